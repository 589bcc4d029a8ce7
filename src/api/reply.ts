import { coerce, define, type Struct, validate } from 'superstruct';

/** A text. */
export const text = define<string>('string', (value) => typeof value === 'string');

/** A text that may be missing. */
export const optionalText = define<string | null | undefined>(
  'string or null',
  (value) => value === null || value === undefined || typeof value === 'string',
);

/** A finite number; `1e999` in JSON is Infinity, and is not one. */
export const finite = define<number>(
  'number',
  (value) => typeof value === 'number' && Number.isFinite(value),
);

/** A number that may arrive as a string: `"1"` for `1` (contract section 4). */
export const numeric = coerce(finite, text, (digits) => (digits.trim() ? Number(digits) : Number.NaN));

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
        ? { fault: `${[root, ...failure.path].join('.')}: expected ${failure.type}` }
        : { value: fitting };
    } catch {
      // superstruct prints the values that it refuses, and throws on one such as {"toString": 1}.
      return { fault: `${root}: cannot be read` };
    }
  };
}
