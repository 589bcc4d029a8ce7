import type { Fault } from './messages.js';
import { emailRule, passwordRule, type Rules } from './rules.js';

/** A name, where a form has one. */
export const nameRule = (name: string): Fault | null => (name.trim() ? null : 'nameEmpty');

const newPassword: Rules = {
  password: passwordRule('passwordEmpty'),
  confirmation: ({ password, confirmation }) =>
    confirmation ? (confirmation === password ? null : 'confirmationOther') : 'confirmationEmpty',
  code: ({ code }) => (code.trim() ? (code.trim().length < 5 ? 'codeShort' : null) : 'codeEmpty'),
};

/** Registration (spec section 5). Its email follows the rule of the sign-in; the invitation code is optional. */
export const registerRules: Rules = { ...newPassword, email: emailRule('emailEmpty', 'emailFormat') };

/** A change of password: the rules of registration, with texts of its own for the email. */
export const resetRules: Rules = { ...newPassword, email: emailRule('resetEmailEmpty', 'resetEmailFormat') };
