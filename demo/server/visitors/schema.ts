import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Everyone who asked for an id, signed in or not. */
export const visitors = pgTable('visitors', {
  uuid: uuid('uuid').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
