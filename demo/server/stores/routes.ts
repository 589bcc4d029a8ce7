import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { Hono } from 'hono';
import { object } from 'superstruct';
import type { Language } from '../../shared/language.js';
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
 * - `GET /pc/store/detail?store_id` (ID or slug) → the store; for its goods, use `/pc/goods/search?store_id=`
 *
 * Both have its `goods_count`.
 */
export function storeRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/store/list', cachePublicly(['stores', 'goods']), async (c) => {
      const { factory, page, pageSize } = readQuery(c, ListRequest);
      const kind = factory === null ? undefined : eq(stores.factory, factory);
      const rows = await findStores(db)
        .where(kind)
        .orderBy(asc(stores.name), asc(stores.storeId))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return succeed(c, StorePage, {
        list: rows.map((row) => toCountedStore(row, requestLanguage(c))),
        total: await db.$count(stores, kind),
        page,
        pageSize,
      });
    })
    .get('/pc/store/detail', cachePublicly(['stores', 'goods']), async (c) => {
      const { store_id: id } = readQuery(c, DetailRequest);
      const [store] = await findStores(db).where(
        /^\d{1,9}$/.test(id) ? eq(stores.storeId, Number(id)) : eq(stores.slug, id),
      );
      if (store === undefined) throw notFound('We don’t have that store.');
      return succeed(c, StoreDetail, toCountedStore(store, requestLanguage(c)));
    });
}

/** Selects stores, with how many goods a list has of each. */
const findStores = (db: Db) =>
  db
    .select({
      ...getTableColumns(stores),
      goodsCount: db.$count(goods, and(eq(goods.storeId, stores.storeId), GOODS_TABLE.isListed)),
    })
    .from(stores)
    .$dynamic();

const toCountedStore = (
  { goodsCount, ...store }: typeof stores.$inferSelect & { goodsCount: number },
  language: Language,
) => ({ ...toStoreReply(store, language), goods_count: goodsCount });
