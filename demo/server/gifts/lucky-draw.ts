import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { type Coupon, coupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { giftCoupons, gifts, type Opener } from './schema.js';
import { unlockGift } from './unlock-gift.js';

/** How long a gift lasts (spec section 9, "Gift countdown default"), in milliseconds. */
export const GIFT_MS = 86_400_000;

/** Draws the welcome gift of a shopper who has one to come (`is_coupon` 1); asked again, the same. Null without one. */
export function luckyDraw(
  db: Db,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<{ readonly coupon: Coupon; readonly level: number } | null> {
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .update(users)
      .set({ isCoupon: 0, isShowHandle: 1 })
      .where(and(eq(users.userId, userId), eq(users.isCoupon, 1)))
      .returning();
    if (waiting !== undefined) await open(tx, userId, now);
    const [drawn] = await tx
      .select({ coupon: coupons })
      .from(giftCoupons)
      .innerJoin(coupons, eq(coupons.couponId, giftCoupons.couponId))
      .where(eq(giftCoupons.userId, userId))
      .orderBy(asc(giftCoupons.place))
      .limit(1);
    if (drawn === undefined) return null;
    const level = LUCKY_COUPONS.findIndex(({ couponId }) => couponId === drawn.coupon.couponId) + 1;
    return { coupon: drawn.coupon, level };
  });
}

async function open(tx: Db, userId: number, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + GIFT_MS);
  const gift = { startedAt: now, endsAt };
  await tx
    .insert(gifts)
    .values({ userId, ...gift })
    .onConflictDoUpdate({ target: gifts.userId, set: gift });
  await tx.delete(giftCoupons).where(eq(giftCoupons.userId, userId));
  const lucky = { couponId: drawCoupon(), openedBy: 'draw' as const };
  const all = [lucky, ...GIFT_COUPONS].map(({ couponId, openedBy }, place) => ({
    userId,
    place,
    couponId,
    openedBy,
  }));
  await tx.insert(giftCoupons).values(all);
  await unlockGift(tx, { userId, by: 'draw', now });
}

function drawCoupon(): number {
  const total = LUCKY_COUPONS.reduce((sum, { odds }) => sum + odds, 0);
  let left = randomInt(total);
  for (const { couponId, odds } of LUCKY_COUPONS) {
    left -= odds;
    if (left < 0) return couponId;
  }
  throw new Error('The lucky draw has no coupon');
}

/** What the lucky draw can give, and how often of 100 draws. */
export const LUCKY_COUPONS = [
  { couponId: 301, odds: 60 },
  { couponId: 302, odds: 30 },
  { couponId: 303, odds: 10 },
] as const;

/** What else is in the welcome gift, and what opens it. */
export const GIFT_COUPONS = [
  { couponId: 304, openedBy: 'spin' },
  { couponId: 305, openedBy: 'invitation' },
] as const satisfies readonly { readonly couponId: number; readonly openedBy: Opener }[];
