import type { Context } from 'hono';
import { ApiError, badInput } from './api-error.js';
import type { Fields } from './fields.js';

/** Most names of fields in a request; no call has a tenth of them. */
const MAX_NAMES = 200;

/** The fields of the query; a repeated one as a list. */
export function readQuery(c: Context): Fields {
  return collect(new URL(c.req.url).searchParams);
}

/**
 * The fields of a body, urlencoded (also when no type is given) or JSON.
 * @throws {ApiError} 400 for malformed JSON or JSON that is no object, and for more than 200 names; 415 for another content type
 */
export async function readBody(c: Context): Promise<Fields> {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return parseJson(await c.req.text());
  if (type === '' || type === 'application/x-www-form-urlencoded')
    return collect(new URLSearchParams(await c.req.text()));
  throw new ApiError(415, 'Send the body as application/x-www-form-urlencoded or as application/json.');
}

function parseJson(text: string): Fields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
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
function collect(pairs: URLSearchParams): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const before = fields.get(name);
    if (Array.isArray(before)) before.push(value);
    else fields.set(name, before === undefined ? value : [before, value]);
    if (fields.size > MAX_NAMES) throw badInput(`At most ${MAX_NAMES} fields are taken.`);
  }
  return fields;
}
