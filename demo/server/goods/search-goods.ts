import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
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
import { searchTerms, WEIGHTS } from '../search/schema.js';
import { correctWords, splitWords, wordQuery, wordsMatch } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { firstLevelOf, GOODS_TABLE, type GoodsFilter, matchGoods } from './filter-goods.js';
import { findGoods, type ListPage } from './find-goods.js';
import { goods } from './schema.js';

export const SearchRequest = pageRequest(GOODS_LIST);

/**
 * Returns a query's filter, and as `corrected` the words searched for instead if any were mistyped, else null. If the
 * words find no goods but name a department, the filter is for that: what is called "Tires and wheels" has both, so its
 * name isn't among the words of goods, and "tires" doesn't find wheels.
 * @returns as `within` the department that the words name, else null
 */
export async function readSearch(db: Db, query: FilterRequest<GoodsFields>) {
  const typed = splitWords(query.goods_name ?? '');
  const words = await correctWords(db, typed);
  const best = words.map(([first]) => first).join(' ');
  const within = typed.length === 0 ? null : await namedBy(db, wordQuery(words));
  const catId = query.cat_id ?? within;
  const isWithin = catId !== null && firstLevelOf(catId) === within;
  const filter = isWithin ? { ...query, cat_id: catId, words: [] } : { ...query, words };
  return { filter, within, corrected: best === typed.join(' ') ? null : best };
}

/** Returns the first-level department that a search names if it finds no goods, or null. */
async function namedBy(db: Db, query: string): Promise<number | null> {
  const isCalled = sql`${searchTerms.term} in (select value from jsonb_each_text(${departments.names}))`;
  const some = db.select({ id: goods.goodsId }).from(goods).where(wordsMatch(goods.words, query));
  const [named] = await db
    .select({ catId: departments.catId })
    .from(searchTerms)
    .innerJoin(departments, and(isNull(departments.parentId), isCalled))
    .where(
      and(wordsMatch(searchTerms.words, query), eq(searchTerms.weight, WEIGHTS.department), notExists(some)),
    )
    .orderBy(departments.position)
    .limit(1);
  return named?.catId ?? null;
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

/** Searches for the words as typed. Only if nothing matches does it look for a department or a mistyped word. */
async function findCorrected(db: Db, query: FilterRequest<GoodsFields>, listPage: ListPage) {
  const words = splitWords(query.goods_name ?? '').map((word) => [word]);
  const found = await findGoods(db, { ...query, words }, listPage);
  if (found.total > 0 || words.length === 0) return { ...found, corrected: null };
  const { filter, within, corrected } = await readSearch(db, query);
  const isSame = corrected === null && within === null;
  return { ...(isSame ? found : await findGoods(db, filter, listPage)), corrected };
}

const COUNTED = { choices: listedNames(GOODS_LIST), ranges: GOODS_LIST.ranges };

/** Counts how many goods each choice of a query's filter would leave, and finds the lowest and the highest price. */
export async function countFacets(db: Db, query: FilterRequest<GoodsFields>, language: Language) {
  const { filter, within } = await readSearch(db, query);
  const inAll = within === null ? without(filter, 'cat_id') : { ...filter, cat_id: within, words: [] };
  const [category, store, listed] = await Promise.all([
    countDepartments(db, inAll, language),
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
