import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { create, type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import type { Topic } from '../cache/changes.js';
import { findCarsByIds } from '../cars/find-cars.js';
import { cars } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { numbersOf, optionalFlag, optionalNumber, optionalText, requiredTexts, to } from '../http/fields.js';
import { firstPhotoOf } from '../photos/photos.js';
import { wordQuery, wordsMatch } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { type GoodsTexts, goods } from './schema.js';

/** The name of goods in a language where somebody has translated it, or else as their seller wrote it. */
export const nameIn = (language: Language) =>
  sql<string>`coalesce(${goods.translations}->${language}->>'name', ${goods.name})`;

/** The language that `nameIn` is in. */
export const langIn = (language: Language) =>
  sql<Language>`case when ${goods.translations} ? ${language} then ${language}::text else ${goods.lang} end`;

/** All texts of goods in a language, as `nameIn`. */
export const textsIn = (
  row: Pick<typeof goods.$inferSelect, 'name' | 'description' | 'specification' | 'translations'>,
  language: Language,
): GoodsTexts => row.translations[language] ?? row;

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

export const SORTS = ['popular', 'newest', 'price_asc', 'price_desc', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** Each is the order of an index, read forward or backward; equal goods are ordered by their number. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  popular: [desc(goods.sold), desc(goods.goodsId)],
  newest: [desc(goods.createdAt), desc(goods.goodsId)],
  price_asc: [asc(goods.price), asc(goods.goodsId)],
  price_desc: [desc(goods.price), desc(goods.goodsId)],
  discount: [desc(goods.discount), desc(goods.goodsId)],
};

/** What listed goods are made of. */
export const LISTED = ['goods', 'stock', 'departments', 'stores'] as const satisfies readonly Topic[];

/** The columns of listed goods, named as in replies; `zone` 1 is delivered in 2–4 days, 2 in 9–21 days. */
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

/** A page of a list, counted from 1. */
export interface ListPage {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: Sort;
  readonly language: Language;
}

/** A page of the goods that fit a filter, and how many fit it on all pages: one question to the database. */
export async function findGoods(db: Db, filter: GoodsFilter, { page, pageSize, sort, language }: ListPage) {
  const fits = matchGoods(filter);
  const order = ORDERS[sort];
  // Names are read of the goods on the page alone, and not of all that are sorted.
  const onPage = db
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(fits)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const columns = { row: listed(language), total: db.$count(goods, fits) };
  const rows = await withNames(db.select(columns).from(goods).$dynamic())
    .where(inArray(goods.goodsId, onPage))
    .orderBy(...order);
  // A page behind the last one has no row that could tell.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countGoods(db, filter));
  return { list: rows.map(({ row }) => row), total };
}

/** Those of the goods that there are, in no order. */
export function findGoodsByIds(db: Db, ids: readonly number[], language: Language) {
  return withNames(db.select(listed(language)).from(goods).$dynamic()).where(
    inArray(goods.goodsId, [...ids]),
  );
}

export const countGoods = (db: Db, filter: GoodsFilter): Promise<number> =>
  db.$count(goods, matchGoods(filter));

const MAX_IDS = 30;

export const SomeRequest = object({ goods_ids: to(requiredTexts(MAX_IDS), numbersOf) });

/** Those of some goods and cars that there still are, each with its `kind`, in the order of the numbers. */
export async function findSome(db: Db, ids: readonly number[], language: Language) {
  const [ofGoods, ofCars] = await Promise.all([findGoodsByIds(db, ids, language), findCarsByIds(db, ids)]);
  const found = [
    ...ofGoods.map((one) => ({ kind: 'goods' as const, ...one })),
    ...ofCars.map((one) => ({ kind: 'car' as const, ...one })),
  ];
  return found.sort((one, other) => ids.indexOf(one.goods_id) - ids.indexOf(other.goods_id));
}

/** Those of some numbers that there are goods or a car of. */
export async function knownGoods(db: Db, ids: readonly number[]): Promise<number[]> {
  const ofGoods = db
    .select({ id: goods.goodsId })
    .from(goods)
    .where(inArray(goods.goodsId, [...ids]));
  const ofCars = db
    .select({ id: cars.goodsId })
    .from(cars)
    .where(inArray(cars.goodsId, [...ids]));
  const known = new Set([...(await ofGoods), ...(await ofCars)].map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}
