import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { RETURN_REASONS } from '../../shared/returns.js';
import { partOf, rowOf } from '../db/columns.js';
import { orders } from '../orders/schema.js';
import { stores } from '../stores/schema.js';

/** The states of a return. Only a requested one can change. */
export const RETURN_STATES = ['requested', 'received', 'refused', 'canceled'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What shoppers send back of an order: one return for each seller, who gets a package of their own. */
export const returns = pgTable(
  'order_returns',
  {
    returnId: integer('return_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 500_001 }),
    orderId: partOf('order_id', () => orders.orderId),
    storeId: rowOf('store_id', () => stores.storeId),
    /** Chosen by the client, one for each request: the same key again means the same return. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of what was requested with that key: the same key with something else is refused. */
    requestHash: text('request_hash').notNull(),
    state: text('state', { enum: RETURN_STATES }).notNull().default('requested'),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    /** What the shopper wrote about it. Empty once the account is gone. */
    note: text('note').notNull(),
    /** The price of the pieces, in US cents. */
    value: integer('value').notNull(),
    /** The part of the original shipping that goes back with them, in US cents. */
    shipping: integer('shipping').notNull().default(0),
    /** US cents to the card, spent points to give back, and US cents withheld for the label. */
    refund: integer('refund').notNull(),
    points: integer('points').notNull(),
    label: integer('label').notNull(),
    /** Points that the order had earned, and that were taken back with this return. */
    takenPoints: integer('taken_points').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was received, refused, or canceled; null before. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The operator's reason for refusing it; otherwise empty. */
    refusal: text('refusal').notNull().default(''),
  },
  (table) => [
    uniqueIndex('order_returns_key_idx').on(table.orderId, table.idempotencyKey, table.storeId),
    index('order_returns_store_idx').on(table.storeId, table.returnId),
    index('order_returns_requested_idx').on(table.returnId).where(sql`${table.state} = 'requested'`),
  ],
);

export type Return = typeof returns.$inferSelect;

/** The pieces in a return. */
export const returnLines = pgTable(
  'order_return_lines',
  {
    returnId: partOf('return_id', () => returns.returnId),
    /** The ID of goods, as in the order's line. */
    goodsId: integer('goods_id').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.goodsId] })],
);
