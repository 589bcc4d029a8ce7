import { array, enums, integer, object, optional } from 'superstruct';
import { readData } from '../db/read-data.js';
import type { Seed, ShopperSeed } from '../db/seed.js';
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

/** Every coupon of the shop, but for those over the price of goods. Numbers from 100 are to collect. */
export const COUPONS = readData('coupons.json', Coupons);

/** The shop's coupons; what is there already stays as it is. */
export const seedCoupons: Seed = async (db) => {
  await db.insert(coupons).values(COUPONS).onConflictDoNothing();
};

/** The coupons of the demo's shopper, in each state. */
export const seedOwnCoupons: ShopperSeed = async (db, userId) => {
  const days = (count: number) => new Date(Date.now() + count * DAY_MS);
  const mine = { userId, source: 'collect' } as const;
  await db.insert(userCoupons).values([
    // Good for a long time: the demo may be looked at long after it was seeded.
    { ...mine, couponId: 101, obtainedAt: days(-2), expiresAt: days(365) },
    { ...mine, couponId: 103, obtainedAt: days(-1), expiresAt: days(2) },
    { ...mine, couponId: 105, obtainedAt: days(-20), expiresAt: days(10), usedAt: days(-6), discount: 2_000 },
    { ...mine, couponId: 106, obtainedAt: days(-19), expiresAt: days(-12) },
  ]);
};
