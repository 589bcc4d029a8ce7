import { asc, desc } from 'drizzle-orm';
import { cars } from '../cars/schema.js';
import type { ShopperSeed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { stores } from '../stores/schema.js';
import { favorites, type Kind } from './schema.js';

const GOODS = 7;
const CARS = 2;
const STORES = 3;

/** Adds saved items for the demo's shopper (contract section 5). */
export const seedFavorites: ShopperSeed = async (db, userId) => {
  const ofGoods = await db
    .select({ id: goods.goodsId })
    .from(goods)
    .orderBy(desc(goods.sold), desc(goods.goodsId))
    .limit(GOODS);
  const ofCars = await db
    .select({ id: cars.goodsId })
    .from(cars)
    .orderBy(desc(cars.createdAt), desc(cars.goodsId))
    .limit(CARS);
  const ofStores = await db
    .select({ id: stores.storeId })
    .from(stores)
    .orderBy(asc(stores.name))
    .limit(STORES);
  const last = Date.now() - 5 * 3_600_000;
  const rows = (kind: Kind, ids: readonly { readonly id: number }[]) =>
    ids.map(({ id }, index) => ({
      userId,
      kind,
      itemId: id,
      savedAt: new Date(last - index * 5 * 3_600_000),
    }));
  const all = [...rows('goods', [...ofCars, ...ofGoods]), ...rows('store', ofStores)];
  if (all.length > 0) await db.insert(favorites).values(all);
};
