import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { ErrorHandler, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/unavailable.js';
import { uncountAttempts } from '../limits/rate-limit.js';
import { type ApiEnv, ApiError, refuse } from './api.js';

const MAX_PATH = 200;

/** Logs one line per request, never its query, headers, or body: they contain tokens, visitor ids, and passwords. */
export function logRequests(logger: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('logger', logger.child({ requestId }));
    c.header('X-Request-Id', requestId);
    await next();
    c.get('logger').info(
      {
        method: c.req.method,
        path: c.req.path.slice(0, MAX_PATH),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}

/** Returns what to log about an error. The message of a failed query contains its parameters, so it is left out. */
export function describeError(thrown: unknown): { query?: string; reason: string; stack: string } {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error instanceof DrizzleQueryError) {
    const { message, stack } = error.cause ?? new Error('unknown');
    return { query: error.query, reason: message, stack: stack ?? '' };
  }
  return { reason: error.message, stack: error.stack ?? '' };
}

/** When to retry after a 503, in seconds. */
export const RETRY_AFTER_S = '2';

/** Logs anything but an ApiError, and sends it without its cause: a 503 if it is temporary, else a 500. */
export const refuseErrors: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof ApiError) return refuse(c, error.code, error.message);
  if (isUnavailable(error)) {
    // Without a stack: while the database is away, there is one for each call.
    c.get('logger').warn({ reason: describeError(error).reason }, 'a call was refused for now');
    uncountAttempts(c);
    c.header('Retry-After', RETRY_AFTER_S);
    return refuse(c, 503, 'The store is very busy. Please try again in a moment.', 503);
  }
  c.get('logger').error(describeError(error), 'a call failed');
  const msg = `Something went wrong on our side. Please try again. (Request ${c.get('requestId')})`;
  return refuse(c, 500, msg, 500);
};
