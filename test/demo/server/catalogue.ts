import { seedCars } from '../../../demo/server/cars/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { seedDepartments } from '../../../demo/server/departments/seed.js';
import { seedGoods } from '../../../demo/server/goods/seed.js';
import { seedNotices } from '../../../demo/server/notices/seed.js';
import { seedSearch } from '../../../demo/server/search/seed.js';
import { seedStores } from '../../../demo/server/stores/seed.js';

/** What the shop sells, without its shoppers. */
export const CATALOGUE = [seedCars, seedDepartments, seedStores, seedGoods, seedSearch, seedNotices];

/** An open database with the whole catalogue. */
export async function openCatalogue(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  await prepareDatabase(database, CATALOGUE);
  return database;
}
