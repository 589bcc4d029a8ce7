import { eq, inArray } from 'drizzle-orm';
import { cars } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { carHolds } from './schema.js';

/**
 * Holds cars for an order: nobody else can order them, and no list shows them. All in one statement, which locks the prices
 * of their kinds in one order, so that nobody waits in a circle; the goods of the order are to be locked before.
 * @returns those that no other order holds
 */
export async function holdCars(tx: Db, ids: readonly number[], orderId: number): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rising = [...ids].sort((one, other) => one - other);
  const held = await tx
    .insert(carHolds)
    .values(rising.map((goodsId) => ({ goodsId, orderId })))
    .onConflictDoNothing()
    .returning({ goodsId: carHolds.goodsId });
  const heldIds = held.map(({ goodsId }) => goodsId);
  await tx.update(cars).set({ isHeld: true }).where(inArray(cars.goodsId, heldIds));
  return heldIds;
}

/** Puts the cars of an order up for sale again; what else it locks, it is to lock before. */
export async function releaseCars(tx: Db, orderId: number): Promise<void> {
  const released = await tx
    .delete(carHolds)
    .where(eq(carHolds.orderId, orderId))
    .returning({ goodsId: carHolds.goodsId });
  if (released.length === 0) return;
  const ids = released.map(({ goodsId }) => goodsId);
  await tx.update(cars).set({ isHeld: false }).where(inArray(cars.goodsId, ids));
}
