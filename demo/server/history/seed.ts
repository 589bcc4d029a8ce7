import { desc } from 'drizzle-orm';
import { cars } from '../cars/schema.js';
import type { ShopperSeed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { views } from './schema.js';

/** More than one page in total. */
const GOODS = 26;
const CARS = 13;

/** The time between two views, in milliseconds. */
const BETWEEN_MS = 97 * 60_000;

/** Adds views for the demo's shopper (contract section 5). */
export const seedHistory: ShopperSeed = async (db, userId) => {
  const ofGoods = await db.select({ id: goods.goodsId }).from(goods).orderBy(desc(goods.sold)).limit(GOODS);
  const ofCars = await db.select({ id: cars.goodsId }).from(cars).orderBy(desc(cars.createdAt)).limit(CARS);
  const viewed = ofGoods.flatMap(({ id }, index) => (index % 2 === 0 ? [ofCars[index / 2]?.id, id] : [id]));
  const last = Date.now() - 40 * 60_000;
  const rows = viewed
    .filter((goodsId) => goodsId !== undefined)
    .map((goodsId, index) => ({ userId, goodsId, viewedAt: new Date(last - index * BETWEEN_MS) }));
  if (rows.length > 0) await db.insert(views).values(rows);
};
