import assert from 'node:assert/strict';
import { create, type Struct, validate } from 'superstruct';
import { succeeds } from './test-app.js';

/**
 * Returns the data of a call that must succeed, as the pages read it. The pages accept a lot from other and older
 * servers, such as a number that is sent as text. This server may need that for nothing but ids.
 */
export async function read<T>(
  response: Response | Promise<Response>,
  struct: Struct<T, unknown>,
): Promise<T> {
  const data = await succeeds(response);
  const failures = validate(data, struct)[0]?.failures() ?? [];
  // A union fails as a whole, and because of any id. It is only checked the way the pages do it, below.
  const unions = failures.flatMap(({ type, path }) => (type === 'union' ? [path.join('.')] : []));
  const faults = failures
    .filter(({ type, value }) => !(type === 'string' && typeof value === 'number'))
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .filter((fault) => !unions.some((path) => fault.startsWith(path)));
  assert.deepEqual(faults, []);
  return create(data, struct);
}

type AnyStruct = Struct<unknown, unknown>;

/** Does the same for data that must not have a field that no page reads, such as a secret. */
export async function readExactly<T>(
  response: Response | Promise<Response>,
  struct: Struct<T, unknown>,
): Promise<T> {
  const reply = await response;
  const data = await succeeds(reply.clone());
  assert.deepEqual([...unreadFields(data, struct)], []);
  return read(reply, struct);
}

function* unreadFields(
  value: unknown,
  struct: Pick<AnyStruct, 'type' | 'entries'>,
  path = 'data',
): Generator<string> {
  const read = new Set<unknown>();
  for (const [name, field, of] of struct.entries(value, { branch: [], path: [] })) {
    read.add(name);
    yield* unreadFields(field, of, `${path}.${name}`);
  }
  if (struct.type === 'type')
    yield* Object.keys(Object(value)).flatMap((name) => (read.has(name) ? [] : [`${path}.${name}`]));
}
