import type { Field } from '../catalog/catalog.js';

/** One of the forms of a value, such as `delay:#`. */
export interface Form {
  /** The form, with `#` for its number. */
  readonly name: string;
  /** A value of this form. */
  readonly example: string;
  /** What is around the number; null for a form without one. */
  readonly around: readonly [before: string, after: string] | null;
}

const NUMBER = /\d+(?:\.\d+)?/;

/** Returns the form that an example stands for. */
export function formOf(example: string): Form {
  const [before = '', after] = example.split(NUMBER);
  return after === undefined
    ? { name: example, example, around: null }
    : { name: `${before}#${after}`, example, around: [before, after] };
}

/** Returns the form of a value and the text in place of its number, or null if it has none of these forms. */
export function findForm(
  examples: readonly string[],
  value: string,
): { readonly form: Form; readonly number: string } | null {
  const forms = examples.map(formOf);
  const word = forms.find(({ around, name }) => around === null && name === value);
  if (word) return { form: word, number: '' };
  for (const form of forms) {
    if (form.around === null) continue;
    const [before, after] = form.around;
    if (value.startsWith(before) && value.endsWith(after) && value.length >= before.length + after.length)
      return { form, number: value.slice(before.length, value.length - after.length) };
  }
  return null;
}

/** The numbers to try in a form, because its limits stand only in its pattern. No form takes more than five digits. */
const TRIED = Array.from({ length: 100_000 }, (_, number) => number);

/** Returns the least and the greatest number that a field's value takes, which are infinite without a limit. */
export function rangeOf(
  { examples, pattern, min = -Infinity, max = Infinity }: Field,
  value: string,
): readonly [least: number, most: number] {
  const around = findForm(examples, value)?.form.around;
  if (!around) return [min, max];
  const whole = new RegExp(`^(?:${pattern})$`);
  const fitting = TRIED.filter((number) => whole.test(around.join(String(number))));
  return [fitting[0] ?? min, fitting.at(-1) ?? max];
}
