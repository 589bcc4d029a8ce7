import { and, eq, gt, gte, isNull, lte, type SQL } from 'drizzle-orm';
import { wordQuery, wordsMatch } from '../search/words.js';
import { goods } from './schema.js';

/** What goods are narrowed to; null does not narrow. */
export interface GoodsFilter {
  /** A department of either level. */
  readonly catId: number | null;
  readonly storeId: number | null;
  /** True for what comes from overseas, false for what is in the United States. */
  readonly oversea: boolean | null;
  /** True for what factories sell. */
  readonly factory: boolean | null;
  /** True for what is reduced. */
  readonly deal: boolean | null;
  /** US cents, both included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Each group must match, by a word that begins with one of its alternatives; empty does not narrow. */
  readonly words: readonly (readonly string[])[];
}

/** The filter that all goods pass. */
export const NO_FILTER: GoodsFilter = {
  catId: null,
  storeId: null,
  oversea: null,
  factory: null,
  deal: null,
  priceMin: null,
  priceMax: null,
  words: [],
};

/** Ids of the first level are whole hundreds (see `departmentRows`). */
function isFirstLevel(catId: number): boolean {
  return catId % 100 === 0;
}

/** The condition of a filter; goods that are off sale never pass it. */
export function matchGoods(filter: GoodsFilter): SQL | undefined {
  const { catId, storeId, oversea, factory, deal, priceMin, priceMax, words } = filter;
  return and(
    isNull(goods.heldStock),
    catId === null ? undefined : eq(isFirstLevel(catId) ? goods.departmentId : goods.catId, catId),
    storeId === null ? undefined : eq(goods.storeId, storeId),
    oversea === null ? undefined : eq(goods.zone, oversea ? 2 : 1),
    factory === null ? undefined : eq(goods.factory, factory),
    deal === null ? undefined : deal ? gt(goods.discount, 0) : eq(goods.discount, 0),
    priceMin === null ? undefined : gte(goods.price, priceMin),
    priceMax === null ? undefined : lte(goods.price, priceMax),
    words.length === 0 ? undefined : wordsMatch(goods.words, wordQuery(words)),
  );
}
