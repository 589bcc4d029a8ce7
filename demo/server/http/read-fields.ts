import { toUSVString } from 'node:util';
import type { Context } from 'hono';
import { type Struct, validate } from 'superstruct';
import { ApiError, badInput } from './api-error.js';

/** Most names of fields in a request; no call has a tenth of them. */
const MAX_NAMES = 200;

/** By their names, the fields as the client sent them. */
type Sent = ReadonlyMap<string, unknown>;

/** The struct of a request: superstruct's `object` of the kinds of fields in `structs.ts`. */
export type RequestStruct<T> = Struct<T, object>;

/** Reads the query; a field that is repeated is a list. Throws a 400 that tells the first fault. */
export const readQuery = <T>(c: Context, struct: RequestStruct<T>): T =>
  fit(collect(new URL(c.req.url).searchParams), struct);

/** Reads a body, urlencoded (also without a type) or JSON, as `readQuery` does a query; 415 for another type. */
export const readBody = async <T>(c: Context, struct: RequestStruct<T>): Promise<T> =>
  fit(await readSent(c), struct);

function fit<T>(sent: Sent, struct: RequestStruct<T>): T {
  const named = Object.fromEntries(Object.keys(struct.schema).map((name) => [name, sent.get(name)]));
  const [error, request] = validate(named, struct, { coerce: true });
  if (error === undefined) return request;
  const [fault = error] = error.failures();
  throw badInput(fault.refinement === 'words' ? `"${fault.key}" ${fault.message}` : fault.message);
}

async function readSent(c: Context): Promise<Sent> {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return parseJson(await c.req.text());
  if (type === '' || type === 'application/x-www-form-urlencoded')
    return collect(new URLSearchParams(await c.req.text()));
  throw new ApiError(415, 'Send the body as application/x-www-form-urlencoded or as application/json.');
}

function parseJson(text: string): Sent {
  let parsed: unknown;
  try {
    // Half of a character can be written in JSON alone, and is then what it becomes in a form. Postgres takes none in JSON.
    parsed = JSON.parse(text, (_, value) => (typeof value === 'string' ? toUSVString(value) : value));
  } catch {
    throw badInput('The body is not valid JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw badInput('The body must be a JSON object.');
  }
  const entries = Object.entries(parsed);
  if (entries.length > MAX_NAMES) throw badInput(`At most ${MAX_NAMES} fields are taken.`);
  return new Map(entries);
}

/** One pass: a body of 64 kB may name a field thousands of times. */
function collect(pairs: URLSearchParams): Sent {
  const sent = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const before = sent.get(name);
    if (Array.isArray(before)) before.push(value);
    else sent.set(name, before === undefined ? value : [before, value]);
    if (sent.size > MAX_NAMES) throw badInput(`At most ${MAX_NAMES} fields are taken.`);
  }
  return sent;
}
