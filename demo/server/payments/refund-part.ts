import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { lockOrder } from '../orders/apply-act.js';
import { type OrderState, orderEvents } from '../orders/schema.js';
import { payments } from './schema.js';

const moreRefund = (cents: number, now: Date) => ({
  ...{ refund: 'due' as const, refundAmount: sql`${payments.refundAmount} + ${cents}` },
  ...{ refundAt: now, refundTries: 0 },
});

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
      .set(moreRefund(cents, now))
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
    const details = { actor: 'operator', note: String(cents), at: now };
    await tx.insert(orderEvents).values({ orderId, act: 'refund-part', state, ...details });
    return true;
  });
}

/**
 * Makes more of an order's payment due to go back, at most what is left of it.
 * @param tx a transaction that has locked the order
 * @returns the US cents that go back
 */
export async function addRefund(tx: Db, orderId: number, cents: number, now: Date): Promise<number> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'succeeded'),
        lt(payments.refundAmount, payments.amount),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (payment === undefined) return 0;
  const refunded = Math.min(cents, payment.amount - payment.refundAmount);
  if (refunded === 0) return 0;
  await tx.update(payments).set(moreRefund(refunded, now)).where(eq(payments.paymentId, payment.paymentId));
  return refunded;
}
