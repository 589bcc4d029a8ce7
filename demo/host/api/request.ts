import { create, type Struct } from 'superstruct';
import { store } from '../../../dist/index';
import { Envelope } from '../../shared/replies/envelope.js';
import { pageLang } from '../messages/speech.js';
import { leaveSession } from '../session/leaveSession.js';
import { anotherTask } from '../shell/anotherTask.js';
import { visit } from '../shell/visit.js';
import { whenVisible } from '../shell/whenVisible.js';
import { takeFirstReply } from './firstReplies.js';

interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/**
 * A failed call. `code`, `message`, and `data` come from the server. If it sent none, or none that can be read, the
 * code is 0 and the message is meant for developers.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly data: unknown;
  constructor({ code, message, data }: Refusal) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** Returns any error as an `ApiError`. The code is 0 if the error didn't come from the server. */
  static of(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    return new ApiError({ code: 0, message: error instanceof Error ? error.message : String(error) });
  }
}

const BASE = '/v3';
const TIMEOUT = 30_000;

/** The query or form fields of a call. Booleans are sent as 1 or 0. Null and undefined fields are left out. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const paramsOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => {
      const sent = typeof value === 'boolean' ? Number(value) : value;
      return sent === null || sent === undefined ? [] : [[name, String(sent)]];
    }),
  );

/** Reads `path` of the API. @param known the token to send, if it isn't the shopper's @throws {ApiError} */
export function get<T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Fields = {},
  known?: string,
): Promise<T> {
  const search = paramsOf(query).toString();
  return call(`${path}${search && `?${search}`}`, struct, { method: 'GET' }, known);
}

/** Posts a form or a file, once the visitor sees the page. Otherwise like `get`. */
export async function post<T>(
  path: string,
  struct: Struct<T, unknown>,
  body: Fields | Blob = {},
  known?: string,
): Promise<T> {
  await whenVisible();
  const sent = body instanceof Blob ? body : paramsOf(body);
  return call(path, struct, { method: 'POST', body: sent }, known);
}

/** Downloads a file. A refusal is reported like that of any other call. @throws {ApiError} */
export async function file(path: string, known: string): Promise<Blob> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(`${BASE}${path}`, { headers: { token: known, lang: pageLang() }, signal });
    if (response.headers.has('content-disposition')) return await response.blob();
    const { code, msg } = create(await response.json(), Envelope);
    throw new ApiError({ code, message: msg });
  } catch (error) {
    throw ApiError.of(error);
  }
}

/** Returns the signed-in shopper's token, which the widgets keep in a cookie (contract section 3). */
function token(): string {
  if (visit()) return '';
  const value = /(?:^|;\s*)portal_myCookie=([\x21-\x7e]{1,4000}?)(?:;|$)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : '';
}

/** Sends a call, with what the server needs to know about the page and the shopper. Resolves with the reply's JSON. */
async function ask(path: string, init: RequestInit, known: string): Promise<unknown> {
  const drawn = visit();
  if (drawn) return drawn.ask(path);
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
): Promise<T> {
  try {
    const reply = (init.method === 'GET' && takeFirstReply(path)) || (await ask(path, init, known));
    // Keeps replies that arrive together from being read in a single task.
    await anotherTask();
    const { code, msg, data } = create(reply, Envelope);
    if (code === 401 && known && known === token()) leaveSession();
    if (code !== 200) throw new ApiError({ code, message: msg, data });
    return create(data, struct);
  } catch (error) {
    throw ApiError.of(error);
  }
}
