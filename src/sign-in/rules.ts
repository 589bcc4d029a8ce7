import type { Fault } from './messages.js';

/** The values of the forms' fields. */
export interface Values {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly code: string;
  readonly invitation: string;
}

export type FieldName = keyof Values;

/** Returns a field's error, or null if it's valid. */
type Rule = (values: Values) => Fault | null;

export type Rules = { readonly [N in FieldName]?: Rule };

/**
 * The email rule of spec section 5: letters or digits with separators between them, and a domain that ends in two
 * to five letters. No part of it can match the same text in two ways, so it runs in linear time. Text that is longer
 * than an address can be (RFC 5321) is invalid.
 */
const email = /^[a-z\d]+(?:(?:\.|[_+-]+)[a-z\d]+)*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,5}$/i;

export const isEmail = (text: string): boolean => text.length < 255 && email.test(text);

export const emailRule =
  (empty: Fault, format: Fault): Rule =>
  (values) => {
    const text = values.email.trim();
    return text ? (isEmail(text) ? null : format) : empty;
  };

/** At least six characters (spec section 9). */
const passwordRule =
  (empty: Fault): Rule =>
  ({ password }) =>
    password ? (password.length < 6 ? 'passwordShort' : null) : empty;

export const signInRules: Rules = {
  email: emailRule('emailEmpty', 'emailFormat'),
  password: passwordRule('pinEmpty'),
};

/** The rule for a name, in forms that have one. */
export const nameRule = (name: string): Fault | null => (name.trim() ? null : 'nameEmpty');

const newPassword: Rules = {
  password: passwordRule('passwordEmpty'),
  confirmation: ({ password, confirmation }) =>
    confirmation ? (confirmation === password ? null : 'confirmationOther') : 'confirmationEmpty',
  code: ({ code }) => (code.trim() ? (code.trim().length < 5 ? 'codeShort' : null) : 'codeEmpty'),
};

/** The rules of registration (spec section 5). The email's is the sign-in's. The invitation code is optional. */
export const registerRules: Rules = { ...newPassword, email: emailRule('emailEmpty', 'emailFormat') };

/** The rules of a password change: those of registration, with different messages for the email. */
export const resetRules: Rules = { ...newPassword, email: emailRule('resetEmailEmpty', 'resetEmailFormat') };

/** The minimum length of a code (spec section 5). */
const shortest = 5;

/**
 * Returns whether a code is complete. If the server doesn't say how long its codes are, one that arrived all at once
 * is complete: it was pasted or autofilled.
 * @param length the code's length from the server, or null if it doesn't say.
 */
export const isWholeCode = (before: string, code: string, length: number | null): boolean =>
  code !== before && (length ? code.length === length : code.length - before.length >= shortest);
