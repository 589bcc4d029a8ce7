import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.js';
import { cars } from '../cars/schema.js';
import type { ProductPicture } from '../cart/find-products.js';
import type { Shipment } from '../checkout/quote-shipping.js';
import { partOf } from '../db/columns.js';

/** The states of an order; `demo/server/orders/transitions.ts` has the transitions between them. */
export const ORDER_STATES = ['unpaid', 'paid', 'shipped', 'received', 'canceled', 'refunded'] as const;

/** The states in which an order counts as sold: in a seller's pieces, orders, and earnings. */
export const SOLD_STATES = ['paid', 'shipped', 'received'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** An order's shipping address at the time it was placed. Every text is empty once the account is gone. */
export interface ShipTo {
  readonly contact_name: string;
  readonly phone: string;
  readonly street: string;
  readonly unit: string;
  readonly city_name: string;
  readonly state: string;
  readonly post_code: string;
}

/** The rest of an order that was canceled. All sums are US cents; `refund` went to the card. */
export interface CanceledRest {
  readonly pieces: readonly { readonly goodsId: number; readonly pieces: number }[];
  readonly subtotal: number;
  readonly shipping: number;
  readonly discount: number;
  readonly points: number;
  readonly refund: number;
}

/**
 * Orders. All sums are US cents: `total` = `subtotal` + `shipping` − `discount` (a coupon's) − `points`. What was canceled
 * before it was sent is in none of them, nor in `shipments`.
 */
export const orders = pgTable(
  'orders',
  {
    orderId: integer('order_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** Null once the account is gone. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    /** Chosen by the client, one for each wish to order: the same key again means the same order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of the choices made with that key: the same key with other choices is refused. */
    wishHash: text('wish_hash').notNull().default(''),
    state: text('state', { enum: ORDER_STATES }).notNull().default('unpaid'),
    subtotal: integer('subtotal').notNull(),
    shipping: integer('shipping').notNull(),
    discount: integer('discount').notNull(),
    points: integer('points').notNull(),
    total: integer('total').notNull(),
    shipTo: jsonb('ship_to').$type<ShipTo>().notNull(),
    shipments: jsonb('shipments').$type<readonly Shipment[]>().notNull(),
    /** What was canceled before it was sent, while the rest was on its way; null for nothing. */
    canceled: jsonb('canceled').$type<CanceledRest>(),
    /** The partner and campaign that brought the shopper; null for none. */
    partner: text('partner'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The deadline for payment. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_user_key_idx').on(table.userId, table.idempotencyKey),
    index('orders_user_created_idx').on(table.userId, table.createdAt, table.orderId),
    index('orders_user_state_idx').on(table.userId, table.state),
    index('orders_unpaid_idx').on(table.expiresAt).where(sql`${table.state} = 'unpaid'`),
    index('orders_shipped_idx').on(table.orderId).where(sql`${table.state} = 'shipped'`),
  ],
);

export type Order = typeof orders.$inferSelect;

/** The partner and campaign that a shopper came from. */
export type Landing = Pick<Order, 'partner' | 'utmSource' | 'utmMedium' | 'utmCampaign'>;

/** The ordered goods as they were at the time: `buy_num` pieces at `price` US cents. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: partOf('order_id', () => orders.orderId),
    /** The ID of goods or of a car. Not a foreign key: the line stays when the product goes. */
    goodsId: integer('goods_id').notNull(),
    /** Null for a car, which the shop sells itself. */
    storeId: integer('store_id'),
    storeName: text('store_name').notNull(),
    name: text('name').notNull(),
    picture: jsonb('picture').$type<ProductPicture>().notNull(),
    zone: smallint('zone').$type<1 | 2>().notNull(),
    buyNum: integer('buy_num').notNull(),
    /** How many of these pieces the seller has received back, can't send, or needn't. */
    returned: integer('returned').notNull().default(0),
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.goodsId] }),
    index('order_lines_goods_idx').on(table.goodsId),
    index('order_lines_store_idx').on(table.storeId, table.orderId),
  ],
);

export type OrderLine = typeof orderLines.$inferSelect;

/** Everything that happened to an order, in order. */
export const orderEvents = pgTable(
  'order_events',
  {
    eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: partOf('order_id', () => orders.orderId),
    /**
     * `place`, `decline`, `dispute`, `ship-part` (a seller has sent a part), `arrive` (one of several deliveries has
     * arrived; its note is the delivery's kind and zone), `refund-part` (its note is the sum in US cents), `refund-sent`
     * (the provider has taken all that was due), `return` and what becomes of one (`return-received`, `return-refused`,
     * `return-canceled`; the note is its ID), or an act from the table of transitions.
     */
    act: text('act').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    /** Who did it: `shopper`, `provider`, `operator`, `seller`, `clock`, or `shop`. */
    actor: text('actor').notNull(),
    /** For a shipment, the carrier and its tracking number, such as "USPS 9400 1000"; otherwise empty. */
    note: text('note').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_events_order_idx').on(table.orderId, table.eventId)],
);

/** The cars that an order holds or has bought. Each car exists only once. */
export const carHolds = pgTable(
  'car_holds',
  {
    goodsId: integer('goods_id')
      .primaryKey()
      .references(() => cars.goodsId),
    orderId: partOf('order_id', () => orders.orderId),
  },
  (table) => [index('car_holds_order_idx').on(table.orderId)],
);
