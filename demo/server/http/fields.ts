import { badInput } from './api-error.js';

/** The fields of a query or of a body; a value is what the client sent, unchecked. */
export type Fields = ReadonlyMap<string, unknown>;

/** Longest text of a field unless its call says otherwise, in UTF-16 units. */
const MAX_LENGTH = 200;

/** A text, or null when it is missing or empty. Throws an ApiError 400 for another type, or when it is too long. */
export function optionalText(fields: Fields, name: string, maxLength = MAX_LENGTH): string | null {
  const value = fields.get(name) ?? '';
  if (typeof value !== 'string') throw badInput(`"${name}" must be a single text.`);
  return value === '' ? null : checkText(name, value, maxLength);
}

/** As `optionalText`, but a missing or empty text is an ApiError 400. */
export function requiredText(fields: Fields, name: string, maxLength = MAX_LENGTH): string {
  const text = optionalText(fields, name, maxLength);
  if (text === null) throw badInput(`"${name}" is missing.`);
  return text;
}

/** A list of texts: a JSON list, a repeated field, or one text with commas. Throws an ApiError 400 when empty. */
export function requiredTexts(fields: Fields, name: string, maxItems: number): string[] {
  const value = fields.get(name);
  const items: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  if (items.length === 0 || items[0] === '') throw badInput(`"${name}" must be a list of texts.`);
  if (items.length > maxItems) throw badInput(`"${name}" may hold at most ${maxItems} items.`);
  return items.map((item) => {
    if (typeof item !== 'string' || item === '') throw badInput(`"${name}" must be a list of texts.`);
    return checkText(name, item, MAX_LENGTH);
  });
}

/** A whole number from `min` to `max`, written as a number or as its digits. Throws an ApiError 400 for all else. */
export function wholeNumber(
  fields: Fields,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const value = fields.get(name) ?? '';
  if (value === '') return fallback;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
    throw badInput(`"${name}" must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

/** One of a few words; the first is the default. Throws an ApiError 400 that lists them. */
export function oneOf<T extends string>(fields: Fields, name: string, choices: readonly [T, ...T[]]): T {
  const value = fields.get(name) ?? '';
  if (value === '') return choices[0];
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw badInput(`"${name}" must be one of ${choices.join(', ')}.`);
  return choice;
}

function checkText(name: string, text: string, maxLength: number): string {
  if (text.length > maxLength) throw badInput(`"${name}" may be at most ${maxLength} characters long.`);
  // Postgres takes no NUL in a text, and no field of ours has a use for the other control characters.
  if (/\p{Cc}/u.test(text)) throw badInput(`"${name}" holds a character that is not allowed.`);
  return text;
}

/** Largest id, price or year: what fits a column. */
const MAX_INT = 2_147_483_647;

/** A whole number from 0, or null when it is missing or empty. Throws an ApiError 400 for all else. */
export function optionalNumber(fields: Fields, name: string): number | null {
  if ((fields.get(name) ?? '') === '') return null;
  return wholeNumber(fields, name, { min: 0, max: MAX_INT, fallback: 0 });
}

/** False for 0, true for 1, or null when it is missing or empty. Throws an ApiError 400 for all else. */
export function optionalFlag(fields: Fields, name: string): boolean | null {
  const text = optionalText(fields, name);
  if (text === null) return null;
  if (text !== '0' && text !== '1') throw badInput(`"${name}" must be 0 or 1.`);
  return text === '1';
}

const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;

/**
 * `page`, from 1, and `pageSize`, at most 100, of a query.
 * @param pageSize when the query names none; default 24
 * @throws {ApiError} 400 for anything else
 */
export function readPage(query: Fields, pageSize = PAGE_SIZE): { page: number; pageSize: number } {
  return {
    page: wholeNumber(query, 'page', { min: 1, max: MAX_PAGE, fallback: 1 }),
    pageSize: wholeNumber(query, 'pageSize', { min: 1, max: MAX_PAGE_SIZE, fallback: pageSize }),
  };
}
