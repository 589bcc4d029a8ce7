import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The counts of `rate-limiter-flexible`. Rows that have expired are ignored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and a hash of its key. Emails and IP addresses aren't stored. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
