import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Values } from '../../shared/check-form.js';
import type { Kind, Step } from '../../shared/seller-application.js';
import { bytes, partOf, rowOf } from '../db/columns.js';
import { orders } from '../orders/schema.js';
import { stores } from '../stores/schema.js';

/** IDs of stores that sellers open. Seeded stores have lower IDs. */
export const storeNumbers = pgSequence('seller_store_numbers', { startWith: 101 });

/** IDs of goods that sellers add. Cars and seeded goods have lower IDs. */
export const goodsNumbers = pgSequence('seller_goods_numbers', { startWith: 30_001 });

/** Seller accounts, which are separate from shopper accounts. `email` is in lowercase. */
export const sellers = pgTable('sellers', {
  sellerId: serial('seller_id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  /** Null until an application is approved. */
  storeId: integer('store_id')
    .unique()
    .references(() => stores.storeId),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type Seller = typeof sellers.$inferSelect;

/** The sessions of signed-in sellers. Only the hash of a token is stored, as for shoppers. */
export const sellerSessions = pgTable(
  'seller_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sellerId: partOf('seller_id', () => sellers.sellerId),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('seller_sessions_seller_idx').on(table.sellerId),
    index('seller_sessions_expires_idx').on(table.expiresAt),
  ],
);

/** The states of an application. A refused one can be corrected and submitted again. */
export const APPLICATION_STATES = ['draft', 'submitted', 'approved', 'refused'] as const;

/** Sellers' applications: at most one for a store and one for factory membership each. */
export const applications = pgTable(
  'seller_applications',
  {
    applicationId: serial('application_id').primaryKey(),
    sellerId: partOf('seller_id', () => sellers.sellerId),
    kind: text('kind').$type<Kind>().notNull(),
    status: text('status', { enum: APPLICATION_STATES }).notNull().default('draft'),
    /** The seller's answers, by step. A step that was never saved is missing. */
    answers: jsonb('answers').$type<Partial<Record<Step, Values>>>().notNull().default({}),
    /** The operator's reason for refusing it; otherwise null. */
    reason: text('reason'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** Whether the seller still has to get a mail about the decision. */
    mailDue: boolean('mail_due').notNull().default(false),
  },
  (table) => [
    uniqueIndex('seller_applications_seller_kind_idx').on(table.sellerId, table.kind),
    index('seller_applications_status_idx').on(table.status, table.submittedAt),
  ],
);

export type Application = typeof applications.$inferSelect;

/** The documents of an application, one of each sort. A newer one replaces the previous one. */
export const documents = pgTable(
  'seller_documents',
  {
    documentId: serial('document_id').primaryKey(),
    applicationId: partOf('application_id', () => applications.applicationId),
    /** What it proves: one of the sorts that the step of the application asks for. */
    sort: text('sort').notNull(),
    /** The name of the seller's file. */
    name: text('name').notNull(),
    /** The type according to its first bytes, never the sender's declaration. */
    type: text('type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('seller_documents_application_sort_idx').on(table.applicationId, table.sort)],
);

/** What stores have sent of orders: a row for each store's part, once its seller has shipped it. */
export const parcels = pgTable(
  'seller_parcels',
  {
    orderId: partOf('order_id', () => orders.orderId),
    storeId: rowOf('store_id', () => stores.storeId),
    /** The carrier's tracking number; empty for none. */
    tracking: text('tracking').notNull(),
    shippedAt: timestamp('shipped_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.storeId] })],
);

/** What sellers still have to get mails about: paid orders of their goods, and returns of them. */
export const sellerNews = pgTable('seller_news', {
  newsId: integer('news_id').primaryKey().generatedAlwaysAsIdentity(),
  storeId: rowOf('store_id', () => stores.storeId),
  orderId: partOf('order_id', () => orders.orderId),
  /** The requested return; null if it is about the payment. */
  returnId: integer('return_id'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** The earnings that stores withdraw. At most one request of a store is unpaid. */
export const payouts = pgTable(
  'seller_payouts',
  {
    payoutId: integer('payout_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 700_001 }),
    storeId: rowOf('store_id', () => stores.storeId),
    /** US cents. */
    amount: integer('amount').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** When the operator paid it; null before. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The bank's reference, as the operator noted it; empty for none. */
    reference: text('reference').notNull().default(''),
  },
  (table) => [
    index('seller_payouts_store_idx').on(table.storeId, table.payoutId),
    uniqueIndex('seller_payouts_requested_idx').on(table.storeId).where(sql`${table.paidAt} is null`),
  ],
);

export type Payout = typeof payouts.$inferSelect;
