import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.js';
import { ofUser } from '../accounts/schema.js';
import type { SocialPerson } from './providers.js';

export type ProviderName = 'google' | 'facebook' | 'x';

/** What somebody came to in the provider's window. */
export type Outcome =
  | { readonly status: 'done'; readonly userId: number }
  | { readonly status: 'bind'; readonly facebookId: string; readonly name: string; readonly picture: string }
  | { readonly status: 'refused'; readonly code: number; readonly msg: string };

/** One sign-in in a window of its own, from the click on. */
export interface Ask {
  readonly provider: ProviderName;
  /** The widget's own secret; it never leaves the page and this server but in the last message to that page. */
  readonly nonce: string;
  /** The page that asks; nothing is handed to any other. */
  readonly origin: string;
  readonly lang: Language;
  /** The visitor's id, where the page had one. */
  readonly uuid: string;
  readonly oauthToken: string;
  readonly state: string;
  readonly verifier: string;
  /** What the id token must repeat. */
  readonly idNonce: string;
  /** Stands on the page that asks; for a window that has lost that page. */
  readonly number: string;
  /** In a cookie of the browser that asked, where that page is the shop's own. */
  readonly browser: string;
  /** What the window hands to the page that opened it. */
  readonly proof: string;
  readonly ticket: string;
  /** Whether it is certain that who signed in is who asked. */
  readonly isReleased: boolean;
  readonly outcome: Outcome | null;
}

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
