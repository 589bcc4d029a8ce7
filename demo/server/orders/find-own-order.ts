import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Order, orders } from './schema.js';

/** A shopper's order; null for one of somebody else, as for one that is none. */
export async function findOwnOrder(db: Db, userId: number, orderId: number): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)));
  return order ?? null;
}
