import { isEmail } from './email.js';
import { isPhone } from './phone.js';

/** The values entered into a form, by field name. A list is a single text, separated by commas. */
export type Values = Readonly<Record<string, string>>;

/** The values that a field accepts. An optional one may also be empty. */
export type Rule = { readonly optional?: true } & (
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly pattern?: RegExp }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'year'; readonly min: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Numbers separated by commas. */
  | { readonly kind: 'ids'; readonly min: number; readonly max: number }
  | { readonly kind: 'email' | 'phone' | 'website' | 'yes' }
);

export type Form = Readonly<Record<string, Rule>>;

/** Maximum length of a field without its own maximum. */
const MAX_LENGTH = 254;

/**
 * Returns the fields with invalid values, in the form's order. The page and the server use the same check.
 * @param values trimmed
 */
export function checkForm<F extends Form>(form: F, values: Values, now = new Date()): (keyof F & string)[] {
  // The keys of a form are its fields' names.
  const names = Object.keys(form) as (keyof F & string)[];
  return names.filter((name) => {
    const rule: Rule | undefined = form[name];
    const value = values[name] ?? '';
    if (rule === undefined || (value === '' && rule.optional)) return false;
    return !takes(rule, value, now);
  });
}

/** Trims a text and reduces each run of spaces in it to one. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Returns the tidied values of a form's fields, without any values that aren't part of it. */
export function tidyValues(form: Form, values: Values): Values {
  return Object.fromEntries(Object.keys(form).map((name) => [name, tidy(values[name] ?? '')]));
}

function takes(rule: Rule, value: string, now: Date): boolean {
  switch (rule.kind) {
    case 'text':
      return value.length >= rule.min && value.length <= rule.max && (rule.pattern?.test(value) ?? true);
    case 'whole':
      return isWhole(value, rule.min, rule.max);
    case 'year':
      return isWhole(value, rule.min, now.getUTCFullYear());
    case 'choice':
      return rule.of.includes(value);
    case 'ids': {
      const ids = value === '' ? [] : value.split(',');
      const isList = ids.every((id) => isWhole(id, 1, 999_999)) && new Set(ids).size === ids.length;
      return isList && ids.length >= rule.min && ids.length <= rule.max;
    }
    case 'email':
      return isEmail(value);
    case 'phone':
      return value.length <= 40 && isPhone(value);
    case 'website':
      return value.length <= MAX_LENGTH && isWebsite(value);
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
