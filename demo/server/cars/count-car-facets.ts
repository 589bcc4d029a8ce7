import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { countCars } from './find-cars.js';
import { type CarFilter, matchCars } from './match-cars.js';
import { cars, makes, models } from './schema.js';

const count = sql<number>`count(*)::int`;

/**
 * How many cars each choice of a filter would leave. A choice is counted without its own part of the filter, so
 * that the others of its kind stay on offer. Models are counted within a make: without one there are none.
 */
export async function countCarFacets(db: Db, filter: CarFilter) {
  const [total, brand, model, body, fuel, price, year] = await Promise.all([
    countCars(db, filter),
    countMakes(db, { ...filter, brand: null, model: null }),
    filter.brand === null ? [] : countModels(db, { ...filter, model: null }),
    countBy(db, cars.body, { ...filter, body: null }),
    countBy(db, cars.fuel, { ...filter, fuel: null }),
    findSpan(db, cars.price, { ...filter, price_min: null, price_max: null }),
    findSpan(db, cars.year, { ...filter, year_min: null, year_max: null }),
  ]);
  return { total, brand, model, body, fuel, price, year };
}

/** How many cars are in the United States (0) and overseas (1). */
export async function countZones(db: Db, filter: CarFilter) {
  const zones = await countBy(db, cars.zone, { ...filter, is_oversea: null });
  return zones.map(({ value, count }) => ({ value: Number(value) - 1, count }));
}

async function countBy(db: Db, column: AnyPgColumn, filter: CarFilter) {
  return db
    .select({ value: sql<string>`${column}::text`, count })
    .from(cars)
    .where(matchCars(filter))
    .groupBy(column)
    .orderBy(column);
}

async function countMakes(db: Db, filter: CarFilter) {
  const counted = db
    .select({ make: cars.make, count: count.as('count') })
    .from(cars)
    .where(matchCars(filter))
    .groupBy(cars.make)
    .as('counted');
  const rows = await db
    .select({ value: makes.value, name: makes.name, count: counted.count })
    .from(counted)
    .innerJoin(makes, eq(makes.value, counted.make));
  return rows.sort(byName);
}

async function countModels(db: Db, filter: CarFilter) {
  const counted = db
    .select({ make: cars.make, model: cars.model, count: count.as('count') })
    .from(cars)
    .where(matchCars(filter))
    .groupBy(cars.make, cars.model)
    .as('counted');
  const rows = await db
    .select({ value: models.value, name: models.name, count: counted.count })
    .from(counted)
    .innerJoin(models, and(eq(models.make, counted.make), eq(models.value, counted.model)));
  return rows.sort(byName);
}

async function findSpan(db: Db, column: AnyPgColumn, filter: CarFilter) {
  // With words, "+ 0" keeps the plan from walking all values in order until something fits.
  const value = filter.words.length === 0 ? column : sql`${column} + 0`;
  const [span] = await db
    .select({ min: sql<number | null>`min(${value})`, max: sql<number | null>`max(${value})` })
    .from(cars)
    .where(matchCars(filter));
  return span ?? { min: null, max: null };
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byName(a: { name: string }, b: { name: string }): number {
  return compare(a.name, b.name);
}
