import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import type { GoodsFields, SortOf } from '../../shared/lists.js';
import type { Topic } from '../cache/changes.js';
import { findCarsByIds } from '../cars/find-cars.js';
import { cars } from '../cars/schema.js';
import { jsonObject } from '../db/columns.js';
import type { Db } from '../db/database.js';
import { preparedByShape } from '../db/prepared.js';
import { departments } from '../departments/schema.js';
import { numbersOf, requiredTexts, to } from '../http/fields.js';
import { placedValues, shapeOf } from '../lists/conditions.js';
import { firstPhotoOf } from '../photos/photos.js';
import { wordsMatch } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { type GoodsFilter, isFirstLevel, matchGoods } from './filter-goods.js';
import { type GoodsTexts, goods } from './schema.js';
import { specificationIn, translateText } from './translate-text.js';

/** The name of goods in a language if it was translated, or else as the seller wrote it. */
export const nameIn = (language: Language) =>
  sql<string>`coalesce(${goods.translations}->${language}->>'name', ${goods.name})`;

/** The language that the name from `nameIn` is in. */
export const langIn = (language: Language) =>
  sql<Language>`case when ${goods.translations} ? ${language} then ${language}::text else ${goods.lang} end`;

/** Returns all texts of goods in a language, chosen as in `nameIn`. The specification is in that language in any case. */
export const textsIn = (
  row: Pick<typeof goods.$inferSelect, 'name' | 'description' | 'specification' | 'translations'>,
  language: Language,
): GoodsTexts =>
  row.translations[language] ?? { ...row, specification: specificationIn(row.specification, language) };

/** The line of the specification in a language that says what the goods are made for, such as a car; null without one. */
function fitsIn(language: Language) {
  const name = language === 'en' ? 'Fits' : translateText('Fits', language);
  return sql<GoodsTexts['specification'][number] | null>`jsonb_path_query_first(
    coalesce(${goods.translations}->${language}->'specification', ${goods.specification}),
    '$[*] ? (@.name == $name || @.name == "Fits")', jsonb_build_object('name', ${name}::text))`;
}

export type Sort = SortOf<GoodsFields>;

/** The best sellers first, and what is sold out last. */
export const POPULAR = [desc(goods.isInStock), desc(goods.sold), desc(goods.goodsId)];

/**
 * Each is the order of an index, read forward or backward. Goods that sort the same are ordered by number. What is sold
 * out comes last among the popular and the most reduced. In a search, the popular ones come first whose own name has all
 * the words, before all as whole words: a jack before a jacket.
 */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  popular: POPULAR,
  newest: [desc(goods.createdAt), desc(goods.goodsId)],
  price_asc: [asc(goods.price), asc(goods.goodsId)],
  price_desc: [desc(goods.price), desc(goods.goodsId)],
  discount: [desc(goods.isInStock), desc(goods.discount), desc(goods.goodsId)],
};

/** The data that listed goods are built from. */
export const LISTED = ['goods', 'stock', 'departments', 'stores'] as const satisfies readonly Topic[];

/** Returns the columns of listed goods, named as in replies. Zone 1 is delivered in 2–4 days, zone 2 in 9–21 days. */
function listed(language: Language, { sizes, stock }: typeof OF_ALL_SIZES) {
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
    stock,
    sold: goods.sold,
    zone: goods.zone,
    factory: goods.factory,
    wholesale: goods.wholesale,
    photo: firstPhotoOf(LEAD),
    sizes,
    fits: fitsIn(language),
  };
}

/** The ID of the goods that stand for all sizes of a row in lists: another size, or the row itself. */
export const LEAD = sql<number>`coalesce(${goods.sizeOf}, ${goods.goodsId})`;

/** What a list says of all sizes that its goods stand for: how many are on sale, and the pieces in stock. */
export const OF_ALL_SIZES = {
  sizes: sql<number>`(select 1 + count(*)::int from ${goods} as size
    where size.size_of = ${goods}.goods_id and size.held_stock is null)`,
  stock: sql<number>`(select ${goods.stock} + coalesce(sum(size.stock), 0)::int from ${goods} as size
    where size.size_of = ${goods}.goods_id)`,
};

const OF_ONE_SIZE: typeof OF_ALL_SIZES = { sizes: sql`1`, stock: sql`${goods.stock}` };

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
  // The level of a department is part of the condition.
  const cat_id = filter.cat_id && (isFirstLevel(filter.cat_id) ? 100 : 101);
  const shape = { ...shapeOf(filter), cat_id };
  const [found] = await pageOfGoods(db, { filter: shape, sort, language }).execute({
    ...placedValues(filter),
    ...{ limit: pageSize, offset: (page - 1) * pageSize },
  });
  return found ?? { list: [], total: 0 };
}

interface Shape {
  readonly filter: GoodsFilter;
  readonly sort: Sort;
  readonly language: Language;
}

const pageOfGoods = preparedByShape('page_of_goods', (db, { filter, sort, language }: Shape, name) => {
  const { placeholder } = sql;
  const fits = matchGoods(filter, placeholder);
  const order = [
    ...(sort === 'popular' && filter.words.length > 0
      ? ['whole', 'query'].map((query) => desc(wordsMatch(goods.titleWords, placeholder(query))))
      : []),
    ...ORDERS[sort],
  ];
  // Looks up names only for the goods on the page, not for everything that is sorted.
  const onPage = db
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(fits)
    .orderBy(...order)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'));
  const row = jsonObject(listed(language, OF_ALL_SIZES));
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

/**
 * Returns those of the goods that exist, in no particular order.
 * @param sizes `OF_ALL_SIZES` if they stand for these. By default, each is the one size that it is.
 */
export function findGoodsByIds(db: Db, ids: readonly number[], language: Language, sizes = OF_ONE_SIZE) {
  return withNames(db.select(listed(language, sizes)).from(goods).$dynamic()).where(
    inArray(goods.goodsId, [...ids]),
  );
}

const MAX_IDS = 30;

export const SomeRequest = object({ goods_ids: to(requiredTexts(MAX_IDS), numbersOf) });

/** Returns those of the goods and cars that still exist, each with its `kind`, in the order of the ids. */
export async function findSome(db: Db, ids: readonly number[], language: Language) {
  const [ofGoods, ofCars] = await Promise.all([
    findGoodsByIds(db, ids, language),
    findCarsByIds(db, ids, language),
  ]);
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
