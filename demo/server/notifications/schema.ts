import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../shared/language.js';
import { ofUser } from '../accounts/schema.js';

/** What a notification may be about; mails of each can be subscribed to. */
export const TOPICS = ['orders', 'rewards', 'news'] as const;
export type Topic = (typeof TOPICS)[number];

export interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** What the shop told a shopper, in every language: it is read in the one of the page. */
export const notifications = pgTable(
  'notifications',
  {
    noticeId: integer('notice_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    topic: text('topic', { enum: TOPICS }).notNull(),
    texts: jsonb('texts').$type<Readonly<Record<Language, NoticeText>>>().notNull(),
    /** The page that it is about, a path of the shop; empty for none. */
    href: text('href').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    /** Whether it is still to be sent by mail, too. */
    mailDue: boolean('mail_due').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notifications_user_idx').on(table.userId, table.noticeId),
    index('notifications_mail_due_idx').on(table.noticeId).where(sql`${table.mailDue}`),
  ],
);

/** Which mails a shopper wants; where there is no row, as `SUBSCRIBED_AT_FIRST` says. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: ofUser(),
    topic: text('topic', { enum: TOPICS }).notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** The key that the links in mails are signed with: made once, and never sent. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
