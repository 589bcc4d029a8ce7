import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { noticeOfRest } from '../notifications/rest-notice.js';
import { addRefund } from '../payments/add-refund.js';
import { returnSomePoints } from '../points/points.js';
import { isLeftToSend } from './find-orders.js';
import { releaseCars } from './holds.js';
import { restRefund } from './rest-refund.js';
import { type Order, orderEvents, orderLines, orders } from './schema.js';
import { takeBackPieces } from './take-back.js';

/**
 * Cancels what no seller has sent of an order: its price and its share of the shipping go back the way they were paid,
 * less its share of a coupon. The order's sums and shipments become those of what was sent, and its shopper is notified.
 * @param tx a transaction that has locked the order
 */
export async function cancelRest(tx: Db, order: Order, now: Date): Promise<void> {
  const { orderId, subtotal, shipping, discount, points, total, shipments } = order;
  const mine = eq(orderLines.orderId, orderId);
  const lines = await tx.select().from(orderLines).where(mine);
  const left = await tx
    .select()
    .from(orderLines)
    .where(and(mine, isLeftToSend(tx)))
    .orderBy(asc(orderLines.goodsId));
  const { parcels, values, value, ...back } = restRefund(order, lines, left);
  const canceled = new Set(left.map(({ goodsId }) => goodsId));
  const sent = shipments.flatMap(({ goods_ids, fee, ...shipment }, n) => {
    const ids = goods_ids.filter((id) => !canceled.has(id));
    const share = Math.floor((fee * (values[n] ?? 0)) / Math.max(1, parcels[n]?.goods ?? 0));
    return ids.length === 0 ? [] : [{ ...shipment, goods_ids: ids, fee: fee - share }];
  });
  const pieces = left.map(({ goodsId, buyNum, returned }) => ({ goodsId, pieces: buyNum - returned }));
  await takeBackPieces(tx, orderId, pieces, true);
  const refunded = await addRefund(tx, orderId, back.refund, now);
  if (refunded > 0)
    await tx.insert(orderEvents).values({
      ...{ orderId, act: 'refund-part', state: 'shipped', actor: 'shop', note: String(refunded), at: now },
    });
  await returnSomePoints(tx, orderId, back.points);
  const less = {
    ...{ subtotal: value, shipping: back.shipping, points: back.points, refund: back.refund },
    discount: value + back.shipping - back.refund - back.points,
  };
  await tx
    .update(orders)
    .set({
      ...{ shipments: sent, canceled: { pieces, ...less } },
      ...{ subtotal: subtotal - less.subtotal, shipping: shipping - less.shipping },
      ...{ discount: discount - less.discount, points: points - less.points, total: total - less.refund },
    })
    .where(eq(orders.orderId, orderId));
  // Sellers don't sell cars, so all of the order's cars were left.
  await releaseCars(tx, orderId);
  await noticeOfRest(tx, order, { cents: refunded, points: back.points }, now);
}
