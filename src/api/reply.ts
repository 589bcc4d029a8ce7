import {
  array as anyArray,
  type as anyType,
  coerce,
  define,
  nullable,
  optional,
  Struct,
  StructError,
  validate,
} from 'superstruct';
import { ID_LENGTH, MESSAGE_LENGTH, NAME_LENGTH, shorten, URL_LENGTH } from './limits.js';

/** Returns the struct of an array. superstruct's own walks it with `entries()`, which old libraries replace. */
export const array = <T, S>(each: Struct<T, S>): Struct<T[], Struct<T, S>> =>
  new Struct({
    ...anyArray(each),
    *entries(values) {
      if (!Array.isArray(values)) return;
      for (let at = 0; at < values.length; at++) yield [at, values[at], each];
    },
  });

/** Returns the struct of an object. Unlike superstruct's own, it reads nothing that a page gave to every object. */
export const type: typeof anyType = (schema) =>
  new Struct({
    ...anyType(schema),
    *entries(value) {
      if (typeof value !== 'object' || value === null) return;
      const fields: Readonly<Record<string, unknown>> = { ...value };
      for (const [name, struct] of Object.entries(schema))
        yield [name, Object.hasOwn(fields, name) ? fields[name] : undefined, struct];
    },
  });

/** A string. */
export const text = define<string>('string', (value) => typeof value === 'string');

/** Returns the struct of a string that means something to the server. A longer one is a fault. */
export const textUpTo = (most: number) =>
  define<string>('string', (value) => {
    if (typeof value !== 'string') return false;
    return value.length <= most || { type: `at most ${most} characters` };
  });

/** Returns the struct of a string that's only displayed. A longer one is cut. */
const shownText = (most: number) => coerce(textUpTo(most), text, (value) => shorten(value, most));

// The strings in a reply, by use. All have a limit, because an endless one would fill the page's storage or screen.

/** A record's id on the server. */
export const id = textUpTo(ID_LENGTH);
export const name = shownText(NAME_LENGTH);
export const message = shownText(MESSAGE_LENGTH);
/** A web address or a `data:` image. */
export const url = textUpTo(URL_LENGTH);

/** Returns the struct of a field that may be missing. */
export const nullish = <T, S>(struct: Struct<T, S>): Struct<T | null | undefined, S> =>
  optional(nullable(struct));

/** A number within the safe range. `1e999` in JSON parses as Infinity, which isn't allowed. */
export const finite = define<number>(
  'number',
  (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
);

/** A number that may arrive as a string: `"1"` for `1` (contract section 4). */
export const numeric = coerce(finite, text, (digits) => (digits.trim() ? Number(digits) : Number.NaN));

const textOrNumber = define<string | number>('text or number', (value) => /string|number/.test(typeof value));

/** Returns the struct of a number from 0 to a maximum, which may arrive as a string. */
export const numberUpTo = (most: number) =>
  coerce(
    define<number>('number', (value) => {
      if (typeof value !== 'number' || Number.isNaN(value)) return false;
      return (value >= 0 && value <= most) || { type: `a number from 0 to ${most}` };
    }),
    textOrNumber,
    (value) => (typeof value === 'string' && !value.trim() ? Number.NaN : Number(value) + 0), // no -0
  );

/** A count of something. */
export const count = numberUpTo(1_000_000);

/**
 * Whether a record is small enough to store as the server sent it: at most 1,000 keys and values, nested at most
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

export type Read<T> = { readonly value: T } | { readonly fault: string };

/**
 * Returns a function that validates an untrusted value against a struct. It never throws.
 * @param root the name of the value in a fault.
 * @returns The coerced value, or the fault with its path: `data.brand.0.value: expected string`.
 */
export function reader<T, S>(struct: Struct<T, S>, root = 'data'): (value: unknown) => Read<T> {
  return (value) => {
    try {
      const [failure, fitting] = validate(value, struct, { coerce: true });
      return failure
        ? { fault: `${[root, ...failure.path].join('.')}: expected ${failure.refinement ?? failure.type}` }
        : { value: fitting };
    } catch {
      // superstruct prints the values it rejects, and throws on one such as {"toString": 1}.
      return { fault: `${root}: cannot be read` };
    }
  };
}
