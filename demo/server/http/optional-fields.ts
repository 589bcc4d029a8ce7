import { badInput } from './api-error.js';
import { type Fields, optionalText, wholeNumber } from './fields.js';

/** Largest id, price or year: what fits a column. */
const MAX = 2_147_483_647;

/** A whole number from 0, or null when it is missing or empty. Throws an ApiError 400 for all else. */
export function optionalNumber(fields: Fields, name: string): number | null {
  if ((fields.get(name) ?? '') === '') return null;
  return wholeNumber(fields, name, { min: 0, max: MAX, fallback: 0 });
}

/** False for 0, true for 1, or null when it is missing or empty. Throws an ApiError 400 for all else. */
export function optionalFlag(fields: Fields, name: string): boolean | null {
  const text = optionalText(fields, name);
  if (text === null) return null;
  if (text !== '0' && text !== '1') throw badInput(`"${name}" must be 0 or 1.`);
  return text === '1';
}
