import { eq, inArray } from 'drizzle-orm';
import { cars } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { carHolds } from './schema.js';

/**
 * Holds a car for an order: nobody else can order it, and no list shows it.
 * @param tx the transaction of the order
 * @returns false when another order holds it
 */
export async function holdCar(tx: Db, goodsId: number, orderId: number): Promise<boolean> {
  const held = await tx.insert(carHolds).values({ goodsId, orderId }).onConflictDoNothing().returning();
  if (held.length === 0) return false;
  await tx.update(cars).set({ isHeld: true }).where(eq(cars.goodsId, goodsId));
  return true;
}

/** Puts the cars of an order up for sale again. */
export async function releaseCars(tx: Db, orderId: number): Promise<void> {
  const released = await tx
    .delete(carHolds)
    .where(eq(carHolds.orderId, orderId))
    .returning({ goodsId: carHolds.goodsId });
  if (released.length === 0) return;
  const ids = released.map(({ goodsId }) => goodsId);
  await tx.update(cars).set({ isHeld: false }).where(inArray(cars.goodsId, ids));
}
