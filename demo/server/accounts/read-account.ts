import type { Context } from 'hono';
import { isEmail, MAX_EMAIL } from '../../shared/email.js';
import { badInput } from '../http/api-error.js';
import { type Fields, optionalText } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { ACCOUNT_MESSAGES, type AccountMessages } from './messages.js';

/** Spec section 9. */
const MIN_PASSWORD = 6;
const MIN_CODE = 5;

/** Reads the fields of the account forms by the rules of spec section 5; each refusal is an ApiError 400. */
export interface AccountReader {
  /** @returns trimmed and in lower case: case never tells two accounts apart */
  readonly email: (empty: string, wrong: string) => string;
  readonly password: (empty: string) => string;
  readonly confirmation: (password: string) => void;
  readonly code: (name: 'email_code' | 'code') => string;
}

/** A reader of these fields, and the messages in the language of the request. */
export function readAccount(
  c: Context,
  fields: Fields,
): { readonly read: AccountReader; readonly messages: AccountMessages } {
  const messages = ACCOUNT_MESSAGES[requestLanguage(c)];
  const read: AccountReader = {
    email(empty, wrong) {
      const text = optionalText(fields, 'email', MAX_EMAIL)?.trim();
      if (!text) throw badInput(empty);
      if (!isEmail(text)) throw badInput(wrong);
      return text.toLowerCase();
    },
    password(empty) {
      const password = optionalText(fields, 'password');
      if (password === null) throw badInput(empty);
      if (password.length < MIN_PASSWORD) throw badInput(messages.passwordShort);
      return password;
    },
    confirmation(password) {
      const confirmation = optionalText(fields, 'enter_password');
      if (confirmation === null) throw badInput(messages.confirmationEmpty);
      if (confirmation !== password) throw badInput(messages.confirmationDiffers);
    },
    code(name) {
      const code = optionalText(fields, name)?.trim();
      if (!code) throw badInput(messages.codeEmpty);
      if (code.length < MIN_CODE) throw badInput(messages.codeShort);
      return code;
    },
  };
  return { read, messages };
}
