import type { Context } from 'hono';
import type { Logger } from 'pino';
import { LANGUAGES, type Language } from '../../shared/language.js';
import type { NoExcess, Sent, Shape } from './shape.js';

export interface ApiEnv {
  Variables: {
    /** Sent in the `X-Request-Id` header of the reply, and logged with every line for the request. */
    requestId: string;
    logger: Logger;
    /** The sender of the request, for rate limits: an IP address, or part of one. */
    visitor?: string;
    /** The attempts that this request has counted against limits, each with what makes it not count. */
    attempts?: Map<string, () => void>;
    /** The user who has just signed in with this request. */
    signedIn?: { readonly userId: number; readonly email: string | null };
  };
}

/** Returns the language of a request's `lang` header, or English if it is missing or unknown. */
export function requestLanguage(c: Context): Language {
  const lang = c.req.header('lang');
  return LANGUAGES.find((each) => each === lang) ?? 'en';
}

/** An error that the shopper sees: the reply's `code` and `msg` (spec section 8), sent with HTTP status 200. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export function badInput(message: string): ApiError {
  return new ApiError(400, message);
}

export function notFound(message: string): ApiError {
  return new ApiError(404, message);
}

const SUCCESS = 200;

/** Sends `{code: 200, msg, data}` with what `shape` says: no field less, and none more. */
export function succeed<T, Data extends Sent<T>>(
  c: Context,
  _shape: Shape<T>,
  data: Data & NoExcess<T, Data>,
): Response {
  return c.json({ code: SUCCESS, msg: 'OK', data });
}

/** Sends a success that has no data. */
export function acknowledge(c: Context, msg = 'OK'): Response {
  return c.json({ code: SUCCESS, msg, data: null });
}

/** Sends a reply that repeats its `code` and `msg` in `data`, for clients that read them there. */
export function answerInData(c: Context, code: number, msg: string, more: object = {}): Response {
  return c.json({ code, msg, data: { code, msg, ...more } });
}

/** Sends `{code, msg, data}`, where `data` is null or has messages about fields. With HTTP status 200, the client shows `msg` to the shopper. */
export function refuse(
  c: Context,
  code: number,
  msg: string,
  status: 200 | 403 | 404 | 500 | 503 = 200,
  data: { readonly fields: Readonly<Record<string, string>> } | null = null,
): Response {
  return c.json({ code, msg, data }, status);
}
