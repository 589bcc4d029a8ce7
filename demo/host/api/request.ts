import { create, type Struct, validate } from 'superstruct';
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

/** A call that went wrong, as it is thrown; `code`, `message` and `data` as in `Failure`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly data: unknown;
  constructor({ code, message, data }: Omit<Failure, 'status'>) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** An error of any kind as one of these: without a code, where it is none of the server's. */
  static of(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    return new ApiError({ code: 0, message: error instanceof Error ? error.message : String(error) });
  }
}

/** The data of a call that went well. @throws {ApiError} for one that did not */
export async function dataOf<T>(call: Promise<Outcome<T>>): Promise<T> {
  const outcome = await call;
  if (outcome.status === 'failed') throw new ApiError(outcome);
  return outcome.data;
}

const BASE = '/v3';
const TIMEOUT = 30_000;

const failed = (code: number, message: string, data?: unknown): Failure => ({
  status: 'failed',
  code,
  message,
  data,
});

/**
 * Reads `path` from the shop's API and checks that the reply's data fits `struct`.
 * @param known the token to ask with, where it isn't the shopper's: a seller's
 * @throws {ApiError}
 */
export const get = <T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Record<string, string> = {},
  known?: string,
): Promise<T> => dataOf(getOutcome(path, struct, query, known));

/**
 * Posts a form, or a file, to `path` of the shop's API and checks that the reply's data fits `struct`.
 * @param known the token to ask with, where it isn't the shopper's: a seller's
 * @throws {ApiError}
 */
export const post = <T>(
  path: string,
  struct: Struct<T, unknown>,
  body: Record<string, string> | Blob = {},
  known?: string,
): Promise<T> => dataOf(postOutcome(path, struct, body, known));

/** As `get`, but never rejects. */
export function getOutcome<T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Record<string, string> = {},
  known?: string,
): Promise<Outcome<T>> {
  const search = new URLSearchParams(query).toString();
  return call(`${path}${search && `?${search}`}`, struct, { method: 'GET' }, known);
}

/** As `post`, but never rejects. */
export function postOutcome<T>(
  path: string,
  struct: Struct<T, unknown>,
  body: Record<string, string> | Blob = {},
  known?: string,
): Promise<Outcome<T>> {
  const sent = body instanceof Blob ? body : new URLSearchParams(body);
  return call(path, struct, { method: 'POST', body: sent }, known);
}

/** Fetches a file; a refusal is told as of any other call. @throws {ApiError} */
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
