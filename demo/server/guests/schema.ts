import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';
import { orders } from '../orders/schema.js';

/**
 * Sessions of guests, apart from those of accounts: no account call looks for them here. Only the token's hash is
 * stored.
 */
export const guestSessions = pgTable(
  'guest_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    /** The only order that the session may see and change, if a mailed link began it; null for one begun at checkout. */
    orderId: integer('order_id').references(() => orders.orderId, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('guest_sessions_user_idx').on(table.userId),
    index('guest_sessions_order_idx').on(table.orderId),
    index('guest_sessions_expires_idx').on(table.expiresAt),
  ],
);
