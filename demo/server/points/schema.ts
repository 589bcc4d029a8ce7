import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';

/** What a shopper can have besides coupons: points, each worth one cent off an order, and shares in the shop. */
export const ASSETS = ['points', 'shares'] as const;

/** The reasons for an entry. The host has a text for each. */
export const REASONS = ['prize', 'gift', 'order', 'spent', 'returned', 'app-download', 'taken-back'] as const;

/** Each shopper's current balance: the sum of the entries, never below 0. Without a row, it is 0. */
export const balances = pgTable(
  'balances',
  {
    userId: ofUser(),
    asset: text('asset', { enum: ASSETS }).notNull(),
    balance: integer('balance').notNull().default(0),
    /** The amount still to be taken back because it was already spent. Later income pays it off. */
    owed: integer('owed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.asset] }),
    check('balances_never_below_zero', sql`${table.balance} >= 0`),
    check('balances_never_owed_below_zero', sql`${table.owed} >= 0`),
  ],
);

/** The ledger: every change of a balance. Entries are only ever added. */
export const ledger = pgTable(
  'ledger',
  {
    entryId: integer('entry_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    asset: text('asset', { enum: ASSETS }).notNull(),
    /** Negative for spending. */
    amount: integer('amount').notNull(),
    /** The balance after this entry. */
    balance: integer('balance').notNull(),
    reason: text('reason', { enum: REASONS }).notNull(),
    orderId: integer('order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ledger_user_idx').on(table.userId, table.asset, table.entryId),
    index('ledger_order_idx').on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex('ledger_app_download_once_idx')
      .on(table.userId, table.asset)
      .where(sql`${table.reason} = 'app-download'`),
  ],
);

export type Asset = (typeof ASSETS)[number];
export type Reason = (typeof REASONS)[number];
