import { sql } from 'drizzle-orm';
import { inBatches, type Seed } from '../db/seed.js';
import { readSeedDay } from '../db/seed-day.js';
import { generateGoods } from './generate-goods.js';
import { goods } from './schema.js';

export const SEEDED_GOODS = 600;
/** One by which goods 20,001 and 20,009 are a light and a set of sockets from stores in the US: the walks buy them. */
export const SEED = 62_727_281;

/** Adds 600 goods across all departments and stores, unless there are some already. */
export const seedGoods: Seed = async (db) => {
  if ((await db.$count(goods)) > 0) return;
  await inBatches(generateGoods(SEEDED_GOODS, SEED, readSeedDay(process.env)), (rows) =>
    db.insert(goods).values(rows),
  );
  // The embedded database never analyzes tables on its own, and makes bad query plans without it.
  await db.execute(sql`analyze ${goods}`);
};
