import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';
import type { SocialPerson } from './providers.js';
import type { Ask, Outcome } from './windows.js';

/** Who signs in by a provider, by the provider and its own id of the person; never by an email. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ofUser(),
    /** An address that the shopper typed and nobody has proven; it opens no account. */
    unprovenEmail: text('unproven_email'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_idx').on(table.userId),
  ],
);

/** Sign-ins under way in windows, for ten minutes at most. */
export const socialAsks = pgTable(
  'social_asks',
  {
    nonce: text('nonce').primaryKey(),
    oauthToken: text('oauth_token').notNull().unique(),
    state: text('state').notNull().unique(),
    ticket: text('ticket').notNull().unique(),
    /** What no step is found by. */
    rest: jsonb('rest')
      .$type<Omit<Ask, 'nonce' | 'oauthToken' | 'state' | 'ticket' | 'isReleased' | 'outcome'>>()
      .notNull(),
    isOpened: boolean('is_opened').notNull().default(false),
    isReturned: boolean('is_returned').notNull().default(false),
    isReleased: boolean('is_released').notNull().default(false),
    triesLeft: smallint('tries_left').notNull(),
    outcome: jsonb('outcome').$type<Outcome>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('social_asks_expires_idx').on(table.expiresAt)],
);

export type SocialAsk = typeof socialAsks.$inferSelect;

/** Who proved to be somebody to a provider, and still has to give a password or an email, for a quarter of an hour. */
export const socialWaiting = pgTable(
  'social_waiting',
  {
    /** The visitor's id, and what is waited for. */
    key: text('key').primaryKey(),
    person: jsonb('person').$type<SocialPerson>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('social_waiting_expires_idx').on(table.expiresAt)],
);
