import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';
import { rowOf } from '../db/columns.js';

/**
 * Coupons, their discounts, and who may have them. Amounts are in US cents. `value` is cents for the kind `amount` and
 * whole percent for `percent`; `max_discount` limits the discount of a percentage.
 */
export const coupons = pgTable('coupons', {
  couponId: integer('coupon_id').primaryKey(),
  kind: text('kind', { enum: ['amount', 'percent'] }).notNull(),
  value: integer('value').notNull(),
  /** Minimum subtotal for using the coupon. */
  minSubtotal: integer('min_subtotal').notNull().default(0),
  maxDiscount: integer('max_discount'),
  /** `collect`: everybody may take one, once. The others come from the prize wheel or with the welcome gift. */
  source: text('source', { enum: ['collect', 'prize', 'gift'] }).notNull(),
  /** Days that the coupon is valid after a shopper gets it. */
  validDays: integer('valid_days').notNull(),
  /** How many are left to collect; null for no limit. */
  stock: integer('stock'),
  /** The deadline for collecting it; null for none. */
  collectUntil: timestamp('collect_until', { withTimezone: true }),
});

export type Coupon = typeof coupons.$inferSelect;

/** The coupons that shoppers own. A row's id is the `coupon_log_id` of the calls. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    userCouponId: integer('user_coupon_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    couponId: rowOf('coupon_id', () => coupons.couponId),
    source: text('source', { enum: ['collect', 'prize', 'gift'] }).notNull(),
    obtainedAt: timestamp('obtained_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The order that the coupon was used for, and its discount there in US cents. */
    orderId: integer('order_id'),
    discount: integer('discount'),
  },
  (table) => [
    index('user_coupons_user_idx').on(table.userId, table.expiresAt),
    uniqueIndex('user_coupons_one_an_order_idx').on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex('user_coupons_collected_once_idx')
      .on(table.userId, table.couponId)
      .where(sql`${table.source} = 'collect'`),
  ],
);

export type UserCoupon = typeof userCoupons.$inferSelect;
