import { seedAccounts } from '../accounts/seed.js';
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
import { seedSellers } from '../sellers/seed.js';
import { seedSellerOrders } from '../sellers/seed-orders.js';
import { seedSettings } from '../settings/seed.js';
import { seedStores } from '../stores/seed.js';
import type { Database } from './database.js';
import { type Seed, seedDatabase } from './seed.js';

const SEEDS: readonly Seed[] = [
  seedSettings,
  seedCars,
  seedDepartments,
  seedStores,
  seedGoods,
  seedSearch,
  seedNotices,
  seedAccounts,
  seedSellers,
  seedZips,
  seedAddresses,
  seedOrders,
  seedSellerOrders,
  seedHistory,
  seedCoupons,
  seedPrizes,
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
