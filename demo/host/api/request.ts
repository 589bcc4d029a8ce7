import { type Struct, validate } from 'superstruct';
import { pageLang } from '../messages/language.js';
import { Envelope } from './replies.js';

/**
 * A call that went wrong. `code` and `message` are the server's; where it gave none, or none that can be
 * read, the code is 0 and the message is meant for developers.
 */
export type Failure = { status: 'failed'; code: number; message: string };

/** How a call ended. A call never rejects, so no view has to catch. */
export type Outcome<T> = { status: 'ready'; data: T } | Failure;

const BASE = '/v3';
const TIMEOUT = 30_000;

const failed = (code: number, message: string): Failure => ({
  status: 'failed',
  code,
  message,
});

/** Reads `path` from the shop's API and checks that the reply's data fits `struct`. */
export function get<T>(
  path: string,
  struct: Struct<T, unknown>,
  query: Record<string, string> = {},
): Promise<Outcome<T>> {
  const search = new URLSearchParams(query).toString();
  return call(`${path}${search && `?${search}`}`, struct, {});
}

/** Posts a form to `path` of the shop's API and checks that the reply's data fits `struct`. */
export function post<T>(
  path: string,
  struct: Struct<T, unknown>,
  fields: Record<string, string> = {},
): Promise<Outcome<T>> {
  return call(path, struct, { method: 'POST', body: new URLSearchParams(fields) });
}

/** The token of the signed-in shopper, which the widgets keep in a cookie (contract section 3). */
function token(): string {
  const value = /(?:^|;\s*)portal_myCookie=([\x21-\x7e]{1,512}?)(?:;|$)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : '';
}

async function call<T>(path: string, struct: Struct<T, unknown>, init: RequestInit): Promise<Outcome<T>> {
  try {
    const known = token();
    const response = await fetch(`${BASE}${path}`, {
      ...init,
      headers: {
        platformType: '3',
        lang: pageLang(),
        accept: 'application/json',
        ...(known && { token: known }),
      },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const [unreadable, envelope] = validate(await response.json(), Envelope, {
      coerce: true,
    });
    if (unreadable) return failed(0, unreadable.message);
    if (envelope.code !== 200) return failed(envelope.code, envelope.msg);
    const [unfit, data] = validate(envelope.data, struct, { coerce: true });
    return unfit ? failed(0, unfit.message) : { status: 'ready', data };
  } catch (error) {
    return failed(0, error instanceof Error ? error.message : String(error));
  }
}
