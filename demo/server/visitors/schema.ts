import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every browser that requested an ID, signed in or not. */
export const visitors = pgTable('visitors', {
  uuid: uuid('uuid').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
