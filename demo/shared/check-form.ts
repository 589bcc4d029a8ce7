import { isEmail } from './email.js';
import { isPhone } from './phone.js';

/** What was filled into a form, by the name of the field; a list is one text with commas. */
export type Values = Readonly<Record<string, string>>;

/** What a field takes. An optional one may also stay empty. */
export type Rule = { readonly optional?: true } & (
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly pattern?: RegExp }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'year'; readonly min: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Numbers with commas between them. */
  | { readonly kind: 'ids'; readonly min: number; readonly max: number }
  | { readonly kind: 'email' | 'phone' | 'website' | 'yes' }
);

export type Form = Readonly<Record<string, Rule>>;

/** Longest text of a field that has no length of its own. */
const MAX_LENGTH = 254;

/**
 * The fields whose values a form does not take, in its order. The page and the server judge by the same.
 * @param values trimmed
 */
export function checkForm<F extends Form>(form: F, values: Values, now = new Date()): (keyof F & string)[] {
  // The names of a form are the keys of its rules.
  const names = Object.keys(form) as (keyof F & string)[];
  return names.filter((name) => {
    const rule: Rule | undefined = form[name];
    const value = values[name] ?? '';
    if (rule === undefined || (value === '' && rule.optional)) return false;
    return !takes(rule, value, now);
  });
}

/** A text without spaces around it, and with single ones within. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The values of a form's own fields, their spaces tidied; what does not belong to it is left out. */
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

/** Of the web, with a name that has a dot: nothing that runs, and nothing of the own network. */
function isWebsite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
