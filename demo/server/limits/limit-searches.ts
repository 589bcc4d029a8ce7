import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiEnv } from '../http/api.js';
import { addressOf, tooManyRequests } from './rate-limit.js';

/** The calls that search, below the API's path. They are the most expensive ones that anybody may make. */
export const SEARCHES = [
  '/pc/goods/search',
  '/pc/goods/facets',
  '/pc/goods/list',
  '/pc/goods/listFacets',
  '/pc/car/facets',
  '/pc/search/suggest',
] as const;

/**
 * Searches of an address in a minute, in each process of the shop. A person who types without a pause makes 300, a
 * program thousands, and a whole office may share one address.
 */
export const MOST_SEARCHES = 1_200;

/**
 * Refuses searches from an address that makes too many. They are counted in memory: a count in the database would cost
 * as much as a search. Calls of this process itself, for the pages that it renders, have no address and aren't counted.
 */
export function limitSearches(): MiddlewareHandler<ApiEnv> {
  const searches = new RateLimiterMemory({ keyPrefix: 'searches', points: MOST_SEARCHES, duration: 60 });
  return async (c, next) => {
    const address = addressOf(c);
    if (address !== '') {
      try {
        await searches.consume(address);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        c.header('Retry-After', String(Math.ceil(reason.msBeforeNext / 1000)));
        throw tooManyRequests();
      }
    }
    await next();
  };
}

/** Does the same for pages that show what their query asks for. */
export function limitSearchPages(): MiddlewareHandler<ApiEnv> {
  const limited = limitSearches();
  return (c, next) => (c.req.url.includes('?') ? limited(c, next) : next());
}
