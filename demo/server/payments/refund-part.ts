import { and, desc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import { lockOrder } from '../orders/apply-act.js';
import { type OrderState, orderEvents, orderLines } from '../orders/schema.js';
import { returnLines, returns } from '../returns/schema.js';
import { payments } from './schema.js';

const moreRefund = (cents: number, now: Date) => ({
  ...{ refund: 'due' as const, refundAmount: sql`${payments.refundAmount} + ${cents}` },
  ...{ refundAt: now, refundTries: 0 },
});

const PAID: readonly OrderState[] = ['paid', 'shipped', 'received'];

/**
 * Makes a part of a payment due to go back, such as to lower a price. The order goes on: its points and state stay.
 * @param cents US cents, on top of what has gone back before
 * @param unsent the item of the order that its seller can't send: it can't be returned, and earns nothing. Null for none
 * @returns whether the order is paid, more than this was left of its payment, and nothing of the item was returned
 */
export function refundPart(
  db: Db,
  orderId: number,
  cents: number,
  unsent: number | null,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || !PAID.includes(order.state)) return false;
    if (unsent !== null && !(await isUnsent(tx, orderId, unsent))) return false;
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
    if (unsent !== null) await takeOut(tx, orderId, unsent);
    const { state } = order;
    const details = { actor: 'operator', note: String(cents), at: now };
    await tx.insert(orderEvents).values({ orderId, act: 'refund-part', state, ...details });
    return true;
  });
}

/** Whether all of an item may still be sent: nothing of it was returned, or is on its way back. */
async function isUnsent(tx: Db, orderId: number, goodsId: number): Promise<boolean> {
  const back = tx
    .select({ id: returns.returnId })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.returnId))
    .where(
      and(eq(returns.orderId, orderId), eq(returns.state, 'requested'), eq(returnLines.goodsId, goodsId)),
    );
  const line = and(
    eq(orderLines.orderId, orderId),
    eq(orderLines.goodsId, goodsId),
    eq(orderLines.returned, 0),
  );
  return (await tx.$count(orderLines, and(line, notExists(back)))) === 1;
}

/** Counts an item as back, but not in stock: its seller can't send it. */
async function takeOut(tx: Db, orderId: number, goodsId: number): Promise<void> {
  const [line] = await tx
    .update(orderLines)
    .set({ returned: orderLines.buyNum })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.goodsId, goodsId)))
    .returning();
  await tx
    .update(goods)
    .set({ sold: sql`greatest(0, ${goods.sold} - ${line?.buyNum ?? 0})` })
    .where(eq(goods.goodsId, goodsId));
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
