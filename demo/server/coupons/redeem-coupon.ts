import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { discountOf } from './discount.js';
import { coupons, userCoupons } from './schema.js';

/** Why a coupon is refused; `couponRefusal` (messages.ts) tells it to the shopper. */
export type CouponRefusal = 'unknown' | 'used' | 'expired' | 'below-minimum';

/** What a coupon took off, in US cents; or why it took nothing off, with its least subtotal in US cents. */
export type Redemption =
  | { readonly discountCents: number }
  | { readonly refused: CouponRefusal; readonly minSubtotalCents: number };

/**
 * Uses a shopper's coupon for an order. Of many at once, one succeeds and the others are refused as used.
 * @param tx the transaction that writes the order: a rollback gives the coupon back
 * @param subtotalCents of the goods, before shipping and taxes
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
): Promise<Redemption> {
  const [found] = await tx
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.couponId, userCoupons.couponId))
    .where(and(eq(userCoupons.userCouponId, userCouponId), eq(userCoupons.userId, userId)))
    .for('update', { of: userCoupons });
  // Somebody else's coupon is as good as none.
  if (found === undefined) return { refused: 'unknown', minSubtotalCents: 0 };
  const { own, coupon } = found;
  const refuse = (refused: CouponRefusal) => ({ refused, minSubtotalCents: coupon.minSubtotal });
  if (own.usedAt !== null) return refuse('used');
  if (own.expiresAt <= now) return refuse('expired');
  const discountCents = discountOf(coupon, subtotalCents);
  if (discountCents === 0) return refuse('below-minimum');
  await tx
    .update(userCoupons)
    .set({ usedAt: now, orderId, discount: discountCents })
    .where(eq(userCoupons.userCouponId, userCouponId));
  return { discountCents };
}

/**
 * Gives the coupon of an order back, when the order is cancelled: good until the day it was good until before.
 * Nothing, when the order used none; and nothing the second time.
 */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(userCoupons)
    .set({ usedAt: null, orderId: null, discount: null })
    .where(eq(userCoupons.orderId, orderId));
}

/**
 * Whether the time of a shopper's coupon is over. There is nothing to write: a coupon expires by the clock, so that it
 * can't be used a moment longer, whether anybody asks or not.
 * @returns null when the shopper has no such coupon
 */
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
