import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { object } from 'superstruct';
import { StoreDetail, StorePage } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import type { Db } from '../db/database.js';
import { GOODS_TABLE } from '../goods/filter-goods.js';
import { goods } from '../goods/schema.js';
import { type ApiEnv, notFound, requestLanguage, succeed } from '../http/api.js';
import { optionalFlag, paging, readQuery, requiredText } from '../http/fields.js';
import { stores } from './schema.js';
import { toStoreReply } from './store-reply.js';

const ListRequest = object({ factory: optionalFlag(), ...paging() });
const DetailRequest = object({ store_id: requiredText() });

/**
 * Stores, each `{store_id, slug, store_name, about, about_lang, city, country, since, factory, color_hex}`:
 * - `GET /pc/store/list?factory&page&pageSize` (`factory` 0 or 1, or all stores without it) →
 *   `{list, total, page, pageSize}`, by name
 * - `GET /pc/store/detail?store_id` (ID or slug) → the store with `goods_count`; for its goods, use
 *   `/pc/goods/search?store_id=`
 */
export function storeRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/store/list', cachePublicly(['stores']), async (c) => {
      const { factory, page, pageSize } = readQuery(c, ListRequest);
      const kind = factory === null ? undefined : eq(stores.factory, factory);
      const rows = await db
        .select()
        .from(stores)
        .where(kind)
        .orderBy(asc(stores.name))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return succeed(c, StorePage, {
        list: rows.map((row) => toStoreReply(row, requestLanguage(c))),
        total: await db.$count(stores, kind),
        page,
        pageSize,
      });
    })
    .get('/pc/store/detail', cachePublicly(['stores', 'goods']), async (c) => {
      const { store_id: id } = readQuery(c, DetailRequest);
      const [store] = await db
        .select()
        .from(stores)
        .where(/^\d{1,9}$/.test(id) ? eq(stores.storeId, Number(id)) : eq(stores.slug, id));
      if (store === undefined) throw notFound('We don’t have that store.');
      const listed = and(eq(goods.storeId, store.storeId), GOODS_TABLE.isListed);
      return succeed(c, StoreDetail, {
        ...toStoreReply(store, requestLanguage(c)),
        goods_count: await db.$count(goods, listed),
      });
    });
}
