import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';
import { rowOf } from '../db/columns.js';

/**
 * What a coupon takes off an order, and who may have it. Amounts are in US cents. `value` is cents for the kind
 * `amount` and whole percent for `percent`; `max_discount` is the most that a percentage takes off.
 */
export const coupons = pgTable('coupons', {
  couponId: integer('coupon_id').primaryKey(),
  kind: text('kind', { enum: ['amount', 'percent'] }).notNull(),
  value: integer('value').notNull(),
  /** The least subtotal that it is good for. */
  minSubtotal: integer('min_subtotal').notNull().default(0),
  maxDiscount: integer('max_discount'),
  /** `collect`: everybody may take one, once. The others are given: by the wheel, or with the welcome gift. */
  source: text('source', { enum: ['collect', 'prize', 'gift'] }).notNull(),
  /** How long it is good for from the day that a shopper has it. */
  validDays: integer('valid_days').notNull(),
  /** How many are left to collect; null for any number. */
  stock: integer('stock'),
  /** Until when it can be collected; null for ever. */
  collectUntil: timestamp('collect_until', { withTimezone: true }),
});

export type Coupon = typeof coupons.$inferSelect;

/** The coupons that shoppers have. A row's number is the `coupon_log_id` of the calls. */
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
    /** The order that it was used in, and what it took off there, in US cents. */
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
