import { useState } from 'react';
import { Link } from 'react-router';
import { REPLACE_FORM } from '../../../shared/forms/forms.js';
import { pathTo } from '../../../shared/pages.js';
import { profileQuery, replacePassword } from '../../api/account.js';
import { passkeysQuery } from '../../api/passkeys.js';
import { sessionsQuery } from '../../api/proofs.js';
import { refetchQuery, useOwnQuery } from '../../data/use-shop-query.js';
import { formTexts, securityTexts } from '../../texts.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { TextField } from '../../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../ui/form.js';
import { Notice } from '../../ui/Notice.js';
import { ruled } from '../../ui/rules.js';
import { AccountLayout, accountLoader } from '../AccountLayout.js';
import { Passkeys } from './Passkeys.js';
import { SAFE, SafetyFields, safetyFields } from './SafetyFields.js';
import './security.css';

export const loader = accountLoader(securityTexts, formTexts);

/** Changes the password, given the current one, and manages the passkeys that can replace it. */
export function Component() {
  const texts = securityTexts.useTexts().password;
  const profile = useOwnQuery(profileQuery);
  // What the form lists comes with it, so that nothing moves once it is there.
  const lists = [useOwnQuery(sessionsQuery), useOwnQuery(passkeysQuery)];
  const whole = lists.some(({ isLoading }) => isLoading) ? { ...profile, data: undefined } : profile;
  const [done, setDone] = useState('');
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <p className="status-message" role="status">
        {done}
      </p>
      <AsyncView query={whole} skeleton={<div className="card stack panel password-skeleton skeleton" />}>
        {({ has_password, email }) =>
          has_password ? (
            <>
              <PasswordForm
                email={email ?? ''}
                onChange={() => setDone('')}
                onDone={(areSessionsEnded) => setDone(areSessionsEnded ? texts.done : texts.doneOnly)}
              />
              {email && (
                <p className="account-aside">
                  {texts.forgot} <Link to={pathTo('reset')}>{texts.byMail}</Link>
                </p>
              )}
            </>
          ) : (
            <Notice
              title={texts.none}
              text={texts.noneText}
              {...(email && { to: pathTo('reset'), link: texts.byMail })}
            />
          )
        }
      </AsyncView>
      <Passkeys />
    </AccountLayout>
  );
}

const EMPTY = { old_password: '', password: '', enter_password: '', ...SAFE };

interface PasswordFormProps {
  /** The account's email. Password managers save the new password under it. */
  email: string;
  onChange: () => void;
  onDone: (areSessionsEnded: boolean) => void;
}

function PasswordForm({ email, onChange, onDone }: PasswordFormProps) {
  const texts = securityTexts.useTexts().password;
  const wrong = formTexts.useTexts().account;
  const form = useShopForm({
    defaultValues: EMPTY,
    rules: ruled(REPLACE_FORM, wrong),
    check: ({ password, old_password }) => (password === old_password ? { password: wrong.presentSame } : {}),
    send: ({ ends_sessions, removes_passkeys, since, ...passwords }) =>
      replacePassword({ ...passwords, ...safetyFields({ ends_sessions, removes_passkeys, since }) }),
    async onSent(_, { ends_sessions }) {
      form.methods.reset();
      onDone(ends_sessions);
      await Promise.all([refetchQuery(sessionsQuery), refetchQuery(passkeysQuery)]);
    },
    // The only thing the page can't check itself is whether the current password is right.
    wrongOf: ({ code, message }) => (code === 400 ? { old_password: message } : undefined),
  });
  const secret = {
    maxLength: REPLACE_FORM.password.max,
    onChange,
  };
  return (
    <Form form={form} className="card stack form panel">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField {...secret} name="old_password" label={texts.present} autoComplete="current-password" />
      <TextField
        {...secret}
        name="password"
        label={texts.next}
        hint={texts.nextHint}
        autoComplete="new-password"
      />
      <TextField {...secret} name="enter_password" label={texts.again} autoComplete="new-password" />
      <SafetyFields />
      <FormButtons submit={texts.save} busy={texts.saving} />
    </Form>
  );
}
