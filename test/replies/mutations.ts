import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Returns the path to every part of a value, starting with the value itself. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...names.flatMap((name) => pathsOf(Reflect.get(value, name), [...path, name]))];
}

/** JSON that breaks readers that trust it. */
export const cruelJson: readonly string[] = [
  'null',
  'true',
  '0',
  '-0',
  '1e999',
  '-1e999',
  '1e-999',
  '""',
  '"200"',
  '"null"',
  '"javascript:alert(1)"',
  '[]',
  '[null]',
  '[[]]',
  '{}',
  '{"toString":1}',
  '{"toString":1,"valueOf":1}',
  '{"toJSON":1,"then":1,"length":1}',
  '[{"toString":null}]',
  '{"__proto__":{"brand":[]}}',
  '{"constructor":{"prototype":{}}}',
  '{"name":{"toString":1},"value":[]}',
  '{"length":-1}',
  '"\\ud800"',
  '"\\u0000"',
  '"<img src=x onerror=alert(1)>"',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `"${'x'.repeat(100_000)}"`,
];

const mark = '\u2400';

/** Returns a reply as text, with one part replaced by other JSON, or left out if that is null. */
export function withPart(reply: unknown, path: Path, json: string | null): string {
  const copy: unknown = structuredClone(reply);
  const last = path.at(-1);
  if (last === undefined) return json ?? '';
  let owner: unknown = copy;
  for (const name of path.slice(0, -1)) owner = Reflect.get(Object(owner), name);
  if (json === null) Reflect.deleteProperty(Object(owner), last);
  else Reflect.set(Object(owner), last, mark);
  return JSON.stringify(copy).replace(`"${mark}"`, () => json ?? '');
}

/** Generates replies that were valid until one or two of their parts were changed. */
export const mutatedReply = (reply: unknown): fc.Arbitrary<string> => {
  const part = fc.oneof(
    fc.constantFrom(...cruelJson),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.constant(null),
  );
  const path = fc.constantFrom(...pathsOf(reply));
  return fc.tuple(path, part).map(([at, json]) => withPart(reply, at, json));
};
