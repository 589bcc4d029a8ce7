import type { Struct } from 'superstruct';
import { request } from '../../../dist/index.js';
import { anotherTask } from '../shell/anotherTask.js';
import { visit } from '../shell/visit.js';
import { takeFirstReply } from './firstReplies.js';

/** The query or form fields of a call. Booleans are sent as 1 or 0. Null and undefined fields are left out. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const toNumbers = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );

/** Returns a GET with its query, by which the replies that came with the page are found. */
function addressOf(path: string, fields: Fields): string {
  const sent = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]));
  return sent.length === 0 ? path : `${path}?${query}`;
}

/** Returns a reply that needs no request: one that came with the page, or the server's own while it renders a page. */
async function existingReply(address: string): Promise<unknown> {
  const rendering = visit();
  return rendering ? ((await rendering.fetchReply(address)) ?? null) : takeFirstReply(address);
}

/** Keeps replies that arrive together from being shown in a single task. */
async function inItsTask<T>(answer: Promise<T>): Promise<T> {
  const data = await answer;
  await anotherTask();
  return data;
}

/** Reads `path` of the API. @param token the token to send, if it isn't the shopper's @throws {RequestError} */
export async function get<T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Fields = {},
  token?: string,
): Promise<T> {
  const fields = toNumbers(query);
  const reply = await existingReply(addressOf(path, fields));
  return inItsTask(request({ path, parse: struct }, fields, { token, reply }));
}

/** Sends a GET that changes something, such as one that sends an email: once, when the visitor sees the page. */
export const getOnce = <T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Fields,
  token?: string,
): Promise<T> => inItsTask(request({ path, parse: struct, changes: true }, toNumbers(query), { token }));

/** Posts a form or a file, once the visitor sees the page. Otherwise like `get`. */
export function post<T>(
  path: string,
  struct: Struct<T, unknown>,
  body: Fields | Blob = {},
  token?: string,
): Promise<T> {
  const data = body instanceof Blob ? body : toNumbers(body);
  return inItsTask(request({ path, method: 'POST', parse: struct }, data, { token }));
}

/** Downloads a file. A refusal is reported like that of any other call. @throws {RequestError} */
export const file = (path: string, token: string): Promise<Blob> =>
  request({ path, file: true }, {}, { token });
