import { Hono } from 'hono';
import { object } from 'superstruct';
import { Detail, GoodsFacets, GoodsPage, Mixed } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, notFound, requestLanguage, succeed } from '../http/api.js';
import { readQuery, requiredText } from '../http/fields.js';
import { recordTyped } from '../search/search-log.js';
import { FilterRequest } from './filter-goods.js';
import { findCarDetail, findGoodsDetail } from './find-detail.js';
import { findSome, LISTED, SomeRequest } from './find-goods.js';
import { countFacets, SearchRequest, searchGoods } from './search-goods.js';

const DetailRequest = object({ goods_id: requiredText() });

/**
 * Goods other than cars, and the details of both. Prices are US cents. Department names follow the `lang` header.
 *
 * The filter of the first two calls: `cat_id` (either level), `version` (what goods of one kind differ in, such as "XL")
 * and `store_id` (several with commas between), `goods_name` (words, with typos corrected), `is_oversea`, `factory`, `deal` (each 0 or 1), `price_min`, `price_max`, `except` (numbers of goods to leave out).
 * - `GET /pc/goods/search` with the filter, `sort` (`popular`, `newest`, `price_asc`, `price_desc`, `discount`),
 *   `page`, `pageSize` → `{list, total, page, pageSize, category, corrected}`
 * - `GET /pc/goods/facets` with the filter → `{category, store, version, version_name, is_oversea, factory, deal,
 *   price}`: how many each choice leaves; `version` is empty unless all goods differ in the same
 * - `GET /pc/goods/detail?goods_id=` (number or slug, or VIN of a car) → `{kind: "goods" | "car", goods, category,
 *   store, shipping, related}`, with `record` for a car
 * - `GET /pc/goods/byIds?goods_ids=1,2,3` → those goods and cars that exist, in that order, each with `kind`
 */
export function goodsRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/goods/search', recordTyped(db), cachePublicly([...LISTED, 'terms']), async (c) =>
      succeed(c, GoodsPage, await searchGoods(db, c, readQuery(c, SearchRequest))),
    )
    .get('/pc/goods/facets', cachePublicly(['departments', 'goods', 'stores', 'terms']), async (c) =>
      succeed(c, GoodsFacets, await countFacets(db, readQuery(c, FilterRequest), requestLanguage(c))),
    )
    .get('/pc/goods/byIds', cachePublicly([...LISTED, 'cars', 'makes']), async (c) =>
      succeed(c, Mixed, await findSome(db, readQuery(c, SomeRequest).goods_ids, requestLanguage(c))),
    )
    .get('/pc/goods/detail', cachePublicly([...LISTED, 'cars', 'makes']), async (c) => {
      const { goods_id: id } = readQuery(c, DetailRequest);
      const language = requestLanguage(c);
      const detail = (await findGoodsDetail(db, id, language)) ?? (await findCarDetail(db, id, language));
      if (detail === null) throw notFound('This product is no longer available.');
      return succeed(c, Detail, detail);
    });
}
