import { sql } from 'drizzle-orm';
import type { Seed } from '../db/seed.js';
import { generateCars } from './generate-cars.js';
import { generateRecords } from './generate-records.js';
import { MAKES } from './makes/index.js';
import { carRecords, cars, makes, models } from './schema.js';

export const SEEDED_CARS = 2_000;
const SEED = 20_250_901;

/** Rows of one insert: a statement takes at most 65,535 parameters, and a car has 17. */
const BATCH = 500;

/** Makes, models and 2,000 cars for sale with their records; nothing when there are makes already. */
export const seedCars: Seed = async (db) => {
  const present = await db.select({ value: makes.value }).from(makes).limit(1);
  if (present.length > 0) return;
  await db.insert(makes).values(MAKES.map(({ value, name }) => ({ value, name })));
  await db.insert(models).values(
    MAKES.flatMap((make) =>
      make.models.map(({ value, name }) => ({
        make: make.value,
        value,
        name,
      })),
    ),
  );
  const rows = generateCars(MAKES, SEEDED_CARS, SEED);
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(cars).values(rows.slice(start, start + BATCH));
  }
  const records = generateRecords(MAKES, rows, SEED);
  for (let start = 0; start < records.length; start += BATCH) {
    await db.insert(carRecords).values(records.slice(start, start + BATCH));
  }
  // The embedded database never does it by itself, and plans badly without.
  await db.execute(sql`analyze ${makes}, ${models}, ${cars}, ${carRecords}`);
};
