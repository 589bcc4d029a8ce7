import { useState } from 'react';
import { session } from '../../../dist/index.js';
import { MIN_PASSWORD } from '../../shared/password.js';
import { registerAccount, requestCode } from '../api/registration.js';
import { fill } from '../messages/speech.js';
import { Form, FormButtons, TextField, useShopForm } from '../ui/form.js';
import { guestTexts } from './messages/load.js';

/**
 * Offers a guest who has paid an account under the order's email. A mailed code proves the mailbox, as in every
 * registration: if it has an account already, only the mail says so.
 */
export function AccountOffer({ email }: { email: string }) {
  const texts = guestTexts.useTexts();
  const [isCodeSent, setCodeSent] = useState(false);
  const form = useShopForm({
    defaultValues: { password: '', code: '' },
    check: ({ password, code }) => ({
      password:
        password === ''
          ? texts.passwordEmpty
          : password.length < MIN_PASSWORD
            ? texts.passwordShort
            : undefined,
      code: isCodeSent && !/^\d{6}$/.test(code.trim()) ? texts.codeWrong : undefined,
    }),
    async send({ password, code }) {
      if (isCodeSent) return registerAccount(email, password, code.trim());
      await requestCode(email);
      return null;
    },
    async onSent(opened) {
      if (opened === null) setCodeSent(true);
      else await session.signIn(opened.token, opened.user);
    },
  });
  const shownEmail = `\u2068${email}\u2069`;
  return (
    <section className="card stack order-part" aria-labelledby="guest-account">
      <h2 id="guest-account">{texts.account}</h2>
      <p>{fill(texts.accountText, { email: shownEmail })}</p>
      <Form form={form}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          type="password"
          autoComplete="new-password"
          dir="ltr"
        />
        <p role="status">{isCodeSent && fill(texts.codeSent, { email: shownEmail })}</p>
        {isCodeSent && (
          <TextField
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={6}
          />
        )}
        <FormButtons submit={texts.create} busy={texts.creating} />
      </Form>
    </section>
  );
}
