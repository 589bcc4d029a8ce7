import { and, eq, gt, gte, inArray, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { create, type Infer, object } from 'superstruct';
import { numbersOf, optionalFlag, optionalNumber, optionalText, optionalTexts, to } from '../http/fields.js';
import { isSignsAlone, wordQuery, wordsMatch } from '../search/words.js';
import { goods } from './schema.js';

/** Maximum number of stores in a filter. */
const MAX_STORES = 50;

/** The filter of a call. A field that is null or empty doesn't filter. */
export const FilterRequest = object({
  /** A department on either level. */
  cat_id: optionalNumber(),
  /** Goods have to be of one of these stores. */
  store_id: to(optionalTexts(MAX_STORES), numbersOf),
  /** True for goods overseas, false for goods in the United States. */
  is_oversea: optionalFlag(),
  factory: optionalFlag(),
  deal: optionalFlag(),
  /** US cents, inclusive. */
  price_min: optionalNumber(),
  price_max: optionalNumber(),
  goods_name: optionalText(),
});
export type FilterRequest = Infer<typeof FilterRequest>;

/** A filter and its words. Each group must match a word that begins with one of its alternatives. */
export type GoodsFilter = FilterRequest & { readonly words: readonly (readonly string[])[] };

export const NO_FILTER: GoodsFilter = { ...create({}, FilterRequest), words: [] };

/** First-level ids are multiples of 100 (see `departmentRows`). */
export function isFirstLevel(catId: number): boolean {
  return catId % 100 === 0;
}

/** The fields of a filter that have a number. */
export type Numbers = Pick<GoodsFilter, 'cat_id' | 'price_min' | 'price_max'>;

/**
 * Returns the condition of a filter. Goods that are off sale never match.
 * @param numberOf returns a number of the filter, or its placeholder in a prepared statement
 * @param query the words, likewise
 * @param ofStores the placeholder of the stores: of the number of one, or of a list; null if they aren't prepared
 */
export function matchGoods(
  filter: GoodsFilter,
  numberOf: (name: keyof Numbers) => number | Placeholder | null = (name) => filter[name],
  query: string | Placeholder = wordQuery(filter.words),
  ofStores: Placeholder | null = null,
): SQL | undefined {
  const { is_oversea: oversea, factory, deal, words } = filter;
  const catId = numberOf('cat_id');
  const [least, most] = [numberOf('price_min'), numberOf('price_max')];
  const department = isFirstLevel(filter.cat_id ?? 1) ? goods.departmentId : goods.catId;
  return and(
    isNull(goods.heldStock),
    catId === null ? undefined : eq(department, catId),
    isOfStores(filter.store_id, ofStores),
    oversea === null ? undefined : eq(goods.zone, oversea ? 2 : 1),
    factory === null ? undefined : eq(goods.factory, factory),
    deal === null ? undefined : deal ? gt(goods.discount, 0) : eq(goods.discount, 0),
    least === null ? undefined : gte(goods.price, least),
    most === null ? undefined : lte(goods.price, most),
    isSignsAlone(filter.goods_name) ? sql`false` : undefined,
    words.length === 0 ? undefined : wordsMatch(goods.words, query),
  );
}

function isOfStores(ids: readonly number[], placed: Placeholder | null): SQL | undefined {
  const [only] = ids;
  if (only === undefined) return undefined;
  // An index has the goods of one store in order.
  if (ids.length === 1) return eq(goods.storeId, placed ?? only);
  return placed ? sql`${goods.storeId} = any(${placed}::int[])` : inArray(goods.storeId, [...ids]);
}
