import { inArray, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { findCarsByIds } from '../cars/find-cars.js';
import type { Db } from '../db/database.js';
import { findGoodsByIds } from '../goods/find-goods.js';
import { goods } from '../goods/schema.js';
import { stores } from '../stores/schema.js';
import { toStoreReply } from '../stores/store-reply.js';

/** Goods and cars of these numbers, each with its `kind`, in the order of the numbers; those that are gone are left out. */
export async function describeGoods(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  const [ofGoods, ofCars] = await Promise.all([findGoodsByIds(db, ids, language), findCarsByIds(db, ids)]);
  const found = [
    ...ofGoods.map((one) => ({ kind: 'goods' as const, ...one })),
    ...ofCars.map((one) => ({ kind: 'car' as const, ...one })),
  ];
  return inOrder(ids, new Map(found.map((one) => [one.goods_id, one])));
}

/** Stores of these numbers with how much they sell, in the order of the numbers; those that are gone are left out. */
export async function describeStores(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.storeId, [...ids]));
  const counts = await db
    .select({ storeId: goods.storeId, count: sql<number>`count(*)::int` })
    .from(goods)
    .where(inArray(goods.storeId, [...ids]))
    .groupBy(goods.storeId);
  const countOf = new Map(counts.map(({ storeId, count }) => [storeId, count]));
  return inOrder(
    ids,
    new Map(
      rows.map((row) => [row.storeId, { ...toStoreReply(row), goods_count: countOf.get(row.storeId) ?? 0 }]),
    ),
  );
}

/** Those of the numbers that there is something of. */
export async function knownIds(db: Db, kind: 'goods' | 'store', ids: readonly number[]): Promise<number[]> {
  if (kind === 'goods') return (await describeGoods(db, ids, 'en')).map(({ goods_id }) => goods_id);
  return (await describeStores(db, ids)).map(({ store_id }) => store_id);
}

function inOrder<T>(ids: readonly number[], found: ReadonlyMap<number, T>): T[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}
