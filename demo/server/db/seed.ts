import type { Db } from './database.js';

/** Fills the tables of one noun; does nothing when they hold rows already. */
export type Seed = (db: Db) => Promise<void>;

/**
 * Fills an empty database. One transaction: after a crash in the middle it is still empty, and the next start
 * fills it.
 */
export async function seedDatabase(db: Db, seeds: readonly Seed[]): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const seed of seeds) await seed(transaction);
  });
}
