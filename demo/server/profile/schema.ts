import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../shared/language.js';
import { users } from '../accounts/schema.js';

/** Shoppers' personal details besides the name. There is no row until a shopper saves some. */
export const profiles = pgTable('profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Empty for none. */
  phone: text('phone').notNull(),
  /** The language of mails; empty for none chosen. */
  lang: text('lang', { enum: ['', ...LANGUAGES] }).notNull(),
  pictureColor: smallint('picture_color').notNull(),
});
