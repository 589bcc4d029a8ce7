import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { WithTerms } from '../../host/legal/WithTerms.js';
import { formTexts } from '../../host/texts.js';
import { TextField } from '../../host/ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../host/ui/form.js';
import { ruled } from '../../host/ui/rules.js';
import type { Form as Rules } from '../../shared/check-form.js';
import { REGISTER_FORM, SELLER_NAME } from '../../shared/forms/forms.js';
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
    <div className="card stack-small seller-account">
      <Heading tabIndex={-1}>{title}</Heading>
      <p className="soft">{lead}</p>
      <p className="status-message" role="status">
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

const { email, password, enter_password, email_code } = REGISTER_FORM;

const FORMS = {
  'sign-in': { email, password },
  register: { name: SELLER_NAME, email, password, enter_password, email_code },
  forgot: { email, password, email_code },
} as const satisfies Record<AccountView, Rules>;

type Values = Record<keyof typeof FORMS.register, string>;

/** Sends a view's form. */
async function send(view: AccountView, values: Values): Promise<void> {
  const { name, email, password, enter_password, email_code } = values;
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
    rules: ruled<Rules>(FORMS[view], { ...formTexts.useTexts().account, codeEmpty: account.codeEmpty }),
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
      {view === 'register' && <TextField name="name" label={account.name} autoComplete="name" />}
      <TextField name="email" label={account.email} />
      <TextField
        name="password"
        label={view === 'forgot' ? account.newPassword : account.password}
        hint={isNew ? account.passwordHint : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      {view === 'register' && (
        <TextField name="enter_password" label={account.again} autoComplete="new-password" />
      )}
      {isNew && (
        <CodeField email={form.methods.watch('email').trim()} purpose={view === 'register' ? '1' : '2'} />
      )}
      {view === 'register' && <AgreeNote />}
      <FormButtons submit={textsOf(texts, view).submit} busy={account.busy} />
    </Form>
  );
}

/** What a new seller agrees to, with a link to it. */
function AgreeNote() {
  const { account } = sellerTexts.useTexts();
  return (
    <p className="soft">
      <WithTerms text={account.agree} link={account.agreeLink} />
    </p>
  );
}
