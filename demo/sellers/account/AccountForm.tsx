import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmailField } from '../../host/ui/EmailField.js';
import { Form, FormButtons, TextField, useShopForm, type Wrong } from '../../host/ui/form.js';
import { isEmail } from '../../shared/email.js';
import { MIN_PASSWORD } from '../../shared/password.js';
import { wrongFields } from '../api/application.js';
import { changePassword, register, signIn } from '../api/session.js';
import type { SellerMessages } from '../texts.js';
import { sellerTexts } from '../texts.js';
import { CodeField } from './CodeField.js';

const VIEWS = ['sign-in', 'register', 'forgot'] as const;

export type AccountView = (typeof VIEWS)[number];

/** Returns the form that a URL asks for, or undefined if it asks for none. */
export const viewOf = (search: URLSearchParams): AccountView | undefined =>
  VIEWS.find((view) => view === search.get('view'));

const textsOf = ({ account }: SellerMessages, view: AccountView) =>
  ({ 'sign-in': account.signIn, register: account.register, forgot: account.forgot })[view];

interface AccountFormProps {
  first?: AccountView;
  heading?: 'h1' | 'h2';
}

/** The form to sign in as a seller, open an account, or choose a new password. `?view=` says which. */
export function AccountForm({ first = 'sign-in', heading: Heading = 'h1' }: AccountFormProps) {
  const texts = sellerTexts.useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search) ?? first;
  const [notice, setNotice] = useState('');
  const { account } = texts;
  const { title, lead } = textsOf(texts, view);
  return (
    <div className="card seller-account">
      <Heading tabIndex={-1}>{title}</Heading>
      <p className="seller-soft">{lead}</p>
      <p className="told" role="status">
        {view === 'sign-in' && notice}
      </p>
      <ViewForm key={view} view={view} onChanged={() => setNotice(account.changed)} />
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

type Values = Record<'name' | 'email' | 'password' | 'enter_password' | 'email_code', string>;

function check(view: AccountView, values: Values, texts: SellerMessages['account']['wrong']): Wrong<Values> {
  const [name, email, code] = [values.name.trim(), values.email.trim(), values.email_code.trim()];
  const { password, enter_password: again } = values;
  const found: Wrong<Values> = {};
  if (view === 'register' && name === '') found.name = texts.name;
  if (email === '') found.email = texts.emailEmpty;
  else if (!isEmail(email)) found.email = texts.email;
  if (password === '') found.password = texts.passwordEmpty;
  else if (password.length < MIN_PASSWORD) found.password = texts.password;
  if (view === 'register' && again === '') found.enter_password = texts.againEmpty;
  else if (view === 'register' && again !== password) found.enter_password = texts.again;
  if (view !== 'sign-in' && code === '') found.email_code = texts.codeEmpty;
  else if (view !== 'sign-in' && code.length < 5) found.email_code = texts.code;
  return found;
}

/** Sends a view's form. Passwords aren't trimmed, because a space is a character like any other. */
async function send(view: AccountView, values: Values): Promise<void> {
  const { password, enter_password } = values;
  const [name, email, email_code] = [values.name.trim(), values.email.trim(), values.email_code.trim()];
  if (view === 'sign-in') await signIn({ email, password });
  else if (view === 'forgot') await changePassword({ email, password, code: email_code });
  else await register({ name, email, password, enter_password, email_code });
}

function ViewForm({ view, onChanged }: { view: AccountView; onChanged: () => void }) {
  const texts = sellerTexts.useTexts();
  const { account } = texts;
  const [, setSearch] = useSearchParams();
  const isNew = view !== 'sign-in';
  const form = useShopForm<Values, void>({
    defaultValues: { name: '', email: '', password: '', enter_password: '', email_code: '' },
    check: (values) => check(view, values, account.wrong),
    send: (values) => send(view, values),
    onSent: () => {
      if (view !== 'forgot') return;
      onChanged();
      setSearch({ view: 'sign-in' });
    },
    wrongOf: wrongFields,
    checkText: texts.check,
  });
  return (
    <Form form={form}>
      {view === 'register' && (
        <TextField name="name" label={account.name} autoComplete="name" maxLength={100} />
      )}
      <EmailField label={account.email} />
      <TextField
        name="password"
        type="password"
        label={view === 'forgot' ? account.newPassword : account.password}
        hint={isNew ? account.passwordHint : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        dir="ltr"
      />
      {view === 'register' && (
        <TextField
          name="enter_password"
          type="password"
          label={account.again}
          autoComplete="new-password"
          dir="ltr"
        />
      )}
      {isNew && (
        <CodeField email={form.methods.watch('email').trim()} purpose={view === 'register' ? '1' : '2'} />
      )}
      <FormButtons submit={textsOf(texts, view).submit} busy={account.busy} />
    </Form>
  );
}
