import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { partOf } from '../db/columns.js';
import { orders } from '../orders/schema.js';

/**
 * Payments requested from Stripe, each a Checkout Session. All we store of a card is its brand and last four
 * digits.
 */
export const payments = pgTable(
  'payments',
  {
    paymentId: text('payment_id').primaryKey(),
    /** The ID of the PaymentIntent, which refunds name; empty until it is paid. */
    intentId: text('intent_id').notNull().default(''),
    orderId: partOf('order_id', () => orders.orderId),
    /** US cents. */
    amount: integer('amount').notNull(),
    /** The provider's page where the shopper pays. */
    url: text('url').notNull(),
    status: text('status', { enum: ['open', 'succeeded', 'expired'] })
      .notNull()
      .default('open'),
    /** Whether a refund still has to be sent to the provider, or is done. */
    refund: text('refund', { enum: ['due', 'done'] }),
    /** US cents that have gone back or shall go back, all refunds together. */
    refundAmount: integer('refund_amount').notNull().default(0),
    /** Time of the refund's next try; null if none is due, or if only the operator has it tried again. */
    refundAt: timestamp('refund_at', { withTimezone: true }),
    /** Number of failed tries, and the provider's last error. */
    refundTries: integer('refund_tries').notNull().default(0),
    refundError: text('refund_error').notNull().default(''),
    /** How often the provider has refused the refund. It repeats its answer to a call, so the next one is another call. */
    refundRefusals: integer('refund_refusals').notNull().default(0),
    /** Time of the next try to have the provider close an open page that shall take no more money; null if it may. */
    closeAt: timestamp('close_at', { withTimezone: true }),
    /** Number of tries so far that didn't close it. */
    closeTries: integer('close_tries').notNull().default(0),
    cardBrand: text('card_brand').notNull().default(''),
    cardLast4: text('card_last4').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_order_idx').on(table.orderId),
    index('payments_refund_idx').on(table.refundAt).where(sql`${table.refund} = 'due'`),
    index('payments_close_idx').on(table.closeAt).where(sql`${table.status} = 'open'`),
  ],
);

export type Payment = typeof payments.$inferSelect;

/** The provider's messages that were handled. Each counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('payment_events_received_idx').on(table.receivedAt)],
);
