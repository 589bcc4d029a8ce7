import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.js';
import { countAttempts } from './count-attempts.js';

/**
 * Refuses an address that calls too often, with code 429. Behind a proxy that is the one address, the proxy's own
 * limit is what holds.
 * @param now milliseconds; a clock that never goes back
 */
export function limitCalls(
  { calls, perMs }: { readonly calls: number; readonly perMs: number },
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  const counter = countAttempts({ attempts: calls, perMs }, now);
  return async (c, next) => {
    if (!counter.take(addressOf(c)))
      throw new ApiError(429, 'Too many requests. Please try again in a minute.');
    await next();
  };
}

/** The other end of the connection; a request that came without one counts as of no address. */
export function addressOf(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}
