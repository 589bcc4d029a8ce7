import { and, asc, eq, gt } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { couponName } from '../coupons/messages.js';
import { coupons, userCoupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { picturePath } from './gift-picture.js';
import { GIFT_MESSAGES } from './messages.js';
import { giftCoupons, gifts } from './schema.js';

/** The states of a tile (spec section 4). */
export const TILE = { notUsed: 1, used: 2, locked: 3 } as const;

/** The pop-up's kinds; this shop has one. */
const WELCOME = 1;

/** The pop-up of a shopper without a gift, or whose gift is over: an `end_time` of 0 hides it (spec section 4). */
export const NO_GIFT = {
  type: WELCOME,
  end_time: 0,
  coupon_log_id: 0,
  one: { is_lock: 1, is_use: 0, img: '' },
  two: [],
  three: { img: '' },
  four: { img: '' },
} as const;

/** The gift pop-up (contract section 4); an `end_time` of 0 where there is none, or it is over. */
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
    three: { img: '/media/gifts/wheel.svg', name: GIFT_MESSAGES[language].wheel },
    four: { img: '/media/gifts/points.svg', name: GIFT_MESSAGES[language].points },
  };
}
