import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../shared/language.js';

/** The home page's announcements in each language, in order. */
export const notices = pgTable(
  'notices',
  {
    lang: text('lang', { enum: LANGUAGES }).notNull(),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.position] })],
);
