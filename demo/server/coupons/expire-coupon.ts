import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { userCoupons } from './schema.js';

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
