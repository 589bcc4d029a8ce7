import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What `rate-limiter-flexible` counts; rows whose time is over mean nothing. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and a hash of whom it counts: emails and addresses are not kept. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
