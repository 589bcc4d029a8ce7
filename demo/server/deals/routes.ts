import { Hono } from 'hono';
import { Deals } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import type { Db } from '../db/database.js';
import { NO_FILTER } from '../goods/filter-goods.js';
import { countInStock, findGoods, LISTED } from '../goods/find-goods.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';

const DAY_MS = 86_400_000;

/** Returns the day (UTC) of an instant in epoch milliseconds: its number since 1970, and when it ends. */
export function dayOf(now: number): { readonly number: number; readonly ends: number } {
  const number = Math.floor(now / DAY_MS);
  return { number, ends: (number + 1) * DAY_MS };
}

export const PICKS = 12;

const REDUCED = { ...NO_FILTER, deal: true };

/**
 * The deals that the shop features, different ones each day (UTC):
 * - `GET /pc/goods/deals` → `{now, ends_at, list}`: the server's clock and the time of the next day's picks, in epoch
 *   milliseconds, so that a browser with a wrong clock can count down; and the listed goods, all at reduced prices
 * @param clock epoch milliseconds
 */
export function dealRoutes(
  db: Db,
  cachePublicly: CachePublicly,
  clock: () => number = Date.now,
): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/goods/deals', cachePublicly(LISTED), async (c) => {
    const now = clock();
    const { number, ends } = dayOf(now);
    // Each day shows the next page of the reduced goods, and starts over before the sold-out ones, which come last.
    const pages = Math.max(1, Math.floor((await countInStock(db, REDUCED)) / PICKS));
    const { list } = await findGoods(db, REDUCED, {
      page: 1 + (number % pages),
      pageSize: PICKS,
      sort: 'popular',
      language: requestLanguage(c),
    });
    return succeed(c, Deals, { now, ends_at: ends, list });
  });
}
