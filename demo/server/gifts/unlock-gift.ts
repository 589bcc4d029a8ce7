import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { giveCoupon } from '../coupons/give-coupon.js';
import type { Db } from '../db/database.js';
import { given } from '../db/prepared.js';
import { giftCoupons, gifts, type Opener } from './schema.js';

interface Opening {
  readonly userId: number;
  readonly by: Opener;
  readonly now: Date;
}

/** Whether there is something to open for it, as a column of a prepared statement that is given `userId` and `now`. */
export function isLocked(db: Db, by: Opener): SQL<boolean> {
  const locked = db
    .select({ place: giftCoupons.place })
    .from(giftCoupons)
    .innerJoin(gifts, eq(gifts.userId, giftCoupons.userId))
    .where(
      and(isLockedBy(given('userId', giftCoupons.userId), by), gt(gifts.endsAt, given('now', gifts.endsAt))),
    );
  return sql<boolean>`exists ${locked}`;
}

const isLockedBy = (userId: number | SQL, by: Opener): SQL | undefined =>
  and(eq(giftCoupons.userId, userId), eq(giftCoupons.openedBy, by), isNull(giftCoupons.userCouponId));

/**
 * Opens what a spin or a friend opens in a shopper's welcome gift: the coupon becomes the shopper's own, until the gift
 * ends. Nothing when there is no gift, when it is over, or when it is open already.
 */
export async function unlockGift(tx: Db, { userId, by, now }: Opening): Promise<void> {
  // The row of the gift is held, so that two openings at once give one coupon.
  const [gift] = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.userId, userId), gt(gifts.endsAt, now)))
    .for('update');
  if (gift === undefined) return;
  const locked = await tx.select().from(giftCoupons).where(isLockedBy(userId, by));
  for (const { place, couponId } of locked) {
    const given = { userId, couponId, source: 'gift', now, expiresAt: gift.endsAt } as const;
    const { userCouponId } = await giveCoupon(tx, given);
    await tx
      .update(giftCoupons)
      .set({ userCouponId })
      .where(and(eq(giftCoupons.userId, userId), eq(giftCoupons.place, place)));
  }
}
