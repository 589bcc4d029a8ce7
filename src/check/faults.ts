/** A problem with one call, and how to fix it. */
export interface Fault {
  /** Where it is: `status`, `answer`, `cors`, `preflight`, or a path in the reply, such as `data.banner.title`. */
  readonly at: string;
  /** What's wrong and how to fix it, in plain sentences. */
  readonly change: string;
}

/** The kinds of values in a struct's faults, in words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, or a text that is one',
  array: 'a list',
  type: 'an object',
  model: 'a text of at most 200 characters, or an object with such a `name` and `value`',
  user: 'an object with the shopper’s fields, `uname` a text',
  'user or empty': 'the user object, or `{}` for a guest, with `uname` a text',
  token: 'a text of visible ASCII characters, of less than 4,000',
  'visitor id': 'a text of visible ASCII characters, of at most 128',
};

/** Describes a value in words. */
function describe(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is null';
  if (Array.isArray(value)) return 'is a list';
  if (typeof value === 'string') {
    const characters = `${value.length} character${value.length === 1 ? '' : 's'}`;
    return value.length > 40 ? `is a text of ${characters}` : `is the text ${JSON.stringify(value)}`;
  }
  return typeof value === 'object' ? 'is an object' : `is ${String(value)}`;
}

/** Returns the value at a path; undefined if the path breaks off. */
function valueAt(body: unknown, path: readonly string[]): unknown {
  let value = body;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/**
 * Explains a struct's fault in a sentence.
 * @param fault the fault, such as `data.brand.0.value: expected string`
 * @param body the reply that the path is in
 */
export function explain(fault: string, body: unknown): Fault {
  const [, at = 'data', expected = ''] = /^(\S+): (?:expected )?(.*)$/s.exec(fault) ?? [];
  const value = valueAt(body, at.split('.'));
  const description =
    kinds[expected] ?? (expected.startsWith('at most') ? `a text of ${expected}` : expected);
  if (expected === 'cannot be read')
    return { at, change: `\`${at}\` ${describe(value)}, and cannot be read.` };
  return { at, change: `\`${at}\` ${describe(value)}. Send ${description}.` };
}
