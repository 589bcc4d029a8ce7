import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { partOf } from '../db/columns.js';

/**
 * Shoppers with an account. `email` is lower-cased; it is null for an account of a provider that told none, and
 * `password_hash` is null until a password is set. `invit_code` is the shopper's own, to give to others.
 */
export const users = pgTable('users', {
  userId: serial('user_id').primaryKey(),
  email: text('email').unique(),
  passwordHash: text('password_hash'),
  uname: text('uname').notNull(),
  headimgurl: text('headimgurl').notNull().default(''),
  isCoupon: smallint('is_coupon').notNull().default(0),
  isShowHandle: smallint('is_show_handle').notNull().default(0),
  invitCode: text('invit_code').notNull().unique(),
  invitedBy: integer('invited_by').references((): AnyPgColumn => users.userId, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Whose a row is that goes with the account. */
export const ofUser = () => partOf('user_id', () => users.userId);

/** Who is signed in. Of a token only its hash is kept: whoever reads the table cannot sign in by it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
);

/** The code that was last sent to an address for a purpose; a row goes when its code is used. */
export const emailCodes = pgTable(
  'email_codes',
  {
    email: text('email').notNull(),
    purpose: text('purpose', {
      enum: ['register', 'reset', 'close', 'seller_register', 'seller_reset'],
    }).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index('email_codes_expires_idx').on(table.expiresAt),
  ],
);
