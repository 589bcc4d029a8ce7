import { signIn } from '../state/account.js';
import { AccountForm } from './AccountForm.js';
import type { Form } from './form.js';
import { signInRules } from './rules.js';

export { AccountForm };

/** Signing in with an email and a password: loaded when it is asked for, with what every form needs. */
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
