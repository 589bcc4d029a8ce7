import { type Struct, validate } from 'superstruct';
import { store } from '../../../dist/index.js';
import { pageLang } from '../messages/language.js';
import { leaveSession } from '../session/leaveSession.js';
import { anotherTask } from '../shell/anotherTask.js';
import { takeFirstReply } from './firstReplies.js';
import { Envelope } from './replies.js';

/**
 * A call that went wrong. `code` and `message` are the server's; where it gave none, or none that can be
 * read, the code is 0 and the message is meant for developers.
 */
export type Failure = { status: 'failed'; code: number; message: string; data?: unknown };

/** How a call ended. A call never rejects, so no view has to catch. */
export type Outcome<T> = { status: 'ready'; data: T } | Failure;

const BASE = '/v3';
const TIMEOUT = 30_000;

const failed = (code: number, message: string, data?: unknown): Failure => ({
  status: 'failed',
  code,
  message,
  data,
});

/** Reads `path` from the shop's API and checks that the reply's data fits `struct`. */
export function get<T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Record<string, string> = {},
): Promise<Outcome<T>> {
  const search = new URLSearchParams(query).toString();
  return call(`${path}${search && `?${search}`}`, struct, { method: 'GET' });
}

/** Posts a form to `path` of the shop's API and checks that the reply's data fits `struct`. */
export function post<T>(
  path: string,
  struct: Struct<T, unknown>,
  fields: Record<string, string> = {},
): Promise<Outcome<T>> {
  return call(path, struct, { method: 'POST', body: new URLSearchParams(fields) });
}

/** As `get`, with another token than the shopper's: a seller's. */
export function getAs<T>(
  known: string,
  path: string,
  struct: Struct<T, unknown>,
  query: Record<string, string> = {},
): Promise<Outcome<T>> {
  const search = new URLSearchParams(query).toString();
  return call(`${path}${search && `?${search}`}`, struct, {}, known);
}

/** As `post`, with another token than the shopper's. `body` may also be a file. */
export function postAs<T>(
  known: string,
  path: string,
  struct: Struct<T, unknown>,
  body: Record<string, string> | Blob = {},
): Promise<Outcome<T>> {
  const sent = body instanceof Blob ? body : new URLSearchParams(body);
  return call(path, struct, { method: 'POST', body: sent }, known);
}

/** Fetches a file; a refusal is told as of any other call. */
export async function fileAs(known: string, path: string): Promise<Outcome<Blob>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(`${BASE}${path}`, { headers: { token: known, lang: pageLang() }, signal });
    if (response.headers.has('content-disposition')) return { status: 'ready', data: await response.blob() };
    const [unreadable, envelope] = validate(await response.json(), Envelope, { coerce: true });
    return unreadable ? failed(0, unreadable.message) : failed(envelope.code, envelope.msg);
  } catch (error) {
    return failed(0, error instanceof Error ? error.message : String(error));
  }
}

/** The token of the signed-in shopper, which the widgets keep in a cookie (contract section 3). */
function token(): string {
  const value = /(?:^|;\s*)portal_myCookie=([\x21-\x7e]{1,4000}?)(?:;|$)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : '';
}

/** Sends a call with what the server is to know of the page and the shopper; resolves with the reply's JSON. */
async function ask(path: string, init: RequestInit, known: string): Promise<unknown> {
  const { uuid } = store.getState().user;
  const response = await fetch(`${BASE}${path}`, {
    ...init,
    headers: {
      platformType: '3',
      lang: pageLang(),
      accept: 'application/json',
      ...(uuid && { uuid }),
      ...(known && { token: known }),
    },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return response.json();
}

async function call<T>(
  path: string,
  struct: Struct<T, unknown>,
  init: RequestInit,
  known = token(),
): Promise<Outcome<T>> {
  try {
    const reply = (init.method === 'GET' && takeFirstReply(path)) || (await ask(path, init, known));
    // Replies that come together are not read in one go.
    await anotherTask();
    const [unreadable, envelope] = validate(reply, Envelope, { coerce: true });
    if (unreadable) return failed(0, unreadable.message);
    if (envelope.code === 401 && known && known === token()) leaveSession();
    if (envelope.code !== 200) return failed(envelope.code, envelope.msg, envelope.data);
    const [unfit, data] = validate(envelope.data, struct, { coerce: true });
    return unfit ? failed(0, unfit.message) : { status: 'ready', data };
  } catch (error) {
    return failed(0, error instanceof Error ? error.message : String(error));
  }
}
