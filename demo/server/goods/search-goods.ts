import { asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { findDepartment } from '../departments/find-departments.js';
import { departments } from '../departments/schema.js';
import { notFound, requestLanguage } from '../http/api.js';
import { oneOf, paging } from '../http/fields.js';
import { correctWords, splitWords } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { FilterRequest, type GoodsFilter, matchGoods } from './filter-goods.js';
import { findGoods, type ListPage, SORTS } from './find-goods.js';
import { goods } from './schema.js';

export const SearchRequest = object({ ...paging(), sort: oneOf(SORTS), ...FilterRequest.schema });

/** Returns a query's filter, and as `corrected` the words searched for instead if any were mistyped, else null. */
export async function readSearch(db: Db, query: FilterRequest) {
  const typed = splitWords(query.goods_name ?? '');
  const words = await correctWords(db, typed);
  const best = words.map(([first]) => first).join(' ');
  return { filter: { ...query, words }, corrected: best === typed.join(' ') ? null : best };
}

/** The reply of `/pc/goods/search`. */
export async function searchGoods(db: Db, c: Context, query: Infer<typeof SearchRequest>) {
  const language = requestLanguage(c);
  const { page, pageSize, sort, cat_id: catId } = query;
  const [category, found] = await Promise.all([
    catId === null ? null : findDepartment(db, catId, language),
    findCorrected(db, query, { page, pageSize, sort, language }),
  ]);
  if (catId !== null && category === null) throw notFound('We don’t have that department.');
  return { ...found, page, pageSize, category };
}

/** Searches for the words as typed. Only if nothing matches does it look for a mistyped one. */
async function findCorrected(db: Db, query: FilterRequest, listPage: ListPage) {
  const words = splitWords(query.goods_name ?? '').map((word) => [word]);
  const found = await findGoods(db, { ...query, words }, listPage);
  if (found.total > 0 || words.length === 0) return { ...found, corrected: null };
  const { filter, corrected } = await readSearch(db, query);
  return { ...(corrected === null ? found : await findGoods(db, filter, listPage)), corrected };
}

const REDUCED = sql<number>`(${goods.discount} > 0)::int`;

/**
 * Counts how many goods each choice of a filter would leave. A choice is counted without its own part of the filter, so
 * that its alternatives stay available.
 */
export async function countFacets(db: Db, filter: GoodsFilter, language: Language) {
  const [category, store, zones, factories, deals, [price]] = await Promise.all([
    countDepartments(db, { ...filter, cat_id: null }, language),
    countStores(db, filter),
    db
      .select({ value: sql<number>`${goods.zone} - 1`, count: sql<number>`count(*)::int` })
      .from(goods)
      .where(matchGoods({ ...filter, is_oversea: null }))
      .groupBy(goods.zone)
      .orderBy(goods.zone),
    db
      .select({ value: sql<number>`${goods.factory}::int`, count: sql<number>`count(*)::int` })
      .from(goods)
      .where(matchGoods({ ...filter, factory: null }))
      .groupBy(goods.factory)
      .orderBy(goods.factory),
    db
      .select({ value: REDUCED, count: sql<number>`count(*)::int` })
      .from(goods)
      .where(matchGoods({ ...filter, deal: null }))
      .groupBy(REDUCED)
      .orderBy(REDUCED),
    // "+ 0" keeps the planner from walking all prices in order until one matches.
    db
      .select({
        min: sql<number | null>`min(${goods.price} + 0)`,
        max: sql<number | null>`max(${goods.price} + 0)`,
      })
      .from(goods)
      .where(matchGoods({ ...filter, price_min: null, price_max: null })),
  ]);
  return {
    category,
    store,
    is_oversea: zones,
    factory: factories,
    deal: deals,
    price: price ?? { min: null, max: null },
  };
}

/** Counts the stores that have such goods, and the chosen ones, those with the most first. */
async function countStores(db: Db, filter: GoodsFilter) {
  const counted = db
    .select({ storeId: goods.storeId, count: sql<number>`count(*)::int`.as('count') })
    .from(goods)
    .where(matchGoods({ ...filter, store_id: [] }))
    .groupBy(goods.storeId)
    .as('counted');
  const count = sql<number>`coalesce(${counted.count}, 0)`;
  return db
    .select({ value: sql<string>`${stores.storeId}::text`, name: stores.name, count })
    .from(stores)
    .leftJoin(counted, eq(counted.storeId, stores.storeId))
    .where(or(isNotNull(counted.count), inArray(stores.storeId, filter.store_id)))
    .orderBy(desc(count), asc(stores.name));
}

/** Counts the departments that have such goods, on both levels. First-level counts include subdepartments. */
async function countDepartments(db: Db, filter: GoodsFilter, language: Language) {
  const counts = await db
    .select({ catId: goods.catId, parentId: goods.departmentId, count: sql<number>`count(*)::int` })
    .from(goods)
    .where(matchGoods(filter))
    .groupBy(goods.departmentId, goods.catId);
  const rows = await db.select().from(departments).orderBy(departments.catId);
  const counted = rows.map((row) => ({
    cat_id: row.catId,
    cat_name: row.names[language],
    parent_id: row.parentId,
    count: counts
      .filter(({ catId, parentId }) => catId === row.catId || parentId === row.catId)
      .reduce((sum, { count }) => sum + count, 0),
  }));
  return counted.filter(({ count }) => count > 0);
}
