import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { cartLines } from '../cart/schema.js';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { goods } from '../goods/schema.js';
import { orders } from '../orders/schema.js';

/**
 * The name of the first of the goods in a shopper's cart of which there is none; null where nothing is sold out, and where
 * the wish was granted before. It locks nothing and writes nothing: when many want the last piece of something, most of
 * them need not wait in line to be told that it is gone.
 */
export async function findSoldOut(db: Db, userId: number, key: string): Promise<string | null> {
  const [gone] = await firstSoldOut(db).execute({ userId, key });
  return gone?.name ?? null;
}

const firstSoldOut = prepared((db) => {
  const userId = sql.placeholder('userId');
  const granted = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, sql.placeholder('key'))));
  return db
    .select({ name: goods.name })
    .from(cartLines)
    .innerJoin(goods, eq(goods.goodsId, cartLines.goodsId))
    .where(
      and(eq(cartLines.userId, userId), eq(cartLines.saved, false), eq(goods.stock, 0), notExists(granted)),
    )
    .orderBy(asc(cartLines.lineId))
    .limit(1)
    .prepare('first_sold_out');
});
