import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './api-env.js';

const MAX_PATH = 200;

/** One line a request. Never its query, a header or a body: they hold tokens, visitors' ids and passwords. */
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

/** What to log of an error. A failed query's own message holds its parameters, so it is left out. */
export function describeError(thrown: unknown): { query?: string; reason: string; stack: string } {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error instanceof DrizzleQueryError) {
    const { message, stack } = error.cause ?? new Error('unknown');
    return { query: error.query, reason: message, stack: stack ?? '' };
  }
  return { reason: error.message, stack: error.stack ?? '' };
}
