import { asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Language } from '../../shared/language.js';
import { GOODS_LIST, type GoodsFields, listedNames } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { findDepartment } from '../departments/find-departments.js';
import { departments } from '../departments/schema.js';
import { notFound, requestLanguage } from '../http/api.js';
import { without } from '../lists/conditions.js';
import { countListed } from '../lists/counts.js';
import { type FilterRequest, type PageRequest, pageRequest } from '../lists/requests.js';
import { correctWords, splitWords } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { GOODS_TABLE, type GoodsFilter, matchGoods } from './filter-goods.js';
import { findGoods, type ListPage } from './find-goods.js';
import { goods } from './schema.js';

export const SearchRequest = pageRequest(GOODS_LIST);

/** Returns a query's filter, and as `corrected` the words searched for instead if any were mistyped, else null. */
export async function readSearch(db: Db, query: FilterRequest<GoodsFields>) {
  const typed = splitWords(query.goods_name ?? '');
  const words = await correctWords(db, typed);
  const best = words.map(([first]) => first).join(' ');
  return { filter: { ...query, words }, corrected: best === typed.join(' ') ? null : best };
}

/** The reply of `/pc/goods/search`. */
export async function searchGoods(db: Db, c: Context, query: PageRequest<GoodsFields>) {
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
async function findCorrected(db: Db, query: FilterRequest<GoodsFields>, listPage: ListPage) {
  const words = splitWords(query.goods_name ?? '').map((word) => [word]);
  const found = await findGoods(db, { ...query, words }, listPage);
  if (found.total > 0 || words.length === 0) return { ...found, corrected: null };
  const { filter, corrected } = await readSearch(db, query);
  return { ...(corrected === null ? found : await findGoods(db, filter, listPage)), corrected };
}

const COUNTED = { choices: listedNames(GOODS_LIST), ranges: GOODS_LIST.ranges };

/** Counts how many goods each choice of a filter would leave, and finds the lowest and the highest price. */
export async function countFacets(db: Db, filter: GoodsFilter, language: Language) {
  const [category, store, listed] = await Promise.all([
    countDepartments(db, without(filter, 'cat_id'), language),
    countStores(db, filter),
    countListed(db, GOODS_TABLE, filter, COUNTED),
  ]);
  return { category, store, ...listed };
}

/** Counts the stores that have such goods, and the chosen ones, those with the most first. */
async function countStores(db: Db, filter: GoodsFilter) {
  const counted = db
    .select({ storeId: goods.storeId, count: sql<number>`count(*)::int`.as('count') })
    .from(goods)
    .where(matchGoods(without(filter, 'store_id')))
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
