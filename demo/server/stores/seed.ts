import type { Seed } from '../db/seed.js';
import { STORES } from './directory.js';
import { stores } from './schema.js';

/** The 30 stores, numbered from 1 in the order of the directory; nothing when there are some. */
export const seedStores: Seed = async (db) => {
  if ((await db.$count(stores)) > 0) return;
  const rows = STORES.map(({ sells: _, ...store }, index) => ({ ...store, storeId: index + 1 }));
  await db.insert(stores).values(rows);
};
