import { isEmail, MAX_EMAIL } from '../../shared/email.js';
import { type Field, filled, optionalText, required, to, told, trimmedText } from '../http/structs.js';
import type { AccountMessages } from './messages.js';

/** Spec section 9. */
const MIN_PASSWORD = 6;
const MIN_CODE = 5;

/** The fields of the account forms by the rules of spec section 5; their faults are the texts given. */
export type AccountFields = ReturnType<typeof accountFields>;

/** @param texts in the language of the request */
export function accountFields(texts: AccountMessages) {
  /** In lower case: case never tells two accounts apart. */
  const email = (empty: string, wrong: string): Field<string> =>
    to(filled(trimmedText(MAX_EMAIL), empty), (text) => (isEmail(text) ? text.toLowerCase() : told(wrong)));
  const password = (empty: string): Field<string> =>
    to(required(optionalText(), told(empty)), (text) =>
      text.length < MIN_PASSWORD ? told(texts.passwordShort) : text,
    );
  return {
    email: email(texts.emailEmpty, texts.emailWrong),
    resetEmail: email(texts.resetEmailEmpty, texts.resetEmailWrong),
    password: password(texts.passwordEmpty),
    pin: password(texts.pinEmpty),
    oldPassword: required(optionalText(), told(texts.presentEmpty)),
    /** The `password` of the same request once more. */
    confirmation: to(required(optionalText(), told(texts.confirmationEmpty)), (text, { branch: [sent] }) =>
      text === sent.password ? text : told(texts.confirmationDiffers),
    ),
    code: to(filled(trimmedText(), texts.codeEmpty), (text) =>
      text.length < MIN_CODE ? told(texts.codeShort) : text,
    ),
  };
}
