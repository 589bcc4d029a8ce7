import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.js';

/** Above this many addresses, those whose time is over are forgotten. */
const MAX_ADDRESSES = 10_000;

interface Window {
  calls: number;
  readonly endsAt: number;
}

/**
 * Refuses an address that calls too often, with code 429. The counts are this process's own: behind several
 * processes, or a proxy that is the one address, a proxy's own limit is what holds.
 * @param now milliseconds; a clock that never goes back
 */
export function limitCalls(
  { calls, perMs }: { readonly calls: number; readonly perMs: number },
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  const windows = new Map<string, Window>();
  return async (c, next) => {
    const time = now();
    if (windows.size > MAX_ADDRESSES) {
      for (const [address, { endsAt }] of windows) if (endsAt <= time) windows.delete(address);
    }
    const address = addressOf(c);
    const known = windows.get(address);
    const window = known && known.endsAt > time ? known : { calls: 0, endsAt: time + perMs };
    window.calls += 1;
    windows.set(address, window);
    if (window.calls > calls) throw new ApiError(429, 'Too many requests. Please try again in a minute.');
    await next();
  };
}

/** The other end of the connection; a request that came without one counts as of no address. */
function addressOf(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}
