import { define, number, pattern, refine, Struct, string } from 'superstruct';

/**
 * As superstruct's `coerce()`, by a plain question instead of a struct: for each value that a struct does not fit,
 * superstruct makes an error, and a list has hundreds of values.
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

/** What the server may send as a string, as the number that it is. */
export const fromText = <T extends number, S>(struct: Struct<T, S>): Struct<T, S> =>
  taken(struct, isString, (text) => (text.trim() === '' ? Number.NaN : Number(text)));

/** A number; the server may send it as a string. JSON's 1e999 is read as Infinity, which `number()` lets through. */
export const amount = fromText(refine(number(), 'finite', (value) => Number.isFinite(value)));

/** A color as CSS has it, such as `#c2410c`. */
export const hex = pattern(string(), /^#[0-9a-f]{3,8}$/i);

/** What stands for a thing; the server may send it as a number. */
export const id = taken(string(), isNumber, String);

/** An object of two texts, asked for as a whole: the makes' models are the most of what a page reads. */
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
