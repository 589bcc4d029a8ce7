import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { applyAct, lockOrder, RefusedAct } from './apply-act.js';
import { canConfirm, type Delivery, findArrivals, haveArrived, keyOf } from './arrivals.js';
import { findEvents } from './find-events.js';
import { type SentShipment, withSent } from './find-sent.js';
import { type Order, orderEvents, orderLines } from './schema.js';

interface Confirmed extends Delivery {
  readonly orderId: number;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Confirms that one of an order's deliveries has arrived: its items can be returned from now on, while others are on
 * their way. The last one confirms the order. Safe to repeat. Returns whether the shopper has such an order.
 * @throws {RefusedAct} if the order has no such delivery, or not all of it has left
 */
export function confirmDelivery(db: Db, { orderId, userId, now, ...delivery }: Confirmed): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || order.userId !== userId) return false;
    const arrivals = await findArrivals(tx, [orderId]);
    if (arrivals(orderId, delivery) !== null) return true;
    const shipment = (await findShipments(tx, order)).find((each) => keyOf(each) === keyOf(delivery));
    if (shipment === undefined || !canConfirm(order, shipment)) throw new RefusedAct('confirm', order);
    await tx.insert(orderEvents).values({
      ...{ orderId, act: 'arrive', state: order.state, actor: 'shopper', note: keyOf(delivery), at: now },
    });
    if (order.state === 'shipped' && haveArrived(order, await findArrivals(tx, [orderId])))
      await applyAct(tx, order, { act: 'confirm', actor: 'shopper', now });
    return true;
  });
}

async function findShipments(db: Db, order: Order): Promise<SentShipment[]> {
  const { orderId } = order;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return withSent(db, order, lines, await findEvents(db, orderId));
}
