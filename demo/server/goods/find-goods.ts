import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { create, type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import type { Topic } from '../cache/changes.js';
import { findCarsByIds } from '../cars/find-cars.js';
import { cars } from '../cars/schema.js';
import { jsonObject } from '../db/columns.js';
import type { Db } from '../db/database.js';
import { preparedByShape } from '../db/prepared.js';
import { departments } from '../departments/schema.js';
import {
  numbersOf,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTexts,
  requiredTexts,
  to,
} from '../http/fields.js';
import { firstPhotoOf } from '../photos/photos.js';
import { isSignsAlone, wordQuery, wordsMatch } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { type GoodsTexts, goods } from './schema.js';

/** The name of goods in a language if it was translated, or else as the seller wrote it. */
export const nameIn = (language: Language) =>
  sql<string>`coalesce(${goods.translations}->${language}->>'name', ${goods.name})`;

/** The language that the name from `nameIn` is in. */
export const langIn = (language: Language) =>
  sql<Language>`case when ${goods.translations} ? ${language} then ${language}::text else ${goods.lang} end`;

/** Returns all texts of goods in a language, chosen as in `nameIn`. */
export const textsIn = (
  row: Pick<typeof goods.$inferSelect, 'name' | 'description' | 'specification' | 'translations'>,
  language: Language,
): GoodsTexts => row.translations[language] ?? row;

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
function isFirstLevel(catId: number): boolean {
  return catId % 100 === 0;
}

type Numbers = Pick<GoodsFilter, 'cat_id' | 'price_min' | 'price_max'>;

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

export const SORTS = ['popular', 'newest', 'price_asc', 'price_desc', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** Each is the order of an index, read forward or backward. Goods that sort the same are ordered by number. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  popular: [desc(goods.sold), desc(goods.goodsId)],
  newest: [desc(goods.createdAt), desc(goods.goodsId)],
  price_asc: [asc(goods.price), asc(goods.goodsId)],
  price_desc: [desc(goods.price), desc(goods.goodsId)],
  discount: [desc(goods.discount), desc(goods.goodsId)],
};

/** The data that listed goods are built from. */
export const LISTED = ['goods', 'stock', 'departments', 'stores'] as const satisfies readonly Topic[];

/** Returns the columns of listed goods, named as in replies. Zone 1 is delivered in 2–4 days, zone 2 in 9–21 days. */
function listed(language: Language) {
  return {
    goods_id: goods.goodsId,
    slug: goods.slug,
    goods_name: nameIn(language),
    lang: langIn(language),
    cat_id: goods.catId,
    cat_name: sql<string>`${departments.names}->>${language}`,
    store_id: goods.storeId,
    store_name: stores.name,
    art: goods.art,
    color: goods.color,
    color_hex: goods.colorHex,
    price: goods.price,
    list_price: goods.listPrice,
    discount: goods.discount,
    stock: goods.stock,
    sold: goods.sold,
    zone: goods.zone,
    factory: goods.factory,
    wholesale: goods.wholesale,
    photo: firstPhotoOf(goods.goodsId),
  };
}

function withNames<Query extends PgSelect<'goods'>>(query: Query) {
  return query
    .innerJoin(departments, eq(departments.catId, goods.catId))
    .innerJoin(stores, eq(stores.storeId, goods.storeId));
}

/** A page of a list. Pages start at 1. */
export interface ListPage {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: Sort;
  readonly language: Language;
}

/** Returns a page of the goods that match a filter, and the total on all pages, in a single query. */
export async function findGoods(db: Db, filter: GoodsFilter, { page, pageSize, sort, language }: ListPage) {
  const [found] = await pageOfGoods(db, { filter: shapeOf(filter), sort, language }).execute({
    ...filter,
    store_id: filter.store_id.length === 1 ? filter.store_id[0] : filter.store_id,
    ...{ query: wordQuery(filter.words), limit: pageSize, offset: (page - 1) * pageSize },
  });
  return found ?? { list: [], total: 0 };
}

/** Returns a filter that has the same condition, apart from its values. */
const shapeOf = (filter: GoodsFilter): GoodsFilter => ({
  ...filter,
  cat_id: filter.cat_id && (isFirstLevel(filter.cat_id) ? 100 : 101),
  store_id: filter.store_id.slice(0, 2).map(() => 1),
  price_min: filter.price_min && 1,
  price_max: filter.price_max && 1,
  goods_name: isSignsAlone(filter.goods_name) ? '%' : null,
  words: filter.words.length === 0 ? [] : [['word']],
});

interface Shape {
  readonly filter: GoodsFilter;
  readonly sort: Sort;
  readonly language: Language;
}

const pageOfGoods = preparedByShape('page_of_goods', (db, { filter, sort, language }: Shape, name) => {
  const { placeholder } = sql;
  const placed = (name: keyof Numbers) => (filter[name] === null ? null : placeholder(name));
  const fits = matchGoods(filter, placed, placeholder('query'), placeholder('store_id'));
  const order = ORDERS[sort];
  // Looks up names only for the goods on the page, not for everything that is sorted.
  const onPage = db
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(fits)
    .orderBy(...order)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  const row = jsonObject(listed(language));
  const rows = withNames(
    db
      .select({ row: row.as('row') })
      .from(goods)
      .$dynamic(),
  )
    .where(inArray(goods.goodsId, onPage))
    .orderBy(...order)
    .as('listed');
  const list = sql<(typeof row)['_']['type'][]>`coalesce(json_agg(${rows.row}), '[]')`;
  return db
    .select({ list, total: db.$count(goods, fits) })
    .from(rows)
    .prepare(name);
});

/** Returns those of the goods that exist, in no particular order. */
export function findGoodsByIds(db: Db, ids: readonly number[], language: Language) {
  return withNames(db.select(listed(language)).from(goods).$dynamic()).where(
    inArray(goods.goodsId, [...ids]),
  );
}

export const countGoods = (db: Db, filter: GoodsFilter): Promise<number> =>
  db.$count(goods, matchGoods(filter));

const MAX_IDS = 30;

export const SomeRequest = object({ goods_ids: to(requiredTexts(MAX_IDS), numbersOf) });

/** Returns those of the goods and cars that still exist, each with its `kind`, in the order of the ids. */
export async function findSome(db: Db, ids: readonly number[], language: Language) {
  const [ofGoods, ofCars] = await Promise.all([findGoodsByIds(db, ids, language), findCarsByIds(db, ids)]);
  const found = [
    ...ofGoods.map((one) => ({ kind: 'goods' as const, ...one })),
    ...ofCars.map((one) => ({ kind: 'car' as const, ...one })),
  ];
  return found.sort((one, other) => ids.indexOf(one.goods_id) - ids.indexOf(other.goods_id));
}

/** Returns those of the ids that belong to goods or a car. */
export async function existingGoods(db: Db, ids: readonly number[]): Promise<number[]> {
  const ofGoods = db
    .select({ id: goods.goodsId })
    .from(goods)
    .where(inArray(goods.goodsId, [...ids]));
  const ofCars = db
    .select({ id: cars.goodsId })
    .from(cars)
    .where(inArray(cars.goodsId, [...ids]));
  const existing = new Set([...(await ofGoods), ...(await ofCars)].map(({ id }) => id));
  return ids.filter((id) => existing.has(id));
}
