import {
  array as baseArray,
  type as baseType,
  coerce,
  define,
  nullable,
  optional,
  Struct,
  StructError,
  validate,
} from 'superstruct';
import { ID_LENGTH, MESSAGE_LENGTH, NAME_LENGTH, shorten, URL_LENGTH } from './limits.js';

/**
 * Returns the struct of an array. superstruct's own calls the array's `entries()`, which old libraries replace by a method of
 * their own, such as Prototype's.
 */
export const array = <T, S>(each: Struct<T, S>): Struct<T[], Struct<T, S>> =>
  new Struct({
    ...baseArray(each),
    *entries(values) {
      if (!Array.isArray(values)) return;
      for (let at = 0; at < values.length; at++) yield [at, values[at], each];
    },
  });

/**
 * Returns the struct of an object with these fields; others are ignored. Unlike superstruct's own, it ignores what the page
 * has added to `Object.prototype`.
 */
export const type: typeof baseType = (schema) =>
  new Struct({
    ...baseType(schema),
    *entries(value) {
      if (typeof value !== 'object' || value === null) return;
      const fields: Readonly<Record<string, unknown>> = { ...value };
      for (const [name, struct] of Object.entries(schema))
        yield [name, Object.hasOwn(fields, name) ? fields[name] : undefined, struct];
    },
  });

/** A string of any length. */
export const text = define<string>('string', (value) => typeof value === 'string');

/** Returns the struct of a string that is sent back to the server, so that it can't be cut. A longer one is a fault. */
export const textUpTo = (max: number) =>
  define<string>('string', (value) => {
    if (typeof value !== 'string') return false;
    return value.length <= max || { type: `at most ${max} characters` };
  });

/** Returns the struct of a string that's only displayed. A longer one is cut, with an ellipsis. */
const shownText = (max: number) => coerce(textUpTo(max), text, (value) => shorten(value, max));

// The strings in a reply, by use. All have a limit, because an endless one would fill the page's storage or screen.

/** A record's id on the server. */
export const id = textUpTo(ID_LENGTH);
/** A name of a person, a product, and the like. */
export const name = shownText(NAME_LENGTH);
/** A message to the shopper. */
export const message = shownText(MESSAGE_LENGTH);
/** A web address or a `data:` image. */
export const url = textUpTo(URL_LENGTH);

/** Returns the struct of a field that may be missing or null. */
export const nullish = <T, S>(struct: Struct<T, S>): Struct<T | null | undefined, S> =>
  optional(nullable(struct));

/** A number from -(2⁵³ − 1) to 2⁵³ − 1. `1e999` in JSON parses as Infinity, which is a fault. */
export const finite = define<number>(
  'number',
  (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
);

/** A number that may arrive as a string: `"1"` for `1` (contract section 4). */
export const numeric = coerce(finite, text, (digits) => (digits.trim() ? Number(digits) : Number.NaN));

const textOrNumber = define<string | number>('text or number', (value) => /string|number/.test(typeof value));

/** Returns the struct of a number from 0 to a maximum, inclusive, which may arrive as a string (contract section 4). */
export const numberUpTo = (max: number) =>
  coerce(
    define<number>('number', (value) => {
      if (typeof value !== 'number' || Number.isNaN(value)) return false;
      return (value >= 0 && value <= max) || { type: `a number from 0 to ${max}` };
    }),
    textOrNumber,
    (value) => (typeof value === 'string' && !value.trim() ? Number.NaN : Number(value) + 0), // no -0
  );

/** A count, from 0 to a million. */
export const count = numberUpTo(1_000_000);

/**
 * Returns whether a record is small enough to store as the server sent it: at most 1,000 keys and values, nested at most
 * 16 levels deep, each string and key at most 2,000 characters long.
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

// superstruct assigns `name` to its errors, which throws for an inherited `name` if `Error.prototype` is frozen.
Object.defineProperty(StructError.prototype, 'name', { value: 'StructError', writable: true });

/** What reading a reply results in: its value, or the fault because of which it doesn't fit. */
export type Read<T> = { readonly value: T } | { readonly fault: string };

/**
 * Returns a function that validates an untrusted value against a struct. It never throws.
 * @param root the name of the value in a fault.
 * @returns The coerced value, or the fault with its path: `data.brand.0.value: expected string`.
 */
export function reader<T, S>(struct: Struct<T, S>, root = 'data'): (value: unknown) => Read<T> {
  return (value) => {
    try {
      const [failure, coerced] = validate(value, struct, { coerce: true });
      return failure
        ? { fault: `${[root, ...failure.path].join('.')}: expected ${failure.refinement ?? failure.type}` }
        : { value: coerced };
    } catch {
      // superstruct prints the values it rejects, and throws on one such as {"toString": 1}.
      return { fault: `${root}: cannot be read` };
    }
  };
}
