import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.js';
import { coupons, userCoupons } from '../coupons/schema.js';
import { partOf, rowOf } from '../db/columns.js';

/** A shopper's welcome gift, from the lucky draw until it expires. */
export const gifts = pgTable('gifts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** What opens a coupon in the gift: the lucky draw itself, a spin of the prize wheel, or a friend who joins. */
export const OPENERS = ['draw', 'spin', 'invitation'] as const;

/** The coupons in a gift. A locked one isn't among the shopper's own coupons yet. */
export const giftCoupons = pgTable(
  'gift_coupons',
  {
    userId: partOf('user_id', () => gifts.userId),
    /** Its position in the gift, from 0. The first coupon is from the lucky draw. */
    place: smallint('place').notNull(),
    couponId: rowOf('coupon_id', () => coupons.couponId),
    openedBy: text('opened_by', { enum: OPENERS }).notNull(),
    userCouponId: integer('user_coupon_id').references(() => userCoupons.userCouponId, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    index('gift_coupons_own_idx').on(table.userCouponId),
  ],
);

export type Gift = typeof gifts.$inferSelect;
export type Opener = (typeof OPENERS)[number];
