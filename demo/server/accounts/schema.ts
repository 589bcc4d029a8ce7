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
 * Shoppers with an account, and guests who order without one. `email` is lowercase, or null if the account's provider
 * didn't share one. `password_hash` is null until a password is set. `invit_code` is the shopper's own code to give to
 * others. A guest who orders is a row without `email` and password, which no account call finds (`demo/server/guests`).
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
  /**
   * The email that a guest gave at checkout; null for an account. Nobody has proved that it is theirs, so it isn't unique
   * and signs in nobody.
   */
  guestEmail: text('guest_email'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** The user that owns a row. The row is deleted along with the account. */
export const ofUser = () => partOf('user_id', () => users.userId);

/** Sessions of signed-in shoppers. Only the token's hash is stored, so reading the table isn't enough to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The browser and system that signed in, such as "Chrome (Windows)"; empty if unknown. */
    client: text('client').notNull().default(''),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
);

/** The latest code sent to an address for each purpose. A row is deleted when its code is used. */
export const emailCodes = pgTable(
  'email_codes',
  {
    email: text('email').notNull(),
    purpose: text('purpose', {
      enum: ['register', 'reset', 'close', 'proof', 'seller_register', 'seller_reset'],
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
