import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Order, orderEvents } from '../orders/schema.js';
import { payments } from './schema.js';

export const moreRefund = (cents: number, now: Date) => ({
  ...{ refund: 'due' as const, refundAmount: sql`${payments.refundAmount} + ${cents}` },
  ...{ refundAt: now, refundTries: 0 },
});

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

/** Notes in an order's history that its refund is on its way to the shopper. @param tx as above */
export async function noteRefundSent(
  tx: Db,
  { orderId, state }: Pick<Order, 'orderId' | 'state'>,
  now: Date,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, act: 'refund-sent', state, actor: 'provider', at: now });
}
