import type { Db } from '../db/database.js';
import { applyAct, lockOrder } from './apply-act.js';
import type { Order } from './schema.js';
import type { Act, Actor } from './transitions.js';

/**
 * Does something to an order, in a transaction of its own.
 * @param userId whose order it must be; null for those who may act on any
 * @returns the order as it is then; null when there is no such order for them
 * @throws {RefusedAct} when the table of transitions does not allow it
 */
export function actOnOrder(
  db: Db,
  {
    orderId,
    userId,
    ...doing
  }: { orderId: number; userId: number | null; act: Act; actor: Actor; now: Date; note?: string },
): Promise<Order | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null || (userId !== null && order.userId !== userId)) return null;
    return applyAct(tx, order, doing);
  });
}
