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
import type { Language } from '../../shared/language.js';
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
  /** Number of points, shares, or spins; 1 for a coupon or goods, 0 for no prize. */
  amount: integer('amount').notNull(),
  /** The coupon given by the kinds `coupon` and `goods`: for goods, a coupon for their full price. */
  couponId: integer('coupon_id').references(() => coupons.couponId),
  goodsId: integer('goods_id').references(() => goods.goodsId, { onDelete: 'set null' }),
  odds: integer('odds').notNull(),
  /** How many are left; null for no limit. */
  stock: integer('stock'),
  /** Points given instead if the last one goes between the promise of a round and its draw. */
  insteadPoints: integer('instead_points').notNull().default(0),
  /** How many were won since the prize came onto the wheel, so that a campaign can set the stock as a total. */
  taken: integer('taken').notNull().default(0),
  /** At most so many are won in a UTC day; null for no limit. */
  perDay: integer('per_day'),
  /** The UTC day of the last win, and how many were won on it. Counted only while there is a limit. */
  takenDay: date('taken_day', { mode: 'string' }),
  takenThatDay: integer('taken_that_day').notNull().default(0),
  /** At most so many are won by one shopper; null for no limit. */
  perShopper: integer('per_shopper'),
  /** The prize is on offer from the first moment until the other; null for no limit. */
  startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }),
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }),
  /** The texts of a campaign; null for the shop's own, which are made from what the prize is. */
  texts: jsonb('texts').$type<PrizeTexts>(),
  /** The URL of a picture; null for none. */
  picture: text('picture'),
});

/** The name and the explanation of a prize, in each language. */
export type PrizeTexts = Readonly<Record<Language, { readonly name: string; readonly explanation: string }>>;

export type Prize = typeof prizes.$inferSelect;
export type NewPrize = typeof prizes.$inferInsert;

/** The odds of the sectors, in order, in 10,000ths. */
export type Odds = readonly number[];

/** A sector as promised by a round. The draw goes by it, however the wheel changes. */
export interface Sector extends Pick<Prize, 'kind' | 'amount' | 'couponId' | 'goodsId' | 'insteadPoints'> {
  /** In 10,000ths. */
  readonly odds: number;
  /** The text of the prize that the hash covers, such as "points 100". It is the same in every language. */
  readonly prize: string;
  /** Whether its stock or its number a day is limited. */
  readonly isLimited: boolean;
  /** The texts of the campaign, if it has some. */
  readonly texts?: PrizeTexts;
  /** The URL of its picture, if it has one. */
  readonly picture?: string;
}

export const roundNumbers = pgSequence('prize_round_numbers', { startWith: 1 });

/**
 * The rounds of the wheel, one for each spin. Until it is drawn, a round is open, with a secret seed and a public hash.
 * After that, it is the record of what was won, and its seed is public. The hash covers the round's ID, seed, and
 * sectors (`demo/shared/round-text.ts`), so none of them can change once the hash is published.
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
    /** The shopper's part of the draw. From here down, columns have no value while the round is open. */
    key: text('key'),
    level: smallint('level'),
    /** Whether points were given instead of a prize that had run out. */
    isInstead: boolean('is_instead').notNull().default(false),
    drawnAt: timestamp('drawn_at', { withTimezone: true }),
    /** The UTC day whose free spin the round used; null for an earned spin. */
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

/** Earned spins, besides each day's free one. */
export const earnedSpins = pgTable(
  'earned_spins',
  {
    spinId: integer('spin_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    reason: text('reason', { enum: ['invitation', 'prize', 'order'] }).notNull(),
    /** The invited friend; null if they have since left. A friend earns only one spin. */
    friendId: integer('friend_id')
      .unique()
      .references(() => users.userId, { onDelete: 'set null' }),
    /** The order that earned the spin: the shopper's own, or the friend's. */
    orderId: integer('order_id'),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
    /** When the order was refunded. If the spin was used by then, it costs the next earned one. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    roundId: integer('round_id')
      .unique()
      .references(() => prizeRounds.roundId),
  },
  (table) => [
    uniqueIndex('earned_spins_order_idx').on(table.orderId, table.reason),
    // The spins that are left, in the order in which they are used.
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
