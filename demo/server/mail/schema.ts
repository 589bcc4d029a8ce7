import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../shared/language.js';

/** Mails that wait for the mail server. A row is deleted once the server has accepted the mail. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    mailId: integer('mail_id').primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    lang: text('lang', { enum: LANGUAGES }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** When the mail may be sent. While a process is trying, the time its lease ends. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('waiting_mails_due_idx').on(table.dueAt)],
);
