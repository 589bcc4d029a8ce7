import { eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { users } from '../accounts/schema.js';
import { DEMO_EMAIL, SHOPPER_EMAILS, seedAccounts } from '../accounts/seed.js';
import { seedAddresses, seedZips } from '../addresses/seed.js';
import { seedCars } from '../cars/seed.js';
import type { Settings } from '../config.js';
import { seedCoupons, seedOwnCoupons } from '../coupons/seed.js';
import { seedDepartments } from '../departments/seed.js';
import { seedFavorites } from '../favorites/seed.js';
import { seedGoods } from '../goods/seed.js';
import { seedHistory } from '../history/seed.js';
import { seedNotices } from '../notices/seed.js';
import { seedNotifications } from '../notifications/seed.js';
import { seedOrders, seedSellerOrders } from '../orders/seed.js';
import { seedPoints } from '../points/seed.js';
import { seedDraws, seedPrizes } from '../prizes/seed.js';
import { isProduction } from '../production.js';
import { seedSearch } from '../search/seed.js';
import { sellers } from '../sellers/schema.js';
import { SELLER_EMAILS, seedSellers, seedSold } from '../sellers/seed.js';
import { seedSettings } from '../settings/seed.js';
import { StartError } from '../start-error.js';
import { seedStores } from '../stores/seed.js';
import type { Database } from './database.js';
import { type Seed, type ShopperSeed, seedDatabase } from './seed.js';

/** What every store has: everything except people. */
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

const SHOPPER_SEEDS: readonly ShopperSeed[] = [
  seedAddresses,
  seedOrders,
  seedHistory,
  seedOwnCoupons,
  seedPoints,
  seedDraws,
  seedFavorites,
  seedNotifications,
];

/** Adds the people of the demo. Existing people keep what they have. */
const seedPeople: Seed = async (db) => {
  const find = () => db.select({ userId: users.userId }).from(users).where(eq(users.email, DEMO_EMAIL));
  const [before] = await find();
  await seedAccounts(db);
  await seedSellers(db);
  const [shopper] = await find();
  if (before === undefined && shopper !== undefined)
    for (const seed of SHOPPER_SEEDS) await seed(db, shopper.userId);
  await seedSellerOrders(db);
  await seedSold(db);
};

const SEEDS: readonly Seed[] = [...STORE_SEEDS, seedPeople];

/** Migrates a database to the tables of this version, and fills it if it is empty. Safe to repeat. */
export async function prepareDatabase(database: Database, seeds: readonly Seed[] = SEEDS): Promise<void> {
  await database.alone(async () => {
    await database.migrate();
    await seedDatabase(database.db, seeds);
  });
}

/** Prepares the database of a store: of a demo, or of one with real shoppers. */
export async function prepare(settings: Settings, database: Database, logger: Logger): Promise<void> {
  logger.info('preparing the database');
  await (isProduction(settings) ? prepareStore(database) : prepareDatabase(database));
}

/** Prepares a store with real shoppers: makes up no people, and rejects a database with the demo's people. */
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
