import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { session } from '../../../dist/index.js';
import { CODE_LENGTH, REGISTER_FORM } from '../../shared/forms/forms.js';
import { pathTo } from '../../shared/pages.js';
import { registerAccount, requestCode, type SignedIn } from '../api/registration.js';
import { fill } from '../messages/i18n.js';
import { guestTexts } from '../texts.js';
import { TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';

/** A code that is too short counts as a try, and there are few. */
const ACCOUNT = {
  password: REGISTER_FORM.password,
  code: { ...REGISTER_FORM.email_code, min: CODE_LENGTH, max: CODE_LENGTH },
};

interface AccountOfferProps {
  email: string;
  /** Called before the new account is signed in. */
  onCreated: (account: SignedIn) => void;
}

/**
 * Offers a guest who has paid an account under the order's email. A mailed code proves the mailbox, as in every
 * registration: if it has an account already, only the mail says so.
 */
export function AccountOffer({ email, onCreated }: AccountOfferProps) {
  const texts = guestTexts.useTexts();
  const [isCodeSent, setCodeSent] = useState(false);
  const form = useShopForm({
    defaultValues: { password: '', code: '' },
    rules: isCodeSent
      ? ruled(ACCOUNT, { ...texts, codeEmpty: texts.codeWrong, codeShort: texts.codeWrong })
      : ruled({ password: ACCOUNT.password }, texts),
    async send({ password, code }) {
      if (isCodeSent) return registerAccount(email, password, code);
      await requestCode(email);
      return null;
    },
    async onSent(opened) {
      if (opened === null) return setCodeSent(true);
      onCreated(opened);
      await session.signIn(opened.token, opened.user);
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
          autoComplete="new-password"
        />
        <p role="status">{isCodeSent && fill(texts.codeSent, { email: shownEmail })}</p>
        {isCodeSent && <TextField name="code" label={texts.code} />}
        <FormButtons submit={texts.create} busy={texts.creating} />
      </Form>
    </section>
  );
}

/** Says that the account exists, and where to go on. */
export function AccountCreated({ email }: { email: string }) {
  const texts = guestTexts.useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="card stack order-part" aria-labelledby="guest-account">
      <h2 id="guest-account" tabIndex={-1} ref={title}>
        {texts.created}
      </h2>
      <p role="status">{fill(texts.createdText, { email: `\u2068${email}\u2069` })}</p>
      <div className="form-buttons">
        <Link className="button" to={pathTo('orders')}>
          {texts.toOrders}
        </Link>
        <Link className="button button-quiet" to={pathTo('addresses')}>
          {texts.toAddresses}
        </Link>
      </div>
    </section>
  );
}
