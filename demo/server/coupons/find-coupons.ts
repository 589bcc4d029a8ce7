import { and, asc, desc, eq, gt, gte, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { discountOf } from './discount.js';
import { type Coupon, coupons, type UserCoupon, userCoupons } from './schema.js';

const MAX_LISTED = 100;

export type OwnCoupon = UserCoupon & { readonly coupon: Coupon };

/** A coupon that can be used in an order, and what it takes off there, in US cents. */
export type UsableCoupon = OwnCoupon & { readonly discountCents: number };

/** The coupons of a shopper and those to collect, each list with the one to act on first at its head. */
export interface CouponLists {
  readonly collect: readonly Coupon[];
  readonly owned: readonly OwnCoupon[];
  readonly used: readonly OwnCoupon[];
  readonly expired: readonly OwnCoupon[];
}

/** Those that are good for an order of goods of this sum, the greatest discount first. */
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

/** Everything that `/content/discount` shows to a shopper. */
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

/** Whether a coupon may be collected by somebody who has not yet. */
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
