import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { addresses } from '../addresses/schema.js';
import { userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { favourites } from '../favourites/schema.js';
import { views } from '../history/schema.js';
import { orders } from '../orders/schema.js';
import { balanceOf } from '../points/ledger.js';

/** An order that has been paid is still to arrive: without the account, nobody could follow or return it. */
const ON_THE_WAY = ['paid', 'shipped'] as const;

export const countOpenOrders = (db: Db, userId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.state, [...ON_THE_WAY])));

/** What a shopper loses with the account, in numbers. */
export async function findConsequences(db: Db, userId: number, now: Date) {
  const [open_orders, orderCount, points, shares, coupons, addressCount, saved, history] = await Promise.all([
    countOpenOrders(db, userId),
    db.$count(orders, eq(orders.userId, userId)),
    balanceOf(db, userId, 'points'),
    balanceOf(db, userId, 'shares'),
    db.$count(
      userCoupons,
      and(eq(userCoupons.userId, userId), isNull(userCoupons.usedAt), gt(userCoupons.expiresAt, now)),
    ),
    db.$count(addresses, eq(addresses.userId, userId)),
    db.$count(favourites, eq(favourites.userId, userId)),
    db.$count(views, eq(views.userId, userId)),
  ]);
  return {
    open_orders,
    orders: orderCount,
    points,
    shares,
    coupons,
    addresses: addressCount,
    saved,
    history,
  };
}
