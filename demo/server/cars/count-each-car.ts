import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import type { CarFacets } from './car-facets.js';
import { type CarFilter, matchCars } from './match-cars.js';
import { cars, makes, models } from './schema.js';

const count = sql<number>`count(*)::int`;

/** What `countCarFacets` returns, brands and models in no order, by looking at every car: for what `car_prices` does not tell. */
export async function countEachCar(db: Db, filter: CarFilter): Promise<CarFacets> {
  const [total, brand, model, body, fuel, zones, price, year] = await Promise.all([
    countMatching(db, filter),
    countMakes(db, { ...filter, brand: null, model: null }),
    filter.brand === null ? [] : countModels(db, { ...filter, model: null }),
    countBy(db, cars.body, { ...filter, body: null }),
    countBy(db, cars.fuel, { ...filter, fuel: null }),
    countBy(db, cars.zone, { ...filter, is_oversea: null }),
    findSpan(db, cars.price, { ...filter, price_min: null, price_max: null }),
    findSpan(db, cars.year, { ...filter, year_min: null, year_max: null }),
  ]);
  const is_oversea = zones.map(({ value, count }) => ({ value: Number(value) - 1, count }));
  return { total, brand, model, body, fuel, is_oversea, price, year };
}

export const countMatching = (db: Db, filter: CarFilter): Promise<number> =>
  db.$count(cars, matchCars(filter));

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
  return db
    .select({ value: makes.value, name: makes.name, count: counted.count })
    .from(counted)
    .innerJoin(makes, eq(makes.value, counted.make));
}

async function countModels(db: Db, filter: CarFilter) {
  const counted = db
    .select({ make: cars.make, model: cars.model, count: count.as('count') })
    .from(cars)
    .where(matchCars(filter))
    .groupBy(cars.make, cars.model)
    .as('counted');
  return db
    .select({ value: models.value, name: models.name, count: counted.count })
    .from(counted)
    .innerJoin(models, and(eq(models.make, counted.make), eq(models.value, counted.model)));
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
