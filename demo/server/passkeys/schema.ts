import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofUser, users } from '../accounts/schema.js';

/** Shoppers' passkeys. Only the public keys are stored, so reading this table doesn't let anyone sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: integer('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** The ID from the authenticator, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key in COSE format, as base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's count of uses; always 0 for a passkey that is synced between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

export type Passkey = typeof passkeys.$inferSelect;

/** Challenges for authenticators to sign. A row is deleted when its challenge comes back, signed correctly or not. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['create', 'use'] }).notNull(),
    /** The shopper who adds a passkey; null for a sign-in. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_user_idx').on(table.userId),
    index('passkey_challenges_expires_idx').on(table.expiresAt),
  ],
);
