import { inArray } from 'drizzle-orm';
import { object } from 'superstruct';
import type { Language } from '../../shared/language.js';
import { findCarsByIds } from '../cars/find-cars.js';
import { cars } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { numbersOf, requiredTexts, to } from '../http/fields.js';
import { findGoodsByIds } from './find-goods.js';
import { goods } from './schema.js';

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
