import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofUser, users } from '../accounts/schema.js';

/** The passkeys of the shoppers. Of a key the public half alone is known here: whoever reads the table cannot sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: integer('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** As its authenticator made it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** As COSE has it, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its authenticator; always 0 for one that is kept on several devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

export type Passkey = typeof passkeys.$inferSelect;

/** What an authenticator is to sign next; a row goes when it comes back, signed rightly or not. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['create', 'use'] }).notNull(),
    /** Who adds a passkey; null where somebody signs in. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_user_idx').on(table.userId),
    index('passkey_challenges_expires_idx').on(table.expiresAt),
  ],
);
