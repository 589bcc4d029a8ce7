import type { Context } from 'hono';
import { object } from 'superstruct';
import { REGISTER_FORM, REPLACE_FORM, RESET_FORM, SIGN_IN_FORM } from '../../shared/forms/forms.js';
import { requestLanguage } from '../http/api.js';
import { type Field, to } from '../http/fields.js';
import { FORM_MESSAGES, formFields } from '../http/form-fields.js';
import { ACCOUNT_MESSAGES } from './messages.js';

/** Returns the account requests by the rules of spec section 5, with messages in the language of the request. */
export function accountRequests(c: Context) {
  const language = requestLanguage(c);
  const messages = { ...ACCOUNT_MESSAGES[language], ...FORM_MESSAGES[language].account };
  /** Lowercases the email: case never distinguishes two accounts. */
  const withEmail = <Fields extends { readonly email: Field<string> }>(fields: Fields) => ({
    ...fields,
    email: to(fields.email, (email) => email.toLowerCase()),
  });
  const registration = withEmail(formFields(REGISTER_FORM, messages));
  const reset = withEmail(formFields(RESET_FORM, messages));
  return {
    messages,
    email: registration.email,
    resetEmail: reset.email,
    code: reset.code,
    signIn: object(withEmail(formFields(SIGN_IN_FORM, messages))),
    registration: object(registration),
    reset: object(reset),
    replacement: object(formFields(REPLACE_FORM, messages)),
  };
}
