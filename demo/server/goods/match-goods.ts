import { and, eq, gt, gte, isNull, lte, type SQL } from 'drizzle-orm';
import { create, type Infer, object } from 'superstruct';
import { optionalFlag, optionalNumber, optionalText } from '../http/fields.js';
import { wordQuery, wordsMatch } from '../search/words.js';
import { goods } from './schema.js';

/** What a call narrows goods to; null does not narrow. */
export const FilterRequest = object({
  /** A department of either level. */
  cat_id: optionalNumber(),
  store_id: optionalNumber(),
  /** True for what comes from overseas, false for what is in the United States. */
  is_oversea: optionalFlag(),
  factory: optionalFlag(),
  deal: optionalFlag(),
  /** US cents, both included. */
  price_min: optionalNumber(),
  price_max: optionalNumber(),
  goods_name: optionalText(),
});
export type FilterRequest = Infer<typeof FilterRequest>;

/** A filter with its words: each group must match, by a word that begins with one of its alternatives. */
export type GoodsFilter = FilterRequest & { readonly words: readonly (readonly string[])[] };

export const NO_FILTER: GoodsFilter = { ...create({}, FilterRequest), words: [] };

/** Ids of the first level are whole hundreds (see `departmentRows`). */
function isFirstLevel(catId: number): boolean {
  return catId % 100 === 0;
}

/** The condition of a filter; goods that are off sale never pass it. */
export function matchGoods(filter: GoodsFilter): SQL | undefined {
  const { cat_id: catId, store_id: storeId, is_oversea: oversea, factory, deal, words } = filter;
  return and(
    isNull(goods.heldStock),
    catId === null ? undefined : eq(isFirstLevel(catId) ? goods.departmentId : goods.catId, catId),
    storeId === null ? undefined : eq(goods.storeId, storeId),
    oversea === null ? undefined : eq(goods.zone, oversea ? 2 : 1),
    factory === null ? undefined : eq(goods.factory, factory),
    deal === null ? undefined : deal ? gt(goods.discount, 0) : eq(goods.discount, 0),
    filter.price_min === null ? undefined : gte(goods.price, filter.price_min),
    filter.price_max === null ? undefined : lte(goods.price, filter.price_max),
    words.length === 0 ? undefined : wordsMatch(goods.words, wordQuery(words)),
  );
}
