import { define, nullable, number, pattern, refine, Struct, string, type } from 'superstruct';

/**
 * Like superstruct's `coerce()`, but with a type guard instead of a struct. Superstruct creates an error for each value
 * that doesn't fit a struct, and a list has hundreds of values.
 */
export function taken<T, S, V>(
  struct: Struct<T, S>,
  isOther: (value: unknown) => value is V,
  toOwn: (value: V) => unknown,
): Struct<T, S> {
  return new Struct({
    ...struct,
    coercer: (value, context) => struct.coercer(isOther(value) ? toOwn(value) : value, context),
  });
}

export const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Accepts a number that the server may send as a string. */
export const fromText = <T extends number, S>(struct: Struct<T, S>): Struct<T, S> =>
  taken(struct, isString, (text) => (text.trim() === '' ? Number.NaN : Number(text)));

/** A finite number. The server may send it as a string. JSON's 1e999 parses as Infinity, which `number()` accepts. */
export const amount = fromText(refine(number(), 'finite', (value) => Number.isFinite(value)));

/** What delivery costs by region, in US cents; null where it can't go. */
export const regionFees = type({
  mainland: nullable(amount),
  overseas: nullable(amount),
  military: nullable(amount),
});

/** A CSS hex color, such as `#c2410c`. */
export const hex = pattern(string(), /^#[0-9a-f]{3,8}$/i);

/** An id. The server may send it as a number. */
export const id = taken(string(), isNumber, String);

/** An object with two strings, checked in one step: the makes' models are most of what a page reads. */
export const named = define<{ name: string; value: string }>(
  'named',
  (found) =>
    typeof found === 'object' &&
    found !== null &&
    'name' in found &&
    'value' in found &&
    isString(found.name) &&
    isString(found.value),
);
