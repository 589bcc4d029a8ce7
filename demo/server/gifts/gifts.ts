import { randomInt } from 'node:crypto';
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Campaign } from '../campaigns/campaign.js';
import { findContent } from '../campaigns/content.js';
import { giveCoupon } from '../coupons/change-coupons.js';
import { couponName } from '../coupons/messages.js';
import { type Coupon, coupons, userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { param } from '../db/prepared.js';
import { ODDS_TOTAL } from '../prizes/fair.js';
import { picturePath } from './gift-picture.js';
import { GIFT_HOURS, GIFT_TILES } from './gift-tiles.js';
import { giftCoupons, gifts, type Opener } from './schema.js';

/** The states of a tile (spec section 4). */
export const TILE = { notUsed: 1, used: 2, locked: 3 } as const;

/** The kind of pop-up. This shop has only one. */
const WELCOME = 1;

/** The pop-up of a shopper without a gift or with an expired one: an `end_time` of 0 hides it (spec section 4). */
export const NO_GIFT = {
  type: WELCOME,
  end_time: 0,
  coupon_log_id: 0,
  one: { is_lock: 1, is_use: 0, img: '' },
  two: [],
  three: { img: '' },
  four: { img: '' },
} as const;

/** Returns the gift pop-up (contract section 4). Its `end_time` is 0 if there is no gift or it has expired. */
export async function findGift(db: Db, userId: number, now: Date, language: Language) {
  const rows = await db
    .select({ gift: gifts, place: giftCoupons.place, coupon: coupons, own: userCoupons })
    .from(gifts)
    .innerJoin(giftCoupons, eq(giftCoupons.userId, gifts.userId))
    .innerJoin(coupons, eq(coupons.couponId, giftCoupons.couponId))
    .leftJoin(userCoupons, eq(userCoupons.userCouponId, giftCoupons.userCouponId))
    .where(and(eq(gifts.userId, userId), gt(gifts.endsAt, now)))
    .orderBy(asc(giftCoupons.place));
  const tiles = rows.map(({ gift, coupon, own }) => ({
    gift,
    name: couponName(language, coupon),
    expires_at: gift.endsAt.toISOString(),
    couponLogId: own?.userCouponId ?? 0,
    status: own === null ? TILE.locked : own.usedAt === null ? TILE.notUsed : TILE.used,
    img_not_use: picturePath(coupon, 'ready'),
    img_used: picturePath(coupon, 'used'),
    img_lock: picturePath(coupon, 'locked'),
  }));
  const [one, ...two] = tiles;
  if (one === undefined) return NO_GIFT;
  const isUsed = one.status === TILE.used;
  const others = (await findContent(db)).gifts.tiles ?? GIFT_TILES;
  const three = others.wheel[language];
  const four = others.points[language];
  return {
    type: WELCOME,
    end_time: one.gift.endsAt.getTime(),
    coupon_log_id: one.couponLogId,
    one: {
      is_lock: one.status === TILE.locked ? 1 : 0,
      is_use: isUsed ? 1 : 0,
      img: isUsed ? one.img_used : one.img_not_use,
      name: one.name,
      expires_at: one.expires_at,
    },
    two: two.map(({ status, img_not_use, img_used, img_lock, name, expires_at }) => ({
      status,
      img_not_use,
      img_used,
      img_lock,
      name,
      expires_at,
    })),
    three: { img: three.picture, name: three.name },
    four: { img: four.picture, name: four.name },
  };
}

interface Opening {
  readonly userId: number;
  readonly by: Opener;
  readonly now: Date;
}

/** Returns whether `by` has something to open, as a column of a statement prepared with `userId` and `now`. */
export function isLocked(db: Db, by: Opener): SQL<boolean> {
  const locked = db
    .select({ place: giftCoupons.place })
    .from(giftCoupons)
    .innerJoin(gifts, eq(gifts.userId, giftCoupons.userId))
    .where(
      and(isLockedBy(param('userId', giftCoupons.userId), by), gt(gifts.endsAt, param('now', gifts.endsAt))),
    );
  return sql<boolean>`exists ${locked}`;
}

const isLockedBy = (userId: number | SQL, by: Opener): SQL | undefined =>
  and(eq(giftCoupons.userId, userId), eq(giftCoupons.openedBy, by), isNull(giftCoupons.userCouponId));

/**
 * Opens the coupons in a shopper's welcome gift that `by` unlocks. The shopper then owns them until the gift ends. Does
 * nothing if there is no gift, if it has expired, or if they are already open.
 */
export async function unlockGift(tx: Db, { userId, by, now }: Opening): Promise<void> {
  // Locks the gift's row, so that opening it twice at the same time gives only one coupon.
  const [gift] = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.userId, userId), gt(gifts.endsAt, now)))
    .for('update');
  if (gift === undefined) return;
  const locked = await tx.select().from(giftCoupons).where(isLockedBy(userId, by));
  for (const { place, couponId } of locked) {
    const grant = { userId, couponId, source: 'gift', now, expiresAt: gift.endsAt } as const;
    const { userCouponId } = await giveCoupon(tx, grant);
    await tx
      .update(giftCoupons)
      .set({ userCouponId })
      .where(and(eq(giftCoupons.userId, userId), eq(giftCoupons.place, place)));
  }
}

