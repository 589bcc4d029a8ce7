import { Hono } from 'hono';
import { CarIndex, CarPage } from '../../shared/replies/cars.js';
import { CarFacets } from '../../shared/replies/goods.js';
import type { CachePublicly } from '../cache/public-replies.js';
import { findContent } from '../campaigns/content.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { readQuery } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { recordTyped } from '../search/search-log.js';
import { FilterRequest, readCarFilter } from './car-filter.js';
import { countListFacets, FacetsRequest, facetsReply } from './facets.js';
import { ListRequest, listGoods } from './find-cars.js';
import { findMakeAndModel, findMakes } from './find-makes.js';

/**
 * The banner with all makes and models, and the cars for sale.
 *
 * Cars are filtered by `brand`, `model` (slugs), `body`, `fuel`, `drive`, `transmission`, `color`, `right_hand` (0 or 1),
 * `is_oversea` (0 or 1), `price_min`, `price_max` (US cents), `year_min`, `year_max`, `mileage_min`, `mileage_max`
 * (kilometers), and `goods_name` (words of make and model, years, what describes a car, and its highest price and mileage).
 * The first seven take several values, with commas or repeated: a car has to fit one of them. A `model` needs exactly one
 * `brand`.
 * - `GET /pc/goods/list` with the filter, `sort` (`newest` for the latest arrivals, `price_asc`, `price_desc`,
 *   `mileage_asc`, `year_desc`, `year_asc`), `page`, `pageSize`
 *   → `{list, total, page, pageSize, brand, model, corrected}`; `brand` and `model` are null for several
 * - `GET /pc/goods/listFacets` with the filter → `{total, brand, model, body, fuel, drive, transmission, right_hand, color,
 *   is_oversea, price, year, mileage}`: how many cars each choice leaves; `model` is empty unless there is one `brand`
 * - `GET /pc/car/facets` serves the car search, with prices in whole US dollars (contract section 6)
 */
export function carRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/car/indexV2', cachePublicly(['makes', 'campaigns']), async (c) => {
      const { picture, titles } = (await findContent(db)).banner[requestLanguage(c)];
      return succeed(c, widgetReply('carIndex', CarIndex), {
        banner: { img_pc: picture, title: titles, brand: await findMakes(db) },
      });
    })
    .get('/pc/goods/list', recordTyped(db), cachePublicly(['cars', 'makes', 'terms']), async (c) =>
      succeed(c, CarPage, await listGoods(db, readQuery(c, ListRequest), requestLanguage(c))),
    )
    .get('/pc/goods/listFacets', cachePublicly(['cars', 'makes', 'terms']), async (c) => {
      const { filter } = await readCarFilter(db, readQuery(c, FilterRequest));
      await findMakeAndModel(db, filter);
      return succeed(c, CarFacets, await countListFacets(db, filter));
    })
    .get('/pc/car/facets', cachePublicly(['cars', 'makes']), async (c) =>
      succeed(
        c,
        widgetReply('carFacets'),
        await facetsReply(db, readQuery(c, FacetsRequest), requestLanguage(c)),
      ),
    );
}
