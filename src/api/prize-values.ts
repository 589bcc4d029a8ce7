import { coerce, define } from 'superstruct';
import { text } from './reply.js';

/** A number that may be missing, or arrive as a string. */
export const optionalNumber = coerce(
  define<number | null | undefined>(
    'number or null',
    (value) => value === null || value === undefined || Number.isFinite(value),
  ),
  text,
  (value) => (value.trim() === '' ? null : Number(value)),
);

/** The number of a sector of the wheel (spec section 9: it has eight). */
export const Level = coerce(
  define<number>('a sector, 1 to 8', (value) => [1, 2, 3, 4, 5, 6, 7, 8].some((one) => one === value)),
  text,
  Number,
);
