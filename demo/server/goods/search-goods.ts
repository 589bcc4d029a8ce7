import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Language } from '../../shared/language.js';
import { GOODS_LIST, type GoodsFields, listedNames } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { findDepartment } from '../departments/find-departments.js';
import { departments } from '../departments/schema.js';
import { notFound, requestLanguage } from '../http/api.js';
import { hasPart, without } from '../lists/conditions.js';
import { countListed } from '../lists/counts.js';
import { type FilterRequest, type PageRequest, pageRequest } from '../lists/requests.js';
import { lowest, readPrice } from '../search/price-words.js';
import { spell } from '../search/spelling.js';
import { correctWords, findableWords, splitWords, wordQuery, wordsMatch } from '../search/words.js';
import { stores } from '../stores/schema.js';
import { countVersions } from './count-versions.js';
import { firstLevelOf, GOODS_TABLE, type GoodsFilter, matchGoods } from './filter-goods.js';
import { findGoods, type ListPage } from './find-goods.js';
import { goods } from './schema.js';

export const SearchRequest = pageRequest(GOODS_LIST);

/**
 * Returns a query's filter, and as `corrected` the words searched for instead if any were mistyped, else null. If the
 * words find no goods but name a department, the filter is for that: what is called "Tires and wheels" has both, so its
 * name isn't among the words of goods, and "tires" doesn't find wheels. Words beside its name are searched for in it.
 * @returns as `within` the department that the words name, else null
 */
export async function readSearch(db: Db, query: FilterRequest<GoodsFields>) {
  const { text, cents } = readPrice(query.goods_name ?? '');
  const typed = splitWords(text);
  const words = await correctWords(db, typed);
  const best = words.flatMap(([first]) => first ?? []);
  const named = typed.length === 0 ? null : await namedBy(db, words);
  const within = named?.catId ?? null;
  const catId = query.cat_id ?? within;
  const isWithin = catId !== null && firstLevelOf(catId) === within;
  const priced = { ...query, price_max: lowest(query.price_max, cents) };
  const filter = isWithin ? { ...priced, cat_id: catId, words: named?.rest ?? [] } : { ...priced, words };
  const isCorrected = best.join(' ') !== typed.join(' ');
  return { filter, within, corrected: isCorrected ? await spell(db, text, best) : null };
}

/**
 * Returns the first-level department that a search names if it finds no goods, and the words that are not of its name, or
 * null if there is none, or none with goods that these find: "motorcycle helmet" finds helmets.
 */
async function namedBy(db: Db, words: readonly (readonly string[])[]) {
  if ((await db.$count(goods, wordsMatch(goods.words, wordQuery(words)))) > 0) return null;
  const rows = await db
    .select()
    .from(departments)
    .where(isNull(departments.parentId))
    .orderBy(departments.position);
  const named = rows
    .flatMap(({ catId, names }) =>
      Object.values(names).map((name) => ({ catId, name: findableWords([name]) })),
    )
    .map(({ catId, name }) => {
      const isOfName = (word: string) => name.some((each) => each.startsWith(word));
      return { catId, rest: words.filter((group) => !group.some(isOfName)) };
    })
    .filter(({ rest }) => rest.length < words.length)
    .sort((one, other) => one.rest.length - other.rest.length);
  for (const { catId, rest } of named) {
    const found = and(eq(goods.departmentId, catId), wordsMatch(goods.words, wordQuery(rest)));
    if (rest.length === 0 || (await db.$count(goods, found)) > 0) return { catId, rest };
  }
  return null;
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
  const { text, cents } = readPrice(query.goods_name ?? '');
  const words = splitWords(text).map((word) => [word]);
  const found = await findGoods(db, { ...query, price_max: lowest(query.price_max, cents), words }, listPage);
  if (found.total > 0 || words.length === 0) return { ...found, corrected: null };
  const { filter, within, corrected } = await readSearch(db, query);
  const isSame = corrected === null && within === null;
  return { ...(isSame ? found : await findGoods(db, filter, listPage)), corrected };
}

const COUNTED = { choices: listedNames(GOODS_LIST), ranges: GOODS_LIST.ranges };

/** Counts how many goods each choice of a query's filter would leave, and finds the lowest and the highest price. */
export async function countFacets(db: Db, query: FilterRequest<GoodsFields>, language: Language) {
  const { filter, within } = await readSearch(db, query);
  const inAll = within === null ? without(filter, 'cat_id') : { ...filter, cat_id: within };
  const [category, store, listed] = await Promise.all([
    countDepartments(db, inAll, language),
    countStores(db, filter),
    countListed(db, GOODS_TABLE, filter, COUNTED),
  ]);
  const { cat_id: catId } = filter;
  const all = hasPart(filter, 'version')
    ? await countDepartments(db, without(inAll, 'version'), language)
    : category;
  const parts = all.filter(
    ({ cat_id, parent_id }) =>
      parent_id !== null && (catId === null || catId === cat_id || catId === parent_id),
  );
  const versions = await countVersions(
    db,
    filter,
    parts.map(({ cat_id }) => cat_id),
    language,
  );
  return { category, store, ...listed, ...versions };
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
