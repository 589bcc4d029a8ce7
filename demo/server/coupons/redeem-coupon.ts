import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { discountOf } from './discount.js';
import { coupons, userCoupons } from './schema.js';

/**
 * Uses a shopper's coupon for an order. Of many at once, one succeeds.
 * @param tx the transaction that writes the order: a rollback gives the coupon back
 * @returns what it took off, in US cents; null for one that the shopper has not, that is used or over, or good for more alone
 */
export async function redeemCoupon(
  tx: Db,
  {
    userId,
    userCouponId,
    orderId,
    subtotalCents,
    now,
  }: {
    readonly userId: number;
    readonly userCouponId: number;
    readonly orderId: number;
    readonly subtotalCents: number;
    readonly now: Date;
  },
): Promise<number | null> {
  const [found] = await tx
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.couponId, userCoupons.couponId))
    .where(and(eq(userCoupons.userCouponId, userCouponId), eq(userCoupons.userId, userId)))
    .for('update', { of: userCoupons });
  // Somebody else's coupon is as good as none.
  if (found === undefined || found.own.usedAt !== null || found.own.expiresAt <= now) return null;
  const discount = discountOf(found.coupon, subtotalCents);
  if (discount === 0) return null;
  await tx
    .update(userCoupons)
    .set({ usedAt: now, orderId, discount })
    .where(eq(userCoupons.userCouponId, userCouponId));
  return discount;
}

/** Gives the coupon of a cancelled order back, good until the day it was good until before. Safe to repeat. */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(userCoupons)
    .set({ usedAt: null, orderId: null, discount: null })
    .where(eq(userCoupons.orderId, orderId));
}

/** A coupon expires by the clock, so that there is nothing to write. Null where the shopper has no such coupon. */
export async function isExpired(
  db: Db,
  {
    userId,
    userCouponId,
    now,
  }: { readonly userId: number; readonly userCouponId: number; readonly now: Date },
): Promise<boolean | null> {
  const [own] = await db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.userCouponId, userCouponId), eq(userCoupons.userId, userId)));
  return own === undefined ? null : own.usedAt === null && own.expiresAt <= now;
}
