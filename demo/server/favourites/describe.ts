import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { knownGoods } from '../goods/find-goods.js';
import { goods } from '../goods/schema.js';
import { stores } from '../stores/schema.js';
import { toStoreReply } from '../stores/store-reply.js';

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
  return rows
    .map((row) => ({ ...toStoreReply(row), goods_count: countOf.get(row.storeId) ?? 0 }))
    .sort((one, other) => ids.indexOf(one.store_id) - ids.indexOf(other.store_id));
}

/** Those of the numbers that there is something of. */
export async function knownIds(db: Db, kind: 'goods' | 'store', ids: readonly number[]): Promise<number[]> {
  if (kind === 'goods') return knownGoods(db, ids);
  return (await describeStores(db, ids)).map(({ store_id }) => store_id);
}
