import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser, users } from '../accounts/schema.js';
import { coupons, userCoupons } from '../coupons/schema.js';
import { goods } from '../goods/schema.js';

export const PRIZE_KINDS = ['coupon', 'goods', 'points', 'shares', 'spin', 'none'] as const;

/**
 * The eight sectors of the wheel (spec section 9). `odds` are in 10,000ths and add up to 10,000; while a prize is
 * out of stock, its odds go to the sector of the kind `none`.
 */
export const prizes = pgTable('prizes', {
  level: smallint('level').primaryKey(),
  kind: text('kind', { enum: PRIZE_KINDS }).notNull(),
  /** How many points, shares or spins; for a coupon and goods 1, for nothing 0. */
  amount: integer('amount').notNull(),
  /** What the kinds `coupon` and `goods` give: for goods, a coupon over their price. */
  couponId: integer('coupon_id').references(() => coupons.couponId),
  goodsId: integer('goods_id').references(() => goods.goodsId, { onDelete: 'set null' }),
  odds: integer('odds').notNull(),
  /** How many are left; null for any number. */
  stock: integer('stock'),
  /** Points that are given in its place when the last one goes between the promise of a round and its draw. */
  insteadPoints: integer('instead_points').notNull().default(0),
});

export type Prize = typeof prizes.$inferSelect;
export type NewPrize = typeof prizes.$inferInsert;

/** The odds of the sectors in their order, in 10,000ths. */
export type Odds = readonly number[];

/** A sector as a round promises it; whatever becomes of the wheel, the round is drawn by it. */
export interface Sector extends Pick<Prize, 'kind' | 'amount' | 'couponId' | 'goodsId' | 'insteadPoints'> {
  /** In 10,000ths. */
  readonly odds: number;
  /** What the hash covers of the prize, such as "points 100"; the same in every language. */
  readonly prize: string;
  /** Whether there is a stock of it. */
  readonly isLimited: boolean;
}

export const roundNumbers = pgSequence('prize_round_numbers', { startWith: 1 });

/**
 * The rounds of the wheel: a spin each. A round is open, with its seed secret and its hash known, until it is
 * drawn; then it is the record of what was won, and its seed is told. The hash binds the round's number, its seed, and
 * its sectors (`demo/shared/round-text.ts`), so that none of them can change after it was told.
 */
export const prizeRounds = pgTable(
  'prize_rounds',
  {
    /** Known before the row is written: the hash covers it. */
    roundId: integer('round_id').primaryKey(),
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    /** 32 random bytes, in hex. */
    seed: text('seed').notNull(),
    sectors: jsonb('sectors').$type<readonly Sector[]>().notNull(),
    /** The SHA-256 of the round's text, in hex. */
    hash: text('hash').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** From here on, null while the round is open. `key` is the shopper's part of the draw. */
    key: text('key'),
    level: smallint('level'),
    /** Whether points were given in the place of a prize that had run out. */
    isInstead: boolean('is_instead').notNull().default(false),
    drawnAt: timestamp('drawn_at', { withTimezone: true }),
    /** The day (UTC) whose free round it is; null for a round that was earned. */
    freeDay: date('free_day', { mode: 'string' }),
    userCouponId: integer('user_coupon_id').references(() => userCoupons.userCouponId, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    uniqueIndex('prize_rounds_one_open_idx').on(table.userId).where(sql`${table.drawnAt} is null`),
    uniqueIndex('prize_rounds_key_idx').on(table.userId, table.key),
    uniqueIndex('prize_rounds_one_free_a_day_idx').on(table.userId, table.freeDay),
    index('prize_rounds_drawn_idx').on(table.userId, table.drawnAt),
  ],
);

export type PrizeRound = typeof prizeRounds.$inferSelect;

/** Spins beside the free one of each day. */
export const earnedSpins = pgTable(
  'earned_spins',
  {
    spinId: integer('spin_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    reason: text('reason', { enum: ['invitation', 'prize', 'order'] }).notNull(),
    /** Who came by the invitation; null when they have left since. Nobody earns anybody two spins. */
    friendId: integer('friend_id')
      .unique()
      .references(() => users.userId, { onDelete: 'set null' }),
    /** The order that earned it: the shopper's own, or the friend's. */
    orderId: integer('order_id'),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
    /** When the order was refunded. One that was spun by then costs the next spin that is earned. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    roundId: integer('round_id')
      .unique()
      .references(() => prizeRounds.roundId),
  },
  (table) => [
    uniqueIndex('earned_spins_order_idx').on(table.orderId, table.reason),
    // Those that are left, in the order that they are taken.
    index('earned_spins_left_idx')
      .on(table.userId, table.spinId)
      .where(sql`${table.roundId} is null and ${table.takenBackAt} is null`),
    index('earned_spins_owed_idx')
      .on(table.userId)
      .where(sql`${table.roundId} is not null and ${table.takenBackAt} is not null`),
    index('earned_spins_user_idx').on(table.userId, table.earnedAt),
  ],
);

export type EarnedSpin = typeof earnedSpins.$inferSelect;
