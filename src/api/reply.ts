import { coerce, define, nullable, optional, type Struct, StructError, validate } from 'superstruct';
import { MESSAGE_LENGTH, NAME_LENGTH, shorten } from './shorten.js';

/** A text. */
export const text = define<string>('string', (value) => typeof value === 'string');

/** A text that means something to the server: one that is longer is a fault. */
export const textUpTo = (most: number) =>
  define<string>('string', (value) => {
    if (typeof value !== 'string') return false;
    return value.length <= most || { type: `at most ${most} characters` };
  });

/** A text that is only shown: one that is longer is cut. */
const shownText = (most: number) => coerce(textUpTo(most), text, (value) => shorten(value, most));

/** How long what names a record may be, in characters. */
export const ID_LENGTH = 128;

/** How long a web address may be, or an image as `data:`, in characters. */
export const URL_LENGTH = 100_000;

// What a reply may hold, by its use: a text without an end fills the page's storage, or its screen.

/** What names a record to the server. */
export const id = textUpTo(ID_LENGTH);
export const name = shownText(NAME_LENGTH);
export const message = shownText(MESSAGE_LENGTH);
/** A web address, or an image as `data:`. */
export const url = textUpTo(URL_LENGTH);

/** A field that may be missing. */
export const missable = <T, S>(struct: Struct<T, S>): Struct<T | null | undefined, S> =>
  optional(nullable(struct));

/** A number that is told exactly; `1e999` in JSON is Infinity, and is none. */
export const finite = define<number>(
  'number',
  (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
);

/** A number that may arrive as a string: `"1"` for `1` (contract section 4). */
export const numeric = coerce(finite, text, (digits) => (digits.trim() ? Number(digits) : Number.NaN));

const textOrNumber = define<string | number>('text or number', (value) => /string|number/.test(typeof value));

/** A number that may arrive as a string, from 0 to a greatest. */
export const numberUpTo = (most: number) =>
  coerce(
    define<number>('number', (value) => {
      if (typeof value !== 'number' || Number.isNaN(value)) return false;
      return (value >= 0 && value <= most) || { type: `a number from 0 to ${most}` };
    }),
    textOrNumber,
    (value) => (typeof value === 'string' && !value.trim() ? Number.NaN : Number(value) + 0), // no -0
  );

/** How many of something. */
export const count = numberUpTo(1_000_000);

/**
 * Whether a record that is kept as the server told it is small enough for that: at most 1,000 values, 16 deep, each
 * text and field's name of at most 2,000 characters.
 */
export function isSmall(record: object): boolean {
  let count = 0;
  let level: unknown[] = [record];
  for (let depth = 0; level.length; depth++) {
    count += level.length;
    const isLong = level.some((value) => typeof value === 'string' && value.length > 2000);
    if (depth > 16 || count > 1000 || isLong) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value ? Object.entries(value).flat() : [],
    );
  }
  return true;
}

// superstruct assigns the name of its error, which a frozen `Error.prototype` forbids to what only inherits one.
Object.defineProperty(StructError.prototype, 'name', { value: 'StructError', writable: true });

export type Read<T> = { readonly value: T } | { readonly fault: string };

/**
 * Makes a function that fits a value of unknown origin to a struct. It never throws.
 * @param root what the value is called in a fault.
 * @returns The value, coerced; or what is wrong, with the path at fault: `data.brand.0.value: expected string`.
 */
export function reader<T, S>(struct: Struct<T, S>, root = 'data'): (value: unknown) => Read<T> {
  return (value) => {
    try {
      const [failure, fitting] = validate(value, struct, { coerce: true });
      return failure
        ? { fault: `${[root, ...failure.path].join('.')}: expected ${failure.refinement ?? failure.type}` }
        : { value: fitting };
    } catch {
      // superstruct prints the values that it refuses, and throws on one such as {"toString": 1}.
      return { fault: `${root}: cannot be read` };
    }
  };
}
