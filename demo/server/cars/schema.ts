import { type Column, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CarEvent, CarUse, Inspection } from './car-record.js';

export const makes = pgTable('makes', {
  value: text('value').primaryKey(),
  name: text('name').notNull(),
});

export const models = pgTable(
  'models',
  {
    make: text('make')
      .notNull()
      .references(() => makes.value),
    value: text('value').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.make, table.value] })],
);

/** The condition that no order holds a car, as the indexes have it. */
export const isForSale = (table: { readonly isHeld: Column }): SQL => sql`not ${table.isHeld}`;

/** Cars. `price` is in US cents; `zone` 1 is delivered in 2–4 days, 2 in 9–21 days. */
export const cars = pgTable(
  'cars',
  {
    goodsId: integer('goods_id').primaryKey(),
    slug: text('slug').notNull().unique(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: smallint('year').notNull(),
    mileageKm: integer('mileage_km').notNull(),
    fuel: text('fuel', {
      enum: ['electric', 'hybrid', 'petrol', 'diesel'],
    }).notNull(),
    body: text('body', {
      enum: ['sedan', 'suv', 'hatchback', 'wagon', 'coupe', 'pickup', 'van'],
    }).notNull(),
    drive: text('drive', { enum: ['fwd', 'rwd', 'awd', '4wd'] }).notNull(),
    transmission: text('transmission', {
      enum: ['automatic', 'manual', 'cvt', 'single-speed'],
    }).notNull(),
    rangeKm: integer('range_km'),
    color: text('color').notNull(),
    colorHex: text('color_hex').notNull(),
    price: integer('price').notNull(),
    zone: smallint('zone').notNull(),
    port: text('port').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Whether an order holds or has bought it; which one, `car_holds` says. */
    isHeld: boolean('is_held').notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.make, table.model],
      foreignColumns: [models.make, models.value],
    }),
    check('cars_zone', sql`${table.zone} in (1, 2)`),
    // Lists and counts are of what is for sale.
    index('cars_make_model_created_idx').on(table.make, table.model, table.createdAt).where(isForSale(table)),
    index('cars_make_created_idx').on(table.make, table.createdAt).where(isForSale(table)),
    index('cars_make_price_idx').on(table.make, table.price).where(isForSale(table)),
    index('cars_price_idx').on(table.price).where(isForSale(table)),
    index('cars_created_idx').on(table.createdAt).where(isForSale(table)),
    // What keeps `car_prices` reads these alone and never the rows; so do counts of what it does not tell.
    index('cars_year_idx').on(table.year).where(isForSale(table)),
    index('cars_facets_idx')
      .on(table.make, table.model, table.body, table.fuel, table.zone, table.year, table.price)
      .where(isForSale(table)),
  ],
);

/**
 * The prices of the cars for sale in US cents, in rising order, by what a facet narrows: a million cars are five thousand
 * rows. Triggers on `cars`, at the end of the migration, keep them right in the same transaction. A row whose cars are
 * all gone stays, without prices, as whoever has read it must learn of it.
 */
export const carPrices = pgTable(
  'car_prices',
  {
    make: text('make').notNull(),
    model: text('model').notNull(),
    body: text('body', { enum: cars.body.enumValues }).notNull(),
    fuel: text('fuel', { enum: cars.fuel.enumValues }).notNull(),
    year: smallint('year').notNull(),
    /** Of the cars in the United States, zone 1. */
    us: integer('us').array().notNull(),
    /** Of those overseas, zone 2. */
    oversea: integer('oversea').array().notNull(),
    /** The number of the transaction that changed it last. */
    changedBy: bigint('changed_by', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.make, table.model, table.body, table.fuel, table.year] }),
    index('car_prices_changed_idx').on(table.changedBy),
  ],
);

export type NewCar = typeof cars.$inferInsert;

/** What is known of a car's life, and what the engineers found at the port. Not every car has one. */
export const carRecords = pgTable('car_records', {
  goodsId: integer('goods_id')
    .primaryKey()
    .references(() => cars.goodsId, { onDelete: 'cascade' }),
  /** 17 characters; the ninth checks the others (ISO 3779). */
  vin: text('vin').notNull().unique(),
  owners: smallint('owners').notNull(),
  use: text('use').$type<CarUse>().notNull(),
  /** From the oldest to the newest. */
  events: jsonb('events').$type<readonly CarEvent[]>().notNull(),
  inspection: jsonb('inspection').$type<Inspection>().notNull(),
});

export type NewCarRecord = typeof carRecords.$inferInsert;
