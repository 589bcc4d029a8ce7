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
import { BODIES, DRIVES, FUELS, TRANSMISSIONS } from '../../shared/replies/cars.js';
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

/** Returns the condition that no order holds a car, written the same way as in the indexes. */
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
    fuel: text('fuel', { enum: FUELS }).notNull(),
    body: text('body', { enum: BODIES }).notNull(),
    drive: text('drive', { enum: DRIVES }).notNull(),
    transmission: text('transmission', { enum: TRANSMISSIONS }).notNull(),
    /** The maker's name for how it is equipped; null if we don't know it. */
    trim: text('trim'),
    rangeKm: integer('range_km'),
    color: text('color').notNull(),
    colorHex: text('color_hex').notNull(),
    price: integer('price').notNull(),
    zone: smallint('zone').$type<1 | 2>().notNull(),
    port: text('port').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Whether an order holds or has bought the car. `car_holds` says which one. */
    isHeld: boolean('is_held').notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.make, table.model],
      foreignColumns: [models.make, models.value],
    }),
    check('cars_zone', sql`${table.zone} in (1, 2)`),
    // Lists and counts only include cars for sale.
    index('cars_make_model_created_idx').on(table.make, table.model, table.createdAt).where(isForSale(table)),
    index('cars_make_created_idx').on(table.make, table.createdAt).where(isForSale(table)),
    index('cars_make_price_idx').on(table.make, table.price).where(isForSale(table)),
    index('cars_price_idx').on(table.price).where(isForSale(table)),
    index('cars_created_idx').on(table.createdAt).where(isForSale(table)),
    // Keeping `car_prices` up to date reads only these indexes, never the rows. So do counts that it can't answer.
    index('cars_year_idx').on(table.year).where(isForSale(table)),
    // Mileages aren't in `car_prices` either. With everything that's counted in it, no count has to read the rows.
    index('cars_mileage_idx')
      .on(
        table.mileageKm,
        ...[table.make, table.model, table.body, table.fuel, table.zone],
        ...[table.year, table.price, table.color],
      )
      .where(isForSale(table)),
    // Beside a mileage, these two are counted from here. In the index above, they'd make it nearly as wide as the rows.
    index('cars_drives_idx').on(table.mileageKm, table.drive, table.transmission).where(isForSale(table)),
    // Colors, drives, and transmissions aren't in `car_prices`. So few values take little room, and are counted from here alone.
    index('cars_colors_idx')
      .on(table.color, table.drive, table.transmission, table.make, table.body, table.fuel, table.zone)
      .where(isForSale(table)),
    index('cars_facets_idx')
      .on(table.make, table.model, table.body, table.fuel, table.zone, table.year, table.price)
      .where(isForSale(table)),
  ],
);

/**
 * The prices of the cars for sale in US cents, in ascending order, grouped by what a facet can filter: a million cars
 * take five thousand rows. Triggers on `cars`, at the end of the migration, update them in the same transaction. A row
 * whose cars are all gone stays, without prices, so that readers learn of the change.
 */
export const carPrices = pgTable(
  'car_prices',
  {
    make: text('make').notNull(),
    model: text('model').notNull(),
    body: text('body', { enum: cars.body.enumValues }).notNull(),
    fuel: text('fuel', { enum: cars.fuel.enumValues }).notNull(),
    year: smallint('year').notNull(),
    /** Prices of the cars in the United States, zone 1. */
    us: integer('us').array().notNull(),
    /** Prices of the cars overseas, zone 2. */
    oversea: integer('oversea').array().notNull(),
    /** The number of the transaction that last changed the row. */
    changedBy: bigint('changed_by', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.make, table.model, table.body, table.fuel, table.year] }),
    index('car_prices_changed_idx').on(table.changedBy),
  ],
);

export type NewCar = typeof cars.$inferInsert;

/** A car's history, and what the engineers found at the port. Not every car has a record. */
export const carRecords = pgTable('car_records', {
  goodsId: integer('goods_id')
    .primaryKey()
    .references(() => cars.goodsId, { onDelete: 'cascade' }),
  /** 17 characters; the ninth is a check digit (ISO 3779). */
  vin: text('vin').notNull().unique(),
  owners: smallint('owners').notNull(),
  use: text('use').$type<CarUse>().notNull(),
  /** From oldest to newest. */
  events: jsonb('events').$type<readonly CarEvent[]>().notNull(),
  inspection: jsonb('inspection').$type<Inspection>().notNull(),
});

export type NewCarRecord = typeof carRecords.$inferInsert;
