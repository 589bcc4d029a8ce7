import { and, asc, desc, eq, gt, gte, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { discountOf } from '../../shared/discount.js';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { couponName, couponTerms } from './messages.js';
import { type Coupon, coupons, type UserCoupon, userCoupons } from './schema.js';

/** Digits and letters that aren't mistaken for one another (the base 32 of Crockford). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An odd factor maps every 30-bit number to a different one. */
const FACTOR = 0x2545f491;

/** Returns a shopper's coupon code (id below 2^30), such as "7K3-Q9F". No secret: only its shopper can use it. */
export function couponCode(userCouponId: number): string {
  let mixed = Math.imul(userCouponId, FACTOR) & 0x3fffffff;
  let code = '';
  for (let place = 0; place < 6; place++) {
    code += SIGNS[mixed & 31];
    mixed >>>= 5;
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

const MAX_LISTED = 100;

export type OwnCoupon = UserCoupon & { readonly coupon: Coupon };

/** A coupon that can be used for an order, and its discount there in US cents. */
export type UsableCoupon = OwnCoupon & { readonly discountCents: number };

/** A shopper's coupons and those to collect. Each list starts with the one to act on first. */
export interface CouponLists {
  readonly collect: readonly Coupon[];
  readonly owned: readonly OwnCoupon[];
  readonly used: readonly OwnCoupon[];
  readonly expired: readonly OwnCoupon[];
}

/** Returns the coupons that can be used for an order with this subtotal, largest discount first. */
export async function usableCoupons(
  db: Db,
  userId: number,
  subtotalCents: number,
  now: Date,
): Promise<UsableCoupon[]> {
  const owned = await findOwn(db, isOwned(userId, now), asc(userCoupons.expiresAt));
  return owned
    .map((own) => ({ ...own, discountCents: discountOf(own.coupon, subtotalCents) }))
    .filter(({ discountCents }) => discountCents > 0)
    .sort((one, other) => other.discountCents - one.discountCents);
}

/** Returns everything that `/content/discount` shows a shopper. */
export async function findCoupons(db: Db, userId: number, now: Date): Promise<CouponLists> {
  const mine = eq(userCoupons.userId, userId);
  const collected = db
    .select({ one: sql`1` })
    .from(userCoupons)
    .where(and(mine, eq(userCoupons.couponId, coupons.couponId), eq(userCoupons.source, 'collect')));
  const [collect, owned, used, expired] = await Promise.all([
    db
      .select()
      .from(coupons)
      .where(and(isCollectable(now), notExists(collected)))
      .orderBy(asc(coupons.couponId))
      .limit(MAX_LISTED),
    findOwn(db, isOwned(userId, now), asc(userCoupons.expiresAt)),
    findOwn(db, and(mine, sql`${userCoupons.usedAt} is not null`), desc(userCoupons.usedAt)),
    findOwn(
      db,
      and(mine, isNull(userCoupons.usedAt), lte(userCoupons.expiresAt, now)),
      desc(userCoupons.expiresAt),
    ),
  ]);
  return { collect, owned, used, expired };
}

/** Returns the condition that a coupon can be collected by a shopper who hasn't done so yet. */
export const isCollectable = (now: Date): SQL | undefined =>
  and(
    eq(coupons.source, 'collect'),
    or(isNull(coupons.collectUntil), gt(coupons.collectUntil, now)),
    or(isNull(coupons.stock), gte(coupons.stock, 1)),
  );

const isOwned = (userId: number, now: Date): SQL | undefined =>
  and(eq(userCoupons.userId, userId), isNull(userCoupons.usedAt), gt(userCoupons.expiresAt, now));

async function findOwn(db: Db, which: SQL | undefined, order: SQL): Promise<OwnCoupon[]> {
  const rows = await db
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.couponId, userCoupons.couponId))
    .where(which)
    .orderBy(order, asc(userCoupons.userCouponId))
    .limit(MAX_LISTED);
  return rows.map(({ own, coupon }) => ({ ...own, coupon }));
}

/** Formats a coupon for its shopper. Amounts are in US cents. */
export function toCouponReply(coupon: Coupon, language: Language) {
  return {
    coupon_id: coupon.couponId,
    coupon_name: couponName(language, coupon),
    coupon_terms: couponTerms(language, coupon),
    kind: coupon.kind,
    value: coupon.value,
    min_subtotal: coupon.minSubtotal,
    max_discount: coupon.maxDiscount,
    valid_days: coupon.validDays,
    stock: coupon.stock,
    collect_until: coupon.collectUntil?.toISOString() ?? null,
  };
}

/** Formats a shopper's coupon. Times are ISO 8601; `order_id` and `discount` are null until it is used. */
export function toOwnCouponReply(own: OwnCoupon, language: Language) {
  return {
    ...toCouponReply(own.coupon, language),
    coupon_log_id: own.userCouponId,
    code: couponCode(own.userCouponId),
    source: own.source,
    obtained_at: own.obtainedAt.toISOString(),
    expires_at: own.expiresAt.toISOString(),
    used_at: own.usedAt?.toISOString() ?? null,
    order_id: own.orderId,
    discount: own.discount,
  };
}
