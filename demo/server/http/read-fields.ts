import type { Context } from 'hono';
import { ApiError, badInput } from './api-error.js';
import type { Fields } from './fields.js';

/** The fields of the query; a repeated one as a list. */
export function readQuery(c: Context): Fields {
  return collect(new URL(c.req.url).searchParams);
}

/**
 * The fields of a body, urlencoded (also when no type is given) or JSON.
 * @throws {ApiError} 400 for malformed JSON or JSON that is no object, 415 for another content type
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
  return new Map(Object.entries(parsed));
}

function collect(pairs: URLSearchParams): Fields {
  const fields = new Map<string, unknown>();
  for (const name of new Set(pairs.keys())) {
    const values = pairs.getAll(name);
    fields.set(name, values.length === 1 ? values[0] : values);
  }
  return fields;
}
