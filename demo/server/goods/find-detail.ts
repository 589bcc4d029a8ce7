import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { isVin } from '../../shared/vin.js';
import { findCarsByIds, findRecord, findRelatedCars } from '../cars/find-cars.js';
import { specsOf } from '../cars/makes/index.js';
import { carRecords, cars } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { findDepartment } from '../departments/find-departments.js';
import { carHolds, orders } from '../orders/schema.js';
import { findPhotos } from '../photos/photos.js';
import { stores } from '../stores/schema.js';
import { toStoreReply } from '../stores/store-reply.js';
import { GOODS_TABLE } from './filter-goods.js';
import { findGoodsByIds, OF_ALL_SIZES, POPULAR, textsIn } from './find-goods.js';
import { findVersions } from './find-versions.js';
import { familyOf } from './goods-texts.js';
import { goods } from './schema.js';
import { shippingOf } from './shipping.js';

const RELATED = 8;

/** Returns whether an id is a number. Otherwise it is a slug, which always has a hyphen. */
function isNumber(id: string): boolean {
  return /^\d{1,9}$/.test(id);
}

/** Returns the first of each family, so that shoppers aren't shown one jacket in every size. */
function firstOfFamilies<T extends { readonly name: string }>(all: readonly T[]): T[] {
  const shown = new Set<string>();
  return all.filter(({ name }) => {
    const family = familyOf(name);
    return !shown.has(family) && shown.add(family);
  });
}

/** Returns the best sellers of a department, of either level, without some goods. */
const bestOf = (db: Db, level: typeof goods.catId | typeof goods.departmentId, id: number, but: number) =>
  db
    .select({ goodsId: goods.goodsId, name: goods.name })
    .from(goods)
    .where(and(eq(level, id), ne(goods.goodsId, but), GOODS_TABLE.isListed))
    .orderBy(...POPULAR)
    .limit(6 * RELATED);

/** Returns all details of goods, by number or slug, or null if there are none. */
export async function findGoodsDetail(db: Db, id: string, language: Language) {
  const [row] = await db
    .select({ goods, store: stores })
    .from(goods)
    .innerJoin(stores, eq(stores.storeId, goods.storeId))
    .where(and(isNull(goods.heldStock), isNumber(id) ? eq(goods.goodsId, Number(id)) : eq(goods.slug, id)));
  if (row === undefined) return null;
  const { goodsId, catId, departmentId, pictures, sizeOf, stock, zone, shipsFrom, weightG } = row.goods;
  const { description, specification } = textsIn(row.goods, language);
  const nearest = [
    row.goods,
    ...(await bestOf(db, goods.catId, catId, goodsId)),
    ...(await bestOf(db, goods.departmentId, departmentId, goodsId)),
  ];
  const order = firstOfFamilies(nearest)
    .slice(0, 1 + RELATED)
    .map((one) => one.goodsId);
  const [listed, ...related] = (await findGoodsByIds(db, order, language, OF_ALL_SIZES)).sort(
    (a, b) => order.indexOf(a.goods_id) - order.indexOf(b.goods_id),
  );
  if (listed === undefined) return null;
  return {
    kind: 'goods' as const,
    goods: {
      // The page is of this size alone.
      ...{ ...listed, stock, description, specification, pictures },
      photos: await findPhotos(db, sizeOf ?? goodsId),
      versions: await findVersions(db, row.goods, language),
    },
    category: await findDepartment(db, catId, language),
    store: toStoreReply(row.store, language),
    shipping: shippingOf(
      { zone, from: shipsFrom, weightG, body: null, fuel: null, price: listed.price },
      language,
    ),
    related,
  };
}

/** Returns what finds a car by its number, VIN, or slug. */
function isCarOf(db: Db, id: string) {
  if (isNumber(id)) return eq(cars.goodsId, Number(id));
  if (!isVin(id)) return eq(cars.slug, id);
  const own = db
    .select({ goodsId: carRecords.goodsId })
    .from(carRecords)
    .where(eq(carRecords.vin, id.toUpperCase()));
  return inArray(cars.goodsId, own);
}

/** Returns all details of a car, by number, VIN, or slug, or null if there is none. */
export async function findCarDetail(db: Db, id: string, language: Language) {
  const [found] = await db
    .select({ goodsId: cars.goodsId, trim: cars.trim, orderState: orders.state })
    .from(cars)
    .leftJoin(carHolds, eq(carHolds.goodsId, cars.goodsId))
    .leftJoin(orders, eq(orders.orderId, carHolds.orderId))
    .where(isCarOf(db, id));
  const [car] = found === undefined ? [] : await findCarsByIds(db, [found.goodsId], language);
  if (found === undefined || car === undefined) return null;
  const { trim, orderState } = found;
  const isSold = orderState !== null && orderState !== 'unpaid';
  return {
    kind: 'car' as const,
    goods: {
      ...{ ...car, trim, is_sold: isSold, ...specsOf({ ...car, trim }) },
      photos: await findPhotos(db, car.goods_id),
    },
    category: null,
    store: null,
    shipping: shippingOf(
      { zone: car.zone, from: car.port, weightG: null, body: car.body, fuel: car.fuel, price: car.price },
      language,
    ),
    record: await findRecord(db, car.goods_id),
    related: await findRelatedCars(db, car, RELATED, language),
  };
}
