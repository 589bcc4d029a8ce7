import { and, eq, gt } from 'drizzle-orm';
import { array, enums, integer, object, optional } from 'superstruct';
import { readData } from '../db/read-data.js';
import type { Seed, ShopperSeed } from '../db/seed.js';
import { orders } from '../orders/schema.js';
import { coupons, userCoupons } from './schema.js';

const DAY_MS = 86_400_000;

const Coupons = array(
  object({
    couponId: integer(),
    source: enums(coupons.source.enumValues),
    kind: enums(coupons.kind.enumValues),
    value: integer(),
    minSubtotal: optional(integer()),
    maxDiscount: optional(integer()),
    validDays: integer(),
    stock: optional(integer()),
  }),
);

/** All coupons of the shop, except those for the price of goods. Ids in the 100s are to be collected. */
export const COUPONS = readData('coupons.json', Coupons);

/** Adds the shop's coupons. Leaves existing ones as they are. */
export const seedCoupons: Seed = async (db) => {
  await db.insert(coupons).values(COUPONS).onConflictDoNothing();
};

/** Adds a coupon in each state for the demo's shopper: the used one with the order that has its discount. */
export const seedOwnCoupons: ShopperSeed = async (db, userId) => {
  const [order] = await db
    .select({ orderId: orders.orderId, usedAt: orders.createdAt, discount: orders.discount })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.discount, 0)));
  const days = (count: number) => new Date(Date.now() + count * DAY_MS);
  const collected = (couponId: number, daysAgo: number) => {
    const validDays = COUPONS.find((coupon) => coupon.couponId === couponId)?.validDays ?? 0;
    return {
      ...{ userId, couponId, source: 'collect' as const },
      ...{ obtainedAt: days(-daysAgo), expiresAt: days(validDays - daysAgo) },
    };
  };
  await db
    .insert(userCoupons)
    .values([collected(101, 2), collected(103, 12), { ...collected(105, 20), ...order }, collected(106, 19)]);
};
