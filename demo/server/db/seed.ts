import type { Db } from './database.js';

/** Fills the tables of one noun; does nothing when they hold rows already. */
export type Seed = (db: Db) => Promise<void>;

/** Gives the demo's shopper what there is of one noun; only for one who has just been made up. */
export type ShopperSeed = (db: Db, userId: number) => Promise<void>;

/** One transaction: after a crash in the middle the database is still empty, and the next start fills it. */
export async function seedDatabase(db: Db, seeds: readonly Seed[]): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const seed of seeds) await seed(transaction);
  });
}

/** Rows of one insert: a statement takes at most 65,535 parameters, and no row of ours has a hundred. */
const BATCH = 500;

export async function inBatches<T>(
  rows: readonly T[],
  insert: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}
