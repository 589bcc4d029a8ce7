import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';

/** The wishlist and favorite stores. The kind `goods` includes cars. Ids stay when their products are deleted. */
export const favorites = pgTable(
  'favorites',
  {
    userId: ofUser(),
    kind: text('kind', { enum: ['goods', 'store'] }).notNull(),
    /** A `goods_id` or a `store_id`. */
    itemId: integer('item_id').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('favorites_user_saved_idx').on(table.userId, table.kind, table.savedAt, table.itemId),
  ],
);

export type Kind = (typeof favorites.$inferSelect)['kind'];
