import { sql } from 'drizzle-orm';
import type { Seed } from '../db/seed.js';
import { generateGoods } from './generate-goods.js';
import { goods } from './schema.js';

export const SEEDED_GOODS = 600;
const SEED = 20_250_902;

/** Rows of one insert: a statement takes at most 65,535 parameters, and goods have 27. */
const BATCH = 300;

/** 600 goods of all departments and stores; nothing when there are some. */
export const seedGoods: Seed = async (db) => {
  const present = await db.select({ goodsId: goods.goodsId }).from(goods).limit(1);
  if (present.length > 0) return;
  const rows = generateGoods(SEEDED_GOODS, SEED);
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(goods).values(rows.slice(start, start + BATCH));
  }
  // The embedded database never does it by itself, and plans badly without.
  await db.execute(sql`analyze ${goods}`);
};
