import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { TOPICS } from '../../shared/forms/forms.js';
import { LANGUAGES } from '../../shared/language.js';
import { users } from '../accounts/schema.js';

/** Messages that shoppers send to the shop with the form on the contact page. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    messageId: serial('message_id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: TOPICS }).notNull(),
    message: text('message').notNull(),
    /** The number of the order that it's about, as the sender has written it; null for none. */
    orderId: integer('order_id'),
    /** The language to reply in. */
    lang: text('lang', { enum: LANGUAGES }).notNull(),
    /** Null for a guest, and after the account is deleted. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_created_idx').on(table.createdAt),
    index('contact_messages_user_idx').on(table.userId),
  ],
);
