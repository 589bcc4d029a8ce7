import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { ApiError, notFound } from '../http/api.js';
import { applyAct, lockOrder } from '../orders/apply-act.js';
import { orderLines } from '../orders/schema.js';
import type { SellerMessages } from './messages.js';
import { parcels } from './schema.js';

/**
 * Marks a store's part of a paid order as sent. When no other part is left, the order is shipped: what cars and the
 * stores without a seller's account have in it is the shop's own part, and the shop marks it.
 * @param tracking the carrier's number; empty for none
 */
export async function shipPart(
  db: Db,
  storeId: number,
  orderId: number,
  tracking: string,
  texts: SellerMessages,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await tx.$count(
      orderLines,
      and(eq(orderLines.orderId, orderId), eq(orderLines.storeId, storeId)),
    );
    const order = own === 0 ? null : await lockOrder(tx, orderId);
    // An order is of nobody's concern before it is paid.
    if (order === null || order.state === 'unpaid') throw notFound(texts.unknownOrder);
    if (order.state !== 'paid') throw new ApiError(409, texts.cannotShip);
    const sent = await tx
      .insert(parcels)
      .values({ orderId, storeId, tracking, shippedAt: now })
      .onConflictDoNothing()
      .returning({ storeId: parcels.storeId });
    if (sent.length === 0) throw new ApiError(409, texts.cannotShip);
    if ((await countLeft(tx, orderId)) > 0) return;
    await applyAct(tx, order, { act: 'ship', actor: 'operator', now, note: tracking });
  });
}

function countLeft(tx: Db, orderId: number): Promise<number> {
  const sent = tx
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderLines.orderId), eq(parcels.storeId, orderLines.storeId)));
  return tx.$count(orderLines, and(eq(orderLines.orderId, orderId), notExists(sent)));
}
