import { eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { DEMO_EMAIL } from '../accounts/seed.js';
import type { Seed } from '../db/seed.js';
import { coupons, type NewCoupon, userCoupons } from './schema.js';

const DAY_MS = 86_400_000;

/** Every coupon of the shop, but for those over the price of goods. Numbers from 100 are to collect. */
export const COUPONS = [
  coupon(101, 'collect', { kind: 'amount', value: 1_000, minSubtotal: 5_000, validDays: 30 }),
  coupon(102, 'collect', {
    kind: 'percent',
    value: 8,
    minSubtotal: 2_000,
    maxDiscount: 4_000,
    validDays: 30,
  }),
  coupon(103, 'collect', { kind: 'amount', value: 500, minSubtotal: 2_500, validDays: 14 }),
  coupon(104, 'collect', {
    kind: 'amount',
    value: 50_000,
    minSubtotal: 2_500_000,
    validDays: 60,
    stock: 500,
  }),
  coupon(105, 'collect', { kind: 'amount', value: 2_000, minSubtotal: 12_000, validDays: 30 }),
  coupon(106, 'collect', {
    kind: 'percent',
    value: 15,
    minSubtotal: 10_000,
    maxDiscount: 6_000,
    validDays: 7,
    stock: 200,
  }),
  coupon(201, 'prize', { kind: 'amount', value: 10_000, minSubtotal: 40_000, validDays: 30 }),
  coupon(202, 'prize', { kind: 'percent', value: 10, maxDiscount: 5_000, validDays: 14 }),
  coupon(203, 'prize', { kind: 'amount', value: 1_000, minSubtotal: 4_000, validDays: 14 }),
  coupon(301, 'gift', { kind: 'amount', value: 500, minSubtotal: 2_000, validDays: 1 }),
  coupon(302, 'gift', { kind: 'amount', value: 1_000, minSubtotal: 4_000, validDays: 1 }),
  coupon(303, 'gift', { kind: 'amount', value: 2_500, minSubtotal: 7_500, validDays: 1 }),
  coupon(304, 'gift', { kind: 'percent', value: 5, maxDiscount: 5_000, validDays: 1 }),
  coupon(305, 'gift', { kind: 'amount', value: 1_500, minSubtotal: 5_000, validDays: 1 }),
];

/** The shop's coupons; what is there already stays as it is. */
export const seedCoupons: Seed = async (db) => {
  await db.insert(coupons).values(COUPONS).onConflictDoNothing();
};

/** The coupons of the demo's shopper in each state; nothing when there is no such shopper, or has some already. */
export const seedOwnCoupons: Seed = async (db) => {
  const [shopper] = await db.select({ userId: users.userId }).from(users).where(eq(users.email, DEMO_EMAIL));
  if (shopper === undefined) return;
  const { userId } = shopper;
  if ((await db.$count(userCoupons, eq(userCoupons.userId, userId))) > 0) return;
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

function coupon(
  couponId: number,
  source: NewCoupon['source'],
  rest: Omit<NewCoupon, 'couponId' | 'source'>,
): NewCoupon {
  return { couponId, source, ...rest };
}
