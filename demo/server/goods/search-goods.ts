import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { findDepartment } from '../departments/find-departments.js';
import { notFound } from '../http/api-error.js';
import { type Fields, oneOf, optionalFlag, optionalNumber, optionalText, readPage } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { correctWords } from '../search/correct-words.js';
import { recordTyped } from '../search/search-log.js';
import { wantedWords } from '../search/words.js';
import { countGoods, findGoods, SORTS } from './find-goods.js';
import type { GoodsFilter } from './match-goods.js';

/** A filter with its words, and how they were read when they were mistyped. */
interface Wanted {
  readonly filter: GoodsFilter;
  /** The words that were searched for instead; null when they stand as they were typed. */
  readonly corrected: string | null;
}

/** The filter of a query. Throws an ApiError 400 for bad fields. */
export async function readWanted(db: Db, query: Fields): Promise<Wanted> {
  const filter = readFilter(query);
  const typed = wantedWords(optionalText(query, 'goods_name') ?? '');
  const words = await correctWords(db, typed);
  const best = words.map(([first]) => first).join(' ');
  return { filter: { ...filter, words }, corrected: best === typed.join(' ') ? null : best };
}

/**
 * The reply of `/pc/goods/search`. What a browser looks for is remembered by its `uuid` header.
 * @throws {ApiError} 404 for a department that the shop does not have, 400 for other bad fields
 */
export async function searchGoods(db: Db, c: Context, query: Fields) {
  const language = requestLanguage(c);
  const place = { ...readPage(query), sort: oneOf(query, 'sort', SORTS), language };
  const { filter, corrected } = await readWanted(db, query);
  const category = filter.catId === null ? null : await findDepartment(db, filter.catId, language);
  if (filter.catId !== null && category === null) throw notFound('We have no such department.');
  await recordTyped(db, c, query, place.page);
  return {
    list: await findGoods(db, filter, place),
    total: await countGoods(db, filter),
    page: place.page,
    pageSize: place.pageSize,
    category,
    corrected,
  };
}

/**
 * The filter that a query asks for, but for its words. Empty fields count as missing.
 * @throws {ApiError} 400 for a field that is no number, or not 0 or 1
 */
export function readFilter(query: Fields): Omit<GoodsFilter, 'words'> {
  return {
    catId: optionalNumber(query, 'cat_id'),
    storeId: optionalNumber(query, 'store_id'),
    oversea: optionalFlag(query, 'is_oversea'),
    factory: optionalFlag(query, 'factory'),
    deal: optionalFlag(query, 'deal'),
    priceMin: optionalNumber(query, 'price_min'),
    priceMax: optionalNumber(query, 'price_max'),
  };
}
