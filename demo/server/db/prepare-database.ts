import { inArray } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import { SHOPPER_EMAILS, seedAccounts } from '../accounts/seed.js';
import { seedAddresses } from '../addresses/seed.js';
import { seedZips } from '../addresses/seed-zips.js';
import { seedCars } from '../cars/seed.js';
import { seedCoupons, seedOwnCoupons } from '../coupons/seed.js';
import { seedDepartments } from '../departments/seed.js';
import { seedFavourites } from '../favourites/seed.js';
import { seedGoods } from '../goods/seed.js';
import { seedHistory } from '../history/seed.js';
import { seedNotices } from '../notices/seed.js';
import { seedNotifications } from '../notifications/seed.js';
import { seedOrders } from '../orders/seed.js';
import { seedPoints } from '../points/seed.js';
import { seedDrawn, seedPrizes } from '../prizes/seed.js';
import { seedSearch } from '../search/seed.js';
import { sellers } from '../sellers/schema.js';
import { SELLER_EMAILS, seedSellers } from '../sellers/seed.js';
import { seedSellerOrders } from '../sellers/seed-orders.js';
import { seedSettings } from '../settings/seed.js';
import { StartError } from '../start-error.js';
import { seedStores } from '../stores/seed.js';
import type { Database } from './database.js';
import { type Seed, seedDatabase } from './seed.js';

/** What a store has of its own: no people. */
const STORE_SEEDS: readonly Seed[] = [
  seedSettings,
  seedCars,
  seedDepartments,
  seedStores,
  seedGoods,
  seedSearch,
  seedNotices,
  seedZips,
  seedCoupons,
  seedPrizes,
];

const SEEDS: readonly Seed[] = [
  ...STORE_SEEDS,
  seedAccounts,
  seedSellers,
  seedAddresses,
  seedOrders,
  seedSellerOrders,
  seedHistory,
  seedOwnCoupons,
  seedPoints,
  seedDrawn,
  seedFavourites,
  seedNotifications,
];

/** Brings a database to the tables of this version and fills it when it is empty. Safe to repeat. */
export async function prepareDatabase(database: Database, seeds: readonly Seed[] = SEEDS): Promise<void> {
  await database.alone(async () => {
    await database.migrate();
    await seedDatabase(database.db, seeds);
  });
}

/**
 * As `prepareDatabase`, for a store with shoppers of its own: nobody is made up.
 * @throws {StartError} when the database has people of the demo, whose passwords everybody knows
 */
export async function prepareStore(database: Database): Promise<void> {
  await prepareDatabase(database, STORE_SEEDS);
  const { db } = database;
  const people =
    (await db.$count(users, inArray(users.email, SHOPPER_EMAILS))) +
    (await db.$count(sellers, inArray(sellers.email, SELLER_EMAILS)));
  if (people === 0) return;
  throw new StartError(
    'This database was filled as a demo, with accounts whose passwords everybody knows. Use an empty one, or set DEMO=1.',
  );
}
