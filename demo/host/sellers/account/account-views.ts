import { isEmail } from '../../../shared/email.js';
import type { SellerMessages } from '../messages/en.js';

const VIEWS = ['sign-in', 'register', 'forgot'] as const;

/** The forms of the seller's account. */
export type AccountView = (typeof VIEWS)[number];

/** The form that an address asks for; undefined for none. */
export const viewOf = (search: URLSearchParams): AccountView | undefined =>
  VIEWS.find((view) => view === search.get('view'));

type Texts = SellerMessages['account']['wrong'];
type Values = Readonly<Record<string, string>>;

/** What the server would refuse of an account's form. */
export function checkAccount(view: AccountView, values: Values, texts: Texts): Record<string, string> {
  const { name = '', email = '', password = '', enter_password: again = '', email_code: code = '' } = values;
  const found: Record<string, string> = {};
  if (view === 'register' && name === '') found.name = texts.name;
  if (email === '') found.email = texts.emailEmpty;
  else if (!isEmail(email)) found.email = texts.email;
  if (password === '') found.password = texts.passwordEmpty;
  else if (password.length < 6) found.password = texts.password;
  if (view === 'register' && again === '') found.enter_password = texts.againEmpty;
  else if (view === 'register' && again !== password) found.enter_password = texts.again;
  if (view !== 'sign-in' && code === '') found.email_code = texts.codeEmpty;
  else if (view !== 'sign-in' && code.length < 5) found.email_code = texts.code;
  return found;
}
