import type { Context } from 'hono';
import type { Logger } from 'pino';
import { LANGUAGES, type Language } from '../../shared/language.js';

export interface ApiEnv {
  Variables: {
    /** In the `X-Request-Id` header of the reply and in each line that is logged for the request. */
    requestId: string;
    logger: Logger;
    /** Who sends the request, to the limits: an address of the network, or a part of it. */
    visitor?: string;
    /** Who has just signed in by this request. */
    signedIn?: { readonly userId: number; readonly email: string | null };
  };
}

/** The language of a request's `lang` header; English when it is missing or none of ours. */
export function requestLanguage(c: Context): Language {
  const lang = c.req.header('lang');
  return LANGUAGES.find((known) => known === lang) ?? 'en';
}

/** A refusal that the shopper reads: the reply's `code` and `msg` (spec section 8), sent with HTTP status 200. */
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

/** Sends `{code: 200, msg, data}`; `data` must be plain JSON. */
export function succeed(c: Context, data: object | null): Response {
  return c.json({ code: SUCCESS, msg: 'OK', data });
}

/** Sends a reply whose `data` holds the same `code` and `msg` as its body, for those who read them there. */
export function answerInData(c: Context, code: number, msg: string, more: object = {}): Response {
  return c.json({ code, msg, data: { code, msg, ...more } });
}

/** Sends `{code, msg, data: null}`; with HTTP status 200 the client shows `msg` to the shopper. */
export function refuse(
  c: Context,
  code: number,
  msg: string,
  status: 200 | 403 | 404 | 500 | 503 = 200,
): Response {
  return c.json({ code, msg, data: null }, status);
}
