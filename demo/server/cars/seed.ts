import { sql } from 'drizzle-orm';
import { inBatches, type Seed } from '../db/seed.js';
import { readSeedDay } from '../db/seed-day.js';
import { generateCars } from './generate-cars.js';
import { generateRecords } from './generate-records.js';
import { MAKES } from './makes/index.js';
import { carRecords, cars, makes, models } from './schema.js';

export const SEEDED_CARS = 2_000;
export const SEED = 20_250_901;
const DAY = 86_400_000;

/** Adds makes, models, and 2,000 cars for sale with their records, unless there are makes already. */
export const seedCars: Seed = async (db) => {
  if ((await db.$count(makes)) > 0) return;
  await db.insert(makes).values(MAKES.map(({ value, name }) => ({ value, name })));
  await db
    .insert(models)
    .values(
      MAKES.flatMap((make) => make.models.map(({ value, name }) => ({ make: make.value, value, name }))),
    );
  const rows = generateCars(MAKES, SEEDED_CARS, SEED, readSeedDay(process.env) - DAY);
  await inBatches(rows, (batch) => db.insert(cars).values(batch));
  await inBatches(generateRecords(MAKES, rows, SEED), (batch) => db.insert(carRecords).values(batch));
  // The embedded database never analyzes tables on its own, and makes bad query plans without it.
  await db.execute(sql`analyze ${makes}, ${models}, ${cars}, ${carRecords}`);
};
