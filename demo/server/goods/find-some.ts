import type { Language } from '../../shared/language.js';
import { findCarsByIds } from '../cars/find-cars.js';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { type Fields, requiredTexts } from '../http/fields.js';
import { findGoodsByIds } from './find-goods.js';

const MAX_IDS = 30;

/**
 * The reply of `/pc/goods/byIds`: those goods and cars that there still are, in the order of the query.
 * @throws {ApiError} 400 for none, more than 30, or what is no number
 */
export async function findSome(db: Db, query: Fields, language: Language) {
  const ids = requiredTexts(query, 'goods_ids', MAX_IDS).map((text) => {
    if (!/^\d{1,9}$/.test(text)) throw badInput('"goods_ids" must be numbers with commas between.');
    return Number(text);
  });
  const found = [
    ...(await findGoodsByIds(db, ids, language)).map((one) => ({ kind: 'goods' as const, ...one })),
    ...(await findCarsByIds(db, ids)).map((car) => ({ kind: 'car' as const, ...car })),
  ];
  return found.sort((a, b) => ids.indexOf(a.goods_id) - ids.indexOf(b.goods_id));
}
