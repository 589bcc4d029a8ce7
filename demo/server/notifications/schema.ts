import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.js';
import { ofUser } from '../accounts/schema.js';

/** What a notification may be about. Shoppers can subscribe to mails on each topic. */
export const TOPICS = ['orders'] as const;
export type Topic = (typeof TOPICS)[number];

export interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** A shopper's notifications, in every language: each is shown in the language of the page. */
export const notifications = pgTable(
  'notifications',
  {
    noticeId: integer('notice_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    topic: text('topic', { enum: TOPICS }).notNull(),
    texts: jsonb('texts').$type<Readonly<Record<Language, NoticeText>>>().notNull(),
    /** Path of the shop's page that it is about; empty for none. */
    href: text('href').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    /** Whether it still has to be sent by mail too. */
    mailDue: boolean('mail_due').notNull().default(false),
    /** The paid order that its mail confirms with all that was ordered; null for any other notification. */
    confirms: integer('confirms'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notifications_user_idx').on(table.userId, table.noticeId),
    index('notifications_mail_due_idx').on(table.noticeId).where(sql`${table.mailDue}`),
  ],
);

/** The mails that a shopper wants. If there is no row, `SUBSCRIBED_AT_FIRST` decides. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: ofUser(),
    topic: text('topic', { enum: TOPICS }).notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** The keys that sign links in mails. They are created once and never sent. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
