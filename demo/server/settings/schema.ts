import { pgTable, text } from 'drizzle-orm/pg-core';

/** Config values (spec section 3): `content` is for shoppers to read, `value` for code. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  content: text('content').notNull(),
  value: text('value').notNull(),
});
