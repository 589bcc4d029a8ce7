import { Hono } from 'hono';
import type { ForEverybody } from '../cache/for-everybody.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { readQuery } from '../http/fields.js';
import { recordTyped } from '../search/search-log.js';
import { BANNER_TITLES } from './banner-titles.js';
import { countCarFacets } from './count-car-facets.js';
import { FacetsRequest, facetsReply } from './facets-reply.js';
import { findMakes } from './find-makes.js';
import { findNamed, ListRequest, listGoods } from './list-goods.js';
import { FilterRequest } from './match-cars.js';
import { readCarFilter } from './read-car-filter.js';

/**
 * The banner with all makes and models, and the cars for sale.
 *
 * Cars are filtered by `brand`, `model` (slugs), `body`, `fuel`, `is_oversea` (0 or 1), `price_min`, `price_max`
 * (US cents), `year_min`, `year_max` and `goods_name` (words of make and model, and a year).
 * - `GET /pc/goods/list` with the filter, `sort` (`newest`, `price_asc`, `price_desc`), `page`, `pageSize`
 *   → `{list, total, page, pageSize, brand, model, corrected}`
 * - `GET /pc/goods/listFacets` with the filter → `{total, brand, model, body, fuel, is_oversea, price, year}`: how
 *   many cars each choice leaves; `model` is empty without a `brand`
 * - `GET /pc/car/facets` is the car search's own, with prices in whole US dollars (contract section 6)
 */
export function carRoutes(db: Db, forEverybody: ForEverybody): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/car/indexV2', forEverybody(['makes']), async (c) => {
      const language = requestLanguage(c);
      return succeed(c, {
        banner: {
          // The calm side of the image is where the titles stand.
          img_pc: language === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg',
          title: BANNER_TITLES[language],
          brand: await findMakes(db),
        },
      });
    })
    .get('/pc/goods/list', recordTyped(db), forEverybody(['cars', 'makes', 'terms']), async (c) =>
      succeed(c, await listGoods(db, readQuery(c, ListRequest))),
    )
    .get('/pc/goods/listFacets', forEverybody(['cars', 'makes', 'terms']), async (c) => {
      const { filter } = await readCarFilter(db, readQuery(c, FilterRequest));
      await findNamed(db, filter);
      return succeed(c, await countCarFacets(db, filter));
    })
    .get('/pc/car/facets', forEverybody(['cars', 'makes']), async (c) =>
      succeed(c, await facetsReply(db, readQuery(c, FacetsRequest), requestLanguage(c))),
    );
}
