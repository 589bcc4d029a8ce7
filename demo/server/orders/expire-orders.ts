import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { applyAct, lockOrder } from './apply-act.js';
import { orders } from './schema.js';

/** Most orders of one sweep; the next one goes on. */
const BATCH = 200;

/** Cancels the orders that were not paid in time. Safe to run anywhere at the same time. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.state, 'unpaid'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH);
  for (const { orderId } of due) await expireOrder(db, orderId, now);
  return due.length;
}

/** Cancels an order that was not paid in time; nothing when it was, or when there is time yet. */
export async function expireOrder(db: Db, orderId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Between the look and the lock it may have been paid.
    if (order === null || order.state !== 'unpaid' || order.expiresAt > now) return;
    await applyAct(tx, order, { act: 'expire', actor: 'clock', now });
  });
}
