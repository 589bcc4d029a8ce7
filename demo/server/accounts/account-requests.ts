import type { Context } from 'hono';
import { object } from 'superstruct';
import { isEmail, MAX_EMAIL } from '../../shared/email.js';
import { MIN_PASSWORD } from '../../shared/password.js';
import { requestLanguage } from '../http/api.js';
import {
  check,
  type Field,
  filled,
  optionalText,
  required,
  shownFault,
  to,
  trimmedText,
} from '../http/fields.js';
import { ACCOUNT_MESSAGES } from './messages.js';

const MIN_CODE = 5;

const atLeast = (length: number) => (text: string) => text.length >= length;

/** Returns the account requests by the rules of spec section 5, with messages in the language of the request. */
export function accountRequests(c: Context) {
  const messages = ACCOUNT_MESSAGES[requestLanguage(c)];
  /** Lowercases the email: case never distinguishes two accounts. */
  const emailOf = (empty: string, wrong: string): Field<string> =>
    to(filled(trimmedText(MAX_EMAIL), empty), (text) =>
      isEmail(text) ? text.toLowerCase() : shownFault(wrong),
    );
  const passwordOf = (empty: string): Field<string> =>
    check(
      required(optionalText(), shownFault(empty)),
      atLeast(MIN_PASSWORD),
      shownFault(messages.passwordShort),
    );
  const email = emailOf(messages.emailEmpty, messages.emailWrong);
  const resetEmail = emailOf(messages.resetEmailEmpty, messages.resetEmailWrong);
  const password = passwordOf(messages.passwordEmpty);
  const again = to(
    required(optionalText(), shownFault(messages.confirmationEmpty)),
    (text, { branch: [sent] }) => (text === sent.password ? text : shownFault(messages.confirmationDiffers)),
  );
  const code = check(
    filled(trimmedText(), messages.codeEmpty),
    atLeast(MIN_CODE),
    shownFault(messages.codeShort),
  );
  return {
    messages,
    email,
    resetEmail,
    code,
    signIn: object({ email, password: passwordOf(messages.pinEmpty) }),
    registration: object({ email, password, enter_password: again, email_code: code }),
    reset: object({ email: resetEmail, password, code }),
    replacement: object({
      old_password: required(optionalText(), shownFault(messages.presentEmpty)),
      password,
      enter_password: again,
    }),
  };
}
