import { and, eq, gt, sql } from 'drizzle-orm';
import type { OrderMessages } from '../checkout/messages.js';
import type { Db } from '../db/database.js';
import { ApiError } from '../http/api.js';
import { carHolds, orders } from './schema.js';

/** Most orders of a shopper that wait for their payment at a time: each holds goods that others would buy. */
export const MOST_UNPAID = 5;

/** Most cars in them. */
export const MOST_UNPAID_CARS = 3;

/** Refuses an order while too many are not paid; the transaction has locked the shopper. */
export async function refuseMoreUnpaid(
  tx: Db,
  userId: number,
  cars: number,
  now: Date,
  texts: OrderMessages,
): Promise<void> {
  // One whose time is over holds nothing any more: the next sweep cancels it.
  const isOpen = and(eq(orders.userId, userId), eq(orders.state, 'unpaid'), gt(orders.expiresAt, now));
  const [open] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.orderId})::int`,
      cars: sql<number>`count(${carHolds.goodsId})::int`,
    })
    .from(orders)
    .leftJoin(carHolds, eq(carHolds.orderId, orders.orderId))
    .where(isOpen);
  if ((open?.orders ?? 0) >= MOST_UNPAID) throw new ApiError(409, texts.tooManyUnpaid(MOST_UNPAID));
  if (cars > 0 && (open?.cars ?? 0) + cars > MOST_UNPAID_CARS) {
    throw new ApiError(409, texts.tooManyCars(MOST_UNPAID_CARS));
  }
}
