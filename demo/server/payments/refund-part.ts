import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { lockOrder } from '../orders/apply-act.js';
import { type OrderState, orderEvents, orderLines } from '../orders/schema.js';
import { takeBackPieces } from '../orders/take-back.js';
import { returnLines, returns } from '../returns/schema.js';
import { moreRefund } from './add-refund.js';
import { payments } from './schema.js';

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
    const lines = unsent === null ? [] : await findUnsent(tx, orderId, unsent);
    if (unsent !== null && lines.length === 0) return false;
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
    await takeBackPieces(tx, orderId, lines, false);
    const { state } = order;
    const details = { actor: 'operator', note: String(cents), at: now };
    await tx.insert(orderEvents).values({ orderId, act: 'refund-part', state, ...details });
    return true;
  });
}

/** Finds an item all of which may still be sent: nothing of it was returned, or is on its way back. */
function findUnsent(tx: Db, orderId: number, goodsId: number) {
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
  return tx
    .select({ goodsId: orderLines.goodsId, pieces: orderLines.buyNum })
    .from(orderLines)
    .where(and(line, notExists(back)));
}
