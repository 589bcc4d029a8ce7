import { signIn } from '../state/account.js';
import { AccountForm } from './AccountForm.js';
import type { Form } from './form.js';
import { signInRules } from './rules.js';

export { AccountForm };

/** The form to sign in with an email and a password. Loaded on demand, along with what every form needs. */
export const forms: { readonly email: Form } = {
  email: {
    View: AccountForm,
    view: 'email',
    names: ['email', 'password'],
    rules: signInRules,
    passwords: 'current-password',
    button: 'continue',
    send: signIn,
  },
};
