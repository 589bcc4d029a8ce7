import type { Db } from './database.js';

/** Fills the tables of one feature, unless they already have rows. */
export type Seed = (db: Db) => Promise<void>;

/** Adds the demo shopper's data for one feature, only when the shopper has just been created. */
export type ShopperSeed = (db: Db, userId: number) => Promise<void>;

/** Uses one transaction: after a crash midway, the database is still empty, and the next start fills it. */
export async function seedDatabase(db: Db, seeds: readonly Seed[]): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const seed of seeds) await seed(transaction);
  });
}

/** Rows per insert: a statement takes at most 65,535 parameters, and no row of ours has a hundred. */
const BATCH = 500;

export async function inBatches<T>(
  rows: readonly T[],
  insert: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}
