import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.js';

/**
 * The lines of carts, owned by a shopper or by a guest with a visitor uuid. `goods_id` refers to goods or a car.
 * `seen_price` is the price per piece (US cents) when the shopper last changed the line, to point out price changes.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    lineId: integer('line_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    visitor: uuid('visitor'),
    goodsId: integer('goods_id').notNull(),
    buyNum: integer('buy_num').notNull(),
    /** Saved for later: stays in the cart, but is neither counted nor ordered. */
    saved: boolean('saved').notNull().default(false),
    seenPrice: integer('seen_price').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('cart_lines_one_owner', sql`(${table.userId} is null) <> (${table.visitor} is null)`),
    check('cart_lines_some', sql`${table.buyNum} > 0`),
    uniqueIndex('cart_lines_user_goods_idx').on(table.userId, table.goodsId),
    uniqueIndex('cart_lines_visitor_goods_idx').on(table.visitor, table.goodsId),
    // Abandoned guest carts are deleted by age.
    index('cart_lines_added_idx').on(table.addedAt).where(sql`${table.visitor} is not null`),
    check('cart_lines_price', sql`${table.seenPrice} >= 0`),
  ],
);

export type CartLine = typeof cartLines.$inferSelect;
