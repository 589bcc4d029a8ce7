import type { Struct } from 'superstruct';
import {
  type CallData,
  type FileCall,
  type OwnCall,
  type ReplyOf,
  type RequestOptions,
  request,
} from '../../../dist/index.js';
import { anotherTask } from '../shell/anotherTask.js';
import { visit } from '../shell/visit.js';
import { takeFirstReply } from './firstReplies.js';

/** The query or form fields of a call. Booleans are sent as 1 or 0. Null and undefined fields are left out. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const toNumbers = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );

const toQuery = (fields: Fields): string => {
  const sent = Object.entries(toNumbers(fields)).filter(([, value]) => value !== null && value !== undefined);
  return sent.length === 0
    ? ''
    : `?${new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))}`;
};

/**
 * Sends a call by the widgets' client. A reply that came with the page serves the first such call, and a page that the
 * server renders gets its replies from the server itself.
 */
async function send<Call extends OwnCall<unknown> | FileCall>(
  call: Call,
  data: CallData<Call>,
  token?: string,
): Promise<ReplyOf<Call>> {
  const { path, method = 'GET' } = call;
  const reply = visit() ? await visit()?.ask(path) : method === 'GET' ? takeFirstReply(path) : undefined;
  const options: RequestOptions = { token, reply };
  const answer = await request(call, data, options);
  // Keeps replies that arrive together from being shown in a single task.
  await anotherTask();
  return answer;
}

/** Reads `path` of the API. @param token the token to send, if it isn't the shopper's @throws {RequestError} */
export const get = <T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Fields = {},
  token?: string,
): Promise<T> => send({ path: path + toQuery(query), parse: struct }, {}, token);

/** Posts a form or a file, once the visitor sees the page. Otherwise like `get`. */
export const post = <T>(
  path: string,
  struct: Struct<T, unknown>,
  body: Fields | Blob = {},
  token?: string,
): Promise<T> =>
  send({ path, method: 'POST', parse: struct }, body instanceof Blob ? body : toNumbers(body), token);

/** Downloads a file. A refusal is reported like that of any other call. @throws {RequestError} */
export const file = (path: string, token: string): Promise<Blob> => send({ path, file: true }, {}, token);
