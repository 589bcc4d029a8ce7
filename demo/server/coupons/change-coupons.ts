import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { discountOf } from '../../shared/discount.js';
import type { Db } from '../db/database.js';
import { param, prepared } from '../db/prepared.js';
import { isCollectable } from './coupons.js';
import { coupons, type UserCoupon, userCoupons } from './schema.js';

const DAY_MS = 86_400_000;

/** Gives a shopper a coupon they won, valid for the coupon's `valid_days` or until `expiresAt`. */
export async function giveCoupon(
  tx: Db,
  {
    userId,
    couponId,
    source,
    now,
    expiresAt,
  }: {
    readonly userId: number;
    readonly couponId: number;
    readonly source: 'prize' | 'gift';
    readonly now: Date;
    readonly expiresAt?: Date;
  },
): Promise<UserCoupon> {
  const until = expiresAt?.toISOString() ?? null;
  const [stored] = await insertCoupon(tx).execute({ userId, couponId, source, now, expiresAt: until });
  if (stored === undefined) throw new Error('The database stored no coupon');
  return stored;
}

const insertCoupon = prepared((tx) => {
  const couponId = param('couponId', userCoupons.couponId);
  const now = param('now', userCoupons.obtainedAt);
  const validDays = tx
    .select({ validDays: coupons.validDays })
    .from(coupons)
    .where(eq(coupons.couponId, couponId));
  return tx
    .insert(userCoupons)
    .values({
      userId: param('userId', userCoupons.userId),
      couponId,
      source: param('source', userCoupons.source),
      obtainedAt: now,
      // A day of 24 hours, whatever the database's time zone.
      expiresAt: sql`coalesce(${sql.placeholder('expiresAt')}::timestamptz, ${now}::timestamptz + ${validDays} * interval '24 hours')`,
    })
    .returning()
    .prepare('keep_coupon');
});

/** Collects a coupon that is open to everybody. Returns `taken` the second time, `unknown` if it can't be collected. */
export function collectCoupon(
  db: Db,
  { userId, couponId, now }: { readonly userId: number; readonly couponId: number; readonly now: Date },
): Promise<UserCoupon | 'unknown' | 'taken'> {
  return db.transaction(async (tx) => {
    const [coupon] = await tx
      .select()
      .from(coupons)
      .where(and(eq(coupons.couponId, couponId), isCollectable(now)))
      .for('update');
    if (coupon === undefined) return (await hasCollected(tx, userId, couponId)) ? 'taken' : 'unknown';
    const [collected] = await tx
      .insert(userCoupons)
      .values({
        userId,
        couponId,
        source: 'collect',
        obtainedAt: now,
        expiresAt: new Date(now.getTime() + coupon.validDays * DAY_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (collected === undefined) return 'taken';
    await tx
      .update(coupons)
      .set({ stock: sql`${coupons.stock} - 1` })
      .where(and(eq(coupons.couponId, couponId), isNotNull(coupons.stock)));
    return collected;
  });
}

async function hasCollected(tx: Db, userId: number, couponId: number): Promise<boolean> {
  const mine = and(eq(userCoupons.userId, userId), eq(userCoupons.couponId, couponId));
  return (await tx.$count(userCoupons, and(mine, eq(userCoupons.source, 'collect')))) > 0;
}

/**
 * Uses a shopper's coupon for an order. If several calls do so at the same time, only one succeeds.
 * @param tx the transaction that writes the order: a rollback returns the coupon
 * @returns the US cents it took off; null if the shopper has no such coupon, it's used or expired, or the order too
 * small
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
  // Somebody else's coupon counts as none.
  if (found === undefined || found.own.usedAt !== null || found.own.expiresAt <= now) return null;
  const discount = discountOf(found.coupon, subtotalCents);
  if (discount === 0) return null;
  await tx
    .update(userCoupons)
    .set({ usedAt: now, orderId, discount })
    .where(eq(userCoupons.userCouponId, userCouponId));
  return discount;
}

/** Returns the coupon of a canceled order, with its expiry date unchanged. Safe to repeat. */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(userCoupons)
    .set({ usedAt: null, orderId: null, discount: null })
    .where(eq(userCoupons.orderId, orderId));
}

/** Returns whether a coupon has expired by now, so nothing needs to be stored; null if the shopper doesn't have it. */
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