const HOUR_MS = 3_600_000;

/**
 * Draws the pending welcome gift of a shopper (`is_coupon` 1). Later calls return the same; null without a gift.
 * @returns `hours`: how long the gift lasts from its opening
 */
export function luckyDraw(
  db: Db,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<{ readonly coupon: Coupon; readonly level: number; readonly hours: number } | null> {
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .update(users)
      .set({ isCoupon: 0, isShowHandle: 1 })
      .where(and(eq(users.userId, userId), eq(users.isCoupon, 1)))
      .returning();
    if (waiting !== undefined) await open(tx, userId, now);
    const [luckyCoupon] = await tx
      .select({ coupon: coupons, gift: gifts })
      .from(giftCoupons)
      .innerJoin(gifts, eq(gifts.userId, giftCoupons.userId))
      .innerJoin(coupons, eq(coupons.couponId, giftCoupons.couponId))
      .where(eq(giftCoupons.userId, userId))
      .orderBy(asc(giftCoupons.place))
      .limit(1);
    if (luckyCoupon === undefined) return null;
    const { lucky } = (await findContent(tx)).gifts;
    // Since the gift was opened, another campaign may have taken the coupon out of the draw.
    const level = Math.max(1, lucky.findIndex(({ coupon }) => coupon === luckyCoupon.coupon.couponId) + 1);
    const { startedAt, endsAt } = luckyCoupon.gift;
    const hours = Math.round((endsAt.getTime() - startedAt.getTime()) / HOUR_MS);
    return { coupon: luckyCoupon.coupon, level, hours };
  });
}

async function open(tx: Db, userId: number, now: Date): Promise<void> {
  const content = await findContent(tx);
  const endsAt = new Date(now.getTime() + (content.gifts.hours ?? GIFT_HOURS) * HOUR_MS);
  const gift = { startedAt: now, endsAt };
  await tx
    .insert(gifts)
    .values({ userId, ...gift })
    .onConflictDoUpdate({ target: gifts.userId, set: gift });
  await tx.delete(giftCoupons).where(eq(giftCoupons.userId, userId));
  const lucky = { couponId: drawCoupon(content.gifts.lucky), openedBy: 'draw' as const };
  const locked = content.gifts.locked.map(({ coupon, openedBy }) => ({ couponId: coupon, openedBy }));
  const all = [lucky, ...locked].map(({ couponId, openedBy }, place) => ({
    userId,
    place,
    couponId,
    openedBy,
  }));
  await tx.insert(giftCoupons).values(all);
  await unlockGift(tx, { userId, by: 'draw', now });
}

function drawCoupon(lucky: Campaign['gifts']['lucky']): number {
  let left = randomInt(ODDS_TOTAL);
  for (const { coupon, odds } of lucky) {
    left -= Math.round(odds * ODDS_TOTAL);
    if (left < 0) return coupon;
  }
  throw new Error('The lucky draw has no coupon');
}
