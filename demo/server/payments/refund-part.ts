import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { lockOrder } from '../orders/apply-act.js';
import { type OrderState, orderEvents } from '../orders/schema.js';
import { payments } from './schema.js';

const PAID: readonly OrderState[] = ['paid', 'shipped', 'received'];

/**
 * Makes a part of a payment due to go back, such as the price of what one of an order's sellers can't send. The order goes
 * on: its goods, points, and state stay.
 * @param cents US cents, on top of what has gone back before
 * @returns whether the order is paid, and more than this was left of its payment
 */
export function refundPart(db: Db, orderId: number, cents: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || !PAID.includes(order.state)) return false;
    const changed = await tx
      .update(payments)
      .set({
        ...{ refund: 'due', refundAmount: sql`${payments.refundAmount} + ${cents}` },
        ...{ refundAt: now, refundTries: 0 },
      })
      .where(
        and(
          eq(payments.orderId, orderId),
          eq(payments.status, 'succeeded'),
          // A second payment of the order has gone home as a whole.
          sql`${payments.refundAmount} + ${cents} < ${payments.amount}`,
        ),
      )
      .returning({ id: payments.paymentId });
    if (changed.length === 0) return false;
    const { state } = order;
    const told = { actor: 'operator', note: String(cents), at: now };
    await tx.insert(orderEvents).values({ orderId, act: 'refund-part', state, ...told });
    return true;
  });
}
