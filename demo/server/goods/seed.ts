import { sql } from 'drizzle-orm';
import { inBatches, type Seed } from '../db/seed.js';
import { generateGoods } from './generate-goods.js';
import { goods } from './schema.js';

export const SEEDED_GOODS = 600;
const SEED = 20_250_902;

/** 600 goods of all departments and stores; nothing when there are some. */
export const seedGoods: Seed = async (db) => {
  if ((await db.$count(goods)) > 0) return;
  await inBatches(generateGoods(SEEDED_GOODS, SEED), (rows) => db.insert(goods).values(rows));
  // The embedded database never does it by itself, and plans badly without.
  await db.execute(sql`analyze ${goods}`);
};
