import { type Infer, object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import { findCarsByIds } from '../cars/find-cars.js';
import type { Db } from '../db/database.js';
import { numbersOf, requiredTexts, to } from '../http/structs.js';
import { findGoodsByIds } from './find-goods.js';

const MAX_IDS = 30;

/** Goods and cars by their numbers. */
export const SomeRequest = object({ goods_ids: to(requiredTexts(MAX_IDS), numbersOf) });

/** The reply of `/pc/goods/byIds`: those goods and cars that there still are, in the order of the query. */
export async function findSome(db: Db, { goods_ids: ids }: Infer<typeof SomeRequest>, language: Language) {
  const found = [
    ...(await findGoodsByIds(db, ids, language)).map((one) => ({ kind: 'goods' as const, ...one })),
    ...(await findCarsByIds(db, ids)).map((car) => ({ kind: 'car' as const, ...car })),
  ];
  return found.sort((a, b) => ids.indexOf(a.goods_id) - ids.indexOf(b.goods_id));
}
