import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import { cars } from '../cars/schema.js';
import { partOf } from '../db/columns.js';

/** Quote requests for a car outside the United States: where to, and the total at the time, in US cents. */
export const exportQuotes = pgTable(
  'export_quotes',
  {
    quoteId: serial('quote_id').primaryKey(),
    goodsId: partOf('goods_id', () => cars.goodsId),
    /** ISO 3166-1. */
    country: text('country').notNull(),
    port: text('port').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    /** Empty if the country has none. */
    postCode: text('post_code').notNull(),
    total: integer('total').notNull(),
    lang: text('lang', { enum: LANGUAGES }).notNull(),
    /** Null for a guest, and after the account is deleted. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('export_quotes_created_idx').on(table.createdAt),
    index('export_quotes_goods_idx').on(table.goodsId),
    index('export_quotes_user_idx').on(table.userId),
  ],
);
