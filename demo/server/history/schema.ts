import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';

/** The products that a shopper viewed. Viewing one again moves it to the front. Ids are of goods or cars. */
export const views = pgTable(
  'views',
  {
    userId: ofUser(),
    goodsId: integer('goods_id').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.goodsId] }),
    index('views_user_viewed_idx').on(table.userId, table.viewedAt, table.goodsId),
  ],
);
