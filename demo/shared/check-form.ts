import { fill } from '../../dist/npm/text.js';
import { isEmail, MAX_EMAIL } from './email.js';
import { isPhone } from './phone.js';

/** The values entered into a form, by field name. A list is a single text, separated by commas. */
export type Values = Readonly<Record<string, string>>;

/** What can be wrong with a value. The first that applies counts. */
export type Fault = 'empty' | 'short' | 'long' | 'wrong';

/**
 * The values that a field accepts. An optional one may also be empty. A rule may give a fault the key of its message; a
 * rule without any has one message for all of them, under the field's name.
 */
export type Rule = { readonly optional?: true } & Partial<Readonly<Record<Fault, string>>> &
  (
    | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly pattern?: RegExp }
    /** A text of several lines, a password, whose spaces count, or a mailed code. */
    | { readonly kind: 'message' | 'password' | 'code'; readonly min: number; readonly max: number }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'year'; readonly min: number }
    | { readonly kind: 'choice'; readonly of: readonly string[] }
    /** Numbers separated by commas. */
    | { readonly kind: 'ids'; readonly min: number; readonly max: number }
    /** The same as in another field. */
    | { readonly kind: 'same'; readonly as: string }
    | { readonly kind: 'email' | 'phone' | 'zip' | 'website' | 'yes' }
  );

export type Form = Readonly<Record<string, Rule>>;

type KeyOf<R extends Rule, Name> = [keyof R & Fault] extends [never] ? Name : R[keyof R & Fault];

/** The messages about the fields of a form, by their keys. `{min}` and `{max}` in them are the rule's. */
export type MessagesOf<F extends Form> = Readonly<
  Record<{ [Name in keyof F]: KeyOf<F[Name], Name> }[keyof F] & string, string>
>;

/** Maximum length of a value whose kind has no other. */
const MAX_LENGTH = 254;

const MAX_LENGTHS: Partial<Record<Rule['kind'], number>> = {
  ...{ email: MAX_EMAIL, phone: 40, zip: 5, whole: 9, year: 9, day: 10 },
};

/** Returns the maximum length of a field's value. */
export const maxLengthOf = (rule: Rule): number =>
  MAX_LENGTHS[rule.kind] ?? ('max' in rule && rule.kind !== 'ids' ? rule.max : MAX_LENGTH);

/** Returns the key of a field's message about a fault, or undefined if it has none. */
export const messageKey = (rule: Rule, name: string, fault: Fault): string | undefined =>
  rule[fault] ?? ((rule.empty ?? rule.short ?? rule.long ?? rule.wrong) ? undefined : name);

/**
 * Returns the messages about the fields with invalid values, in the form's order. The page and the server use the same
 * check.
 * @param values tidied
 */
export function wrongIn<F extends Form>(
  form: F,
  values: Values,
  texts: MessagesOf<F>,
  now?: Date,
): Record<string, string> {
  const messages: Readonly<Record<string, string>> = texts;
  const found: Record<string, string> = {};
  for (const [name, rule] of Object.entries<Rule>(form)) {
    const fault = faultOf(rule, values, name, now);
    const message = fault && messages[messageKey(rule, name, fault) ?? ''];
    const min = 'min' in rule ? rule.min : 0;
    if (message) found[name] = fill(message, { min, max: maxLengthOf(rule) });
  }
  return found;
}

/** Trims a text and reduces each run of spaces in it to one. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Tidies what was entered into a field. Only a message keeps its line breaks, as `\n`, and has no control characters. */
export function tidyAs({ kind }: Rule, text: string): string {
  if (kind === 'password' || kind === 'same') return text;
  if (kind !== 'message') return tidy(text);
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\P{Cc}]/gu, '')
    .trim();
}

/** Returns the tidied values of a form's fields, without any values that aren't part of it. */
export const tidyValues = (form: Form, values: Values): Values =>
  Object.fromEntries(Object.entries(form).map(([name, rule]) => [name, tidyAs(rule, values[name] ?? '')]));

function faultOf(rule: Rule, values: Values, name: string, now?: Date): Fault | undefined {
  const value = values[name] ?? '';
  if (value === '') return rule.optional ? undefined : 'empty';
  if (value.length > maxLengthOf(rule)) return 'long';
  if ('max' in rule && rule.kind !== 'whole' && rule.kind !== 'ids' && value.length < rule.min)
    return 'short';
  return takes(rule, value, values, now) ? undefined : 'wrong';
}

function takes(rule: Rule, value: string, values: Values, now = new Date()): boolean {
  switch (rule.kind) {
    case 'text':
      return rule.pattern?.test(value) ?? true;
    case 'message':
    case 'password':
    case 'code':
      return true;
    case 'whole':
      return isWhole(value, rule.min, rule.max);
    case 'year':
      return isWhole(value, rule.min, now.getUTCFullYear());
    case 'choice':
      return rule.of.includes(value);
    case 'ids': {
      const ids = value.split(',');
      const isList = ids.every((id) => isWhole(id, 1, 999_999)) && new Set(ids).size === ids.length;
      return isList && ids.length >= rule.min && ids.length <= rule.max;
    }
    case 'same':
      return value === values[rule.as];
    case 'email':
      return isEmail(value);
    case 'phone':
      return isPhone(value);
    case 'zip':
      return /^\d{5}$/.test(value);
    case 'website':
      return isWebsite(value);
    case 'yes':
      return value === '1';
  }
}

function isWhole(value: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
}

/** Accepts only web addresses whose host has a dot: no scripts, and nothing on the local network. */
function isWebsite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
