import { date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.js';

/** What shoppers tell of themselves beside the name; no row while they have told nothing. */
export const profiles = pgTable('profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Empty for none. */
  phone: text('phone').notNull(),
  birthday: date('birthday', { mode: 'string' }),
  /** Of mails; empty for the language in which the shopper was last seen to ask. */
  lang: text('lang', { enum: ['', 'en', 'ru', 'ar', 'fr'] }).notNull(),
  pictureColor: smallint('picture_color').notNull(),
});
