import { Hono } from 'hono';
import type { Language } from '../../shared/language.js';
import type { ForEverybody } from '../cache/for-everybody.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';
import { readQuery } from '../http/fields.js';
import { recordTyped } from '../search/search-log.js';
import { FilterRequest, readCarFilter } from './car-filter.js';
import { countListFacets, FacetsRequest, facetsReply } from './facets.js';
import { ListRequest, listGoods } from './find-cars.js';
import { findMakes, findNamed } from './find-makes.js';

/** The two lines over the hero image. */
export const BANNER_TITLES: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'Your next car, shipped worldwide',
    'Electric, hybrid, and gas cars, inspected and delivered to your port',
  ],
  ru: [
    'Автомобили\u00a0— в\u00a0любую страну',
    'Электромобили, гибриды и бензиновые: проверим и доставим в ваш порт',
  ],
  ar: [
    'سيارتك القادمة تصلك أينما كنت في العالم',
    'سيارات كهربائية وهجينة وبنزين، نفحصها ونسلّمها في أقرب ميناء إليك',
  ],
  fr: [
    'Votre voiture, livrée partout',
    'Électriques, hybrides ou essence\u00a0: contrôlées et livrées dans votre port',
  ],
};

/**
 * The banner with all makes and models, and the cars for sale.
 *
 * Cars are filtered by `brand`, `model` (slugs), `body`, `fuel`, `color`, `is_oversea` (0 or 1), `price_min`,
 * `price_max` (US cents), `year_min`, `year_max`, `mileage_min`, `mileage_max` (kilometers), and `goods_name` (words of
 * make and model, and a year). The first five take several values, with commas or repeated: a car has to fit one of
 * them. A `model` needs exactly one `brand`.
 * - `GET /pc/goods/list` with the filter, `sort` (`newest` for the latest arrivals, `price_asc`, `price_desc`,
 *   `mileage_asc`, `year_desc`, `year_asc`), `page`, `pageSize`
 *   → `{list, total, page, pageSize, brand, model, corrected}`; `brand` and `model` are null for several
 * - `GET /pc/goods/listFacets` with the filter → `{total, brand, model, body, fuel, color, is_oversea, price, year,
 *   mileage}`: how many cars each choice leaves; `model` is empty unless there is one `brand`
 * - `GET /pc/car/facets` serves the car search, with prices in whole US dollars (contract section 6)
 */
export function carRoutes(db: Db, forEverybody: ForEverybody): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pc/car/indexV2', forEverybody(['makes']), async (c) => {
      const language = requestLanguage(c);
      return succeed(c, {
        banner: {
          // The titles go on the calm side of the image.
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
      return succeed(c, await countListFacets(db, filter));
    })
    .get('/pc/car/facets', forEverybody(['cars', 'makes']), async (c) =>
      succeed(c, await facetsReply(db, readQuery(c, FacetsRequest), requestLanguage(c))),
    );
}
