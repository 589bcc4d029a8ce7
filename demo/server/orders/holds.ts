import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import { cars } from '../cars/schema.js';
import type { OrderMessages } from '../checkout/messages.js';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api.js';
import { carHolds, orders } from './schema.js';

/**
 * Holds cars for an order: nobody else can order them, and no list shows them. One statement updates all the cars,
 * which locks the prices of their kinds in a fixed order and so prevents deadlocks. Lock the order's goods first.
 * @returns the cars that no other order holds
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

/** Puts an order's cars up for sale again. Take all other locks first. */
export async function releaseCars(tx: Db, orderId: number): Promise<void> {
  const released = await tx
    .delete(carHolds)
    .where(eq(carHolds.orderId, orderId))
    .returning({ goodsId: carHolds.goodsId });
  if (released.length === 0) return;
  const ids = released.map(({ goodsId }) => goodsId);
  await tx.update(cars).set({ isHeld: false }).where(inArray(cars.goodsId, ids));
}

/** Maximum number of unpaid orders per shopper: each holds goods that others would buy. */
export const MOST_UNPAID = 5;

/** Maximum number of cars in a shopper's unpaid orders. */
export const MOST_UNPAID_CARS = 3;

/** Refuses an order while too many are unpaid. The transaction must have locked the shopper. */
export async function refuseMoreUnpaid(
  tx: Db,
  userId: number,
  cars: number,
  now: Date,
  texts: OrderMessages,
): Promise<void> {
  // Expired orders don't count: the next sweep cancels them.
  const isOpen = and(eq(orders.userId, userId), eq(orders.state, 'unpaid'), gt(orders.expiresAt, now));
  const [open] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.orderId})::int`,
      cars: sql<number>`count(${carHolds.goodsId})::int`,
    })
    .from(orders)
    .leftJoin(carHolds, eq(carHolds.orderId, orders.orderId))
    .where(isOpen);
  if ((open?.orders ?? 0) >= MOST_UNPAID)
    throw new ApiError(409, fill(texts.tooManyUnpaid, { most: MOST_UNPAID }));
  if (cars > 0 && (open?.cars ?? 0) + cars > MOST_UNPAID_CARS) {
    throw new ApiError(409, fill(texts.tooManyCars, { most: MOST_UNPAID_CARS }));
  }
}
