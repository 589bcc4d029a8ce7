import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { changeSellerPassword, registerSeller, signSellerIn } from '../../api/sellers.js';
import { FormFailure, FormFoot } from '../forms/FormFoot.js';
import { useFields } from '../forms/useFields.js';
import type { SellerMessages } from '../messages/en.js';
import { enterSeller } from '../session.js';
import { AccountInput } from './AccountInput.js';
import { type AccountView, checkAccount, viewOf } from './account-views.js';
import { CodeField } from './CodeField.js';

interface AccountFormProps {
  texts: SellerMessages;
  /** The view that the page begins with. */
  first?: AccountView;
  /** The level of the heading. */
  heading?: 'h1' | 'h2';
}

/** Signing in as a seller, opening an account, or choosing a new password: `?view=` says which. */
export function AccountForm({ texts, first = 'sign-in', heading: Heading = 'h1' }: AccountFormProps) {
  const [search] = useSearchParams();
  const view = viewOf(search) ?? first;
  const [told, setTold] = useState('');
  const { account } = texts;
  const part = { 'sign-in': account.signIn, register: account.register, forgot: account.forgot }[view];
  return (
    <div className="seller-account">
      <Heading tabIndex={-1}>{part.title}</Heading>
      <p className="seller-soft">{part.lead}</p>
      <p className="addresses-told" role="status">
        {view === 'sign-in' && told}
      </p>
      <ViewForm key={view} view={view} texts={texts} onChanged={() => setTold(account.changed)} />
      <ul className="seller-account-links">
        {view === 'sign-in' && <ViewLink to="forgot" text={account.forgotLink} />}
        {view === 'sign-in' && <ViewLink to="register" text={account.toRegister} />}
        {view !== 'sign-in' && <ViewLink to="sign-in" text={account.toSignIn} />}
      </ul>
    </div>
  );
}

function ViewLink({ to, text }: { to: AccountView; text: string }) {
  return (
    <li>
      <Link to={{ search: `?view=${to}` }}>{text}</Link>
    </li>
  );
}

interface ViewFormProps {
  view: AccountView;
  texts: SellerMessages;
  onChanged: () => void;
}

function ViewForm({ view, texts, onChanged }: ViewFormProps) {
  const { account } = texts;
  const [, setSearch] = useSearchParams();
  const fields = useFields(texts.check);
  const [email, setEmail] = useState('');
  const isNew = view !== 'sign-in';
  const check = (values: Readonly<Record<string, string>>) => checkAccount(view, values, account.wrong);
  const read = (values: Readonly<Record<string, string>>, name: string) => values[name] ?? '';
  const input = { fields, prefix: 'seller-account' };
  return (
    <form
      ref={fields.form}
      className="form"
      noValidate
      onSubmit={(event) => {
        // Spaces belong to a password as any other character does.
        const data = new FormData(event.currentTarget);
        const secret = (name: string) => String(data.get(name) ?? '');
        const password = secret('password');
        void fields.submit(event, {
          check: (values) => check({ ...values, password, enter_password: secret('enter_password') }),
          send: async (values) => {
            const common = { email: read(values, 'email'), password };
            if (view === 'sign-in') return signSellerIn(common);
            if (view === 'forgot') {
              const outcome = await changeSellerPassword({ ...common, code: read(values, 'email_code') });
              return outcome.status === 'failed' ? outcome : { status: 'ready', data: { token: '' } };
            }
            return registerSeller({
              ...common,
              name: read(values, 'name'),
              enter_password: secret('enter_password'),
              email_code: read(values, 'email_code'),
            });
          },
          done: async ({ token }) => {
            if (token !== '') return enterSeller(token);
            onChanged();
            setSearch({ view: 'sign-in' });
          },
        });
      }}
    >
      <FormFailure text={fields.failure} />
      {view === 'register' && (
        <AccountInput {...input} name="name" label={account.name} autoComplete="name" maxLength={100} />
      )}
      <AccountInput
        {...input}
        name="email"
        type="email"
        label={account.email}
        autoComplete="email"
        maxLength={254}
        dir="ltr"
        onInput={({ currentTarget }) => setEmail(currentTarget.value.trim())}
      />
      <AccountInput
        {...input}
        name="password"
        type="password"
        label={view === 'forgot' ? account.newPassword : account.password}
        hint={isNew ? account.passwordHint : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        dir="ltr"
      />
      {view === 'register' && (
        <AccountInput
          {...input}
          name="enter_password"
          type="password"
          label={account.again}
          autoComplete="new-password"
          dir="ltr"
        />
      )}
      {isNew && (
        <CodeField {...input} texts={account} email={email} purpose={view === 'register' ? '1' : '2'} />
      )}
      <FormFoot
        submit={
          { 'sign-in': account.signIn, register: account.register, forgot: account.forgot }[view].submit
        }
        busyText={account.busy}
        busy={fields.busy}
      />
    </form>
  );
}
