import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from '../accounts/schema.js';

/** US zip codes with the city and the state that the post office assigns to each. */
export const zips = pgTable('zips', {
  code: text('code').primaryKey(),
  city: text('city').notNull(),
  state: text('state').notNull(),
});

/**
 * Shoppers' address books. A shopper has one default address (none while the book is empty) and at most one address
 * selected for delivery.
 */
export const addresses = pgTable(
  'addresses',
  {
    addressId: integer('address_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    addressName: text('address_name').notNull(),
    contactName: text('contact_name').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    /** Apartment, suite, floor; may be empty. */
    unit: text('unit').notNull(),
    cityName: text('city_name').notNull(),
    state: text('state').notNull(),
    postCode: text('post_code')
      .notNull()
      .references(() => zips.code),
    isDefault: boolean('is_default').notNull().default(false),
    isSelect: boolean('is_select').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user_idx').on(table.userId),
    uniqueIndex('addresses_one_default_idx').on(table.userId).where(sql`${table.isDefault}`),
    uniqueIndex('addresses_one_select_idx').on(table.userId).where(sql`${table.isSelect}`),
  ],
);

export type Address = typeof addresses.$inferSelect;
