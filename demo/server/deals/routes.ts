import { and, eq, gte } from 'drizzle-orm';
import { Hono } from 'hono';
import { Deals } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import type { Db } from '../db/database.js';
import { GOODS_TABLE } from '../goods/filter-goods.js';
import { findGoodsByIds, LISTED, OF_ALL_SIZES, POPULAR } from '../goods/find-goods.js';
import { goods } from '../goods/schema.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';

const DAY_MS = 86_400_000;

/** Returns the day (UTC) of an instant in epoch milliseconds: its number since 1970, and when it ends. */
export function dayOf(now: number): { readonly number: number; readonly ends: number } {
  const number = Math.floor(now / DAY_MS);
  return { number, ends: (number + 1) * DAY_MS };
}

export const PICKS = 12;

/** Percent off, at least: less is a price, not a deal. */
export const MIN_DISCOUNT = 20;

/** After a month, the deals repeat. */
const MOST_PAGES = 30;

const DEAL = and(GOODS_TABLE.isListed, eq(goods.isInStock, true), gte(goods.discount, MIN_DISCOUNT));

/**
 * The deals that the shop features, different ones each day (UTC):
 * - `GET /pc/goods/deals` → `{now, ends_at, list}`: the server's clock and the time of the next day's picks, in epoch
 *   milliseconds, so that a browser with a wrong clock can count down; and the listed goods, the most reduced first
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
    // Each day shows the next page of the deals, the best sellers first.
    const pages = Math.max(1, Math.min(MOST_PAGES, Math.floor((await db.$count(goods, DEAL)) / PICKS)));
    const picks = await db
      .select({ id: goods.goodsId })
      .from(goods)
      .where(DEAL)
      .orderBy(...POPULAR)
      .limit(PICKS)
      .offset((number % pages) * PICKS);
    const list = await findGoodsByIds(
      db,
      picks.map(({ id }) => id),
      requestLanguage(c),
      OF_ALL_SIZES,
    );
    list.sort(
      (one, other) =>
        other.discount - one.discount ||
        other.sold - one.sold ||
        Number(one.goods_id) - Number(other.goods_id),
    );
    return succeed(c, Deals, { now, ends_at: ends, list });
  });
}
