import { seedCars } from '../cars/seed.js';
import { seedSettings } from '../settings/seed.js';
import type { Database } from './database.js';
import { type Seed, seedDatabase } from './seed.js';

const SEEDS: readonly Seed[] = [seedSettings, seedCars];

/** Brings a database to the tables of this version and fills it when it is empty. Safe to repeat. */
export async function prepareDatabase(database: Database, seeds: readonly Seed[] = SEEDS): Promise<void> {
  await database.alone(async () => {
    await database.migrate();
    await seedDatabase(database.db, seeds);
  });
}
