import type { Context } from 'hono';
import { type Infer, object } from 'superstruct';
import type { Db } from '../db/database.js';
import { findDepartment } from '../departments/find-departments.js';
import { notFound, requestLanguage } from '../http/api.js';
import { oneOf, paging } from '../http/fields.js';
import { correctWords } from '../search/correct-words.js';
import { wantedWords } from '../search/words.js';
import { countGoods, findGoods, SORTS } from './find-goods.js';
import { FilterRequest } from './match-goods.js';

export const SearchRequest = object({ ...paging(), sort: oneOf(SORTS), ...FilterRequest.schema });

/** A query's filter, and as `corrected` the words that were searched for instead of what was mistyped; else null. */
export async function readWanted(db: Db, query: FilterRequest) {
  const typed = wantedWords(query.goods_name ?? '');
  const words = await correctWords(db, typed);
  const best = words.map(([first]) => first).join(' ');
  return { filter: { ...query, words }, corrected: best === typed.join(' ') ? null : best };
}

/** The reply of `/pc/goods/search`. */
export async function searchGoods(db: Db, c: Context, query: Infer<typeof SearchRequest>) {
  const language = requestLanguage(c);
  const { page, pageSize, sort } = query;
  const { filter, corrected } = await readWanted(db, query);
  const [category, list, total] = await Promise.all([
    filter.cat_id === null ? null : findDepartment(db, filter.cat_id, language),
    findGoods(db, filter, { page, pageSize, sort, language }),
    countGoods(db, filter),
  ]);
  if (filter.cat_id !== null && category === null) throw notFound('We don’t have that department.');
  return {
    list,
    total,
    page,
    pageSize,
    category,
    corrected,
  };
}
