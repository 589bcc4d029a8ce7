import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.js';
import { ofUser } from '../accounts/schema.js';
import type { SocialPerson } from './providers.js';

export type ProviderName = 'google' | 'facebook' | 'x';

/** The outcome of a sign-in in the provider's window. */
export type Outcome =
  | { readonly status: 'done'; readonly userId: number }
  | { readonly status: 'bind'; readonly facebookId: string; readonly name: string; readonly picture: string }
  | { readonly status: 'refused'; readonly code: number; readonly msg: string };

/** One sign-in in a separate window, from the click on. */
export interface WindowSignIn {
  readonly provider: ProviderName;
  /** The widget's secret, known only to the page and this server. Only the last message to that page contains it. */
  readonly nonce: string;
  /** The origin of the page that asks. No other origin gets anything. */
  readonly origin: string;
  readonly lang: Language;
  /** The visitor's ID, if the page had one. */
  readonly uuid: string;
  readonly oauthToken: string;
  readonly state: string;
  readonly verifier: string;
  /** The nonce that the ID token must repeat. */
  readonly idNonce: string;
  /** Shown on the page that asks, for a window that has lost its opener. */
  readonly number: string;
  /** Stored in a cookie of the browser that started the sign-in, if the page is the shop's own. */
  readonly browser: string;
  /** The proof that the window passes to its opener. */
  readonly proof: string;
  readonly ticket: string;
  /** Whether it is certain that the person who signed in is the one who started it. */
  readonly isReleased: boolean;
  readonly outcome: Outcome | null;
}

/** Accounts' links to providers, by issuer and the provider's ID for the person, never by email. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ofUser(),
    /** An email that the shopper typed and nobody has verified. It gives access to no account. */
    unprovenEmail: text('unproven_email'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_idx').on(table.userId),
  ],
);

/** Sign-ins in progress in windows, for ten minutes at most. */
export const windowSignIns = pgTable(
  'social_asks',
  {
    nonce: text('nonce').primaryKey(),
    oauthToken: text('oauth_token').notNull().unique(),
    state: text('state').notNull().unique(),
    ticket: text('ticket').notNull().unique(),
    /** The other properties of the ask, by which no step looks it up. */
    rest: jsonb('rest')
      .$type<Omit<WindowSignIn, 'nonce' | 'oauthToken' | 'state' | 'ticket' | 'isReleased' | 'outcome'>>()
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

export type WindowSignInRow = typeof windowSignIns.$inferSelect;

/** People whom a provider has identified but who still have to enter a password or an email, for 15 minutes. */
export const socialWaiting = pgTable(
  'social_waiting',
  {
    /** A hash of the visitor's ID and of what the sign-in is waiting for. */
    key: text('key').primaryKey(),
    person: jsonb('person').$type<SocialPerson>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('social_waiting_expires_idx').on(table.expiresAt)],
);
