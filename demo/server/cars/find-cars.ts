import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { drawingOf } from '../goods/picture.js';
import { firstPhotoOf } from '../photos/photos.js';
import { ALL_CARS, type CarFilter, matchCars } from './match-cars.js';
import { cars, makes, models } from './schema.js';

export const SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

/** Equal cars are ordered by their number, so that no car is on two pages or on none. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(cars.createdAt), desc(cars.goodsId)],
  price_asc: [asc(cars.price), asc(cars.goodsId)],
  price_desc: [desc(cars.price), asc(cars.goodsId)],
};

const LISTED = {
  goods_id: cars.goodsId,
  slug: cars.slug,
  brand: cars.make,
  brand_name: makes.name,
  model: cars.model,
  model_name: models.name,
  year: cars.year,
  mileage_km: cars.mileageKm,
  fuel: cars.fuel,
  body: cars.body,
  drive: cars.drive,
  transmission: cars.transmission,
  range_km: cars.rangeKm,
  color: cars.color,
  color_hex: cars.colorHex,
  price: cars.price,
  zone: cars.zone,
  port: cars.port,
  photo: firstPhotoOf(cars.goodsId),
  /** There is one of each, until an order holds it. */
  stock: sql<number>`(not ${cars.isHeld})::int`,
};

export async function findCars(
  db: Db,
  filter: CarFilter,
  { page, pageSize, sort }: { page: number; pageSize: number; sort: Sort },
) {
  const rows = await selectListed(db)
    .where(matchCars(filter))
    .orderBy(...ORDERS[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(withName);
}

/** Those of the cars that there are, in no order. */
export async function findCarsByIds(db: Db, ids: readonly number[]) {
  return (await selectListed(db).where(inArray(cars.goodsId, [...ids]))).map(withName);
}

/** The newest cars of the same model, then of the same make; never the car itself. */
export async function findRelatedCars(
  db: Db,
  { goods_id, brand, model }: { goods_id: number; brand: string; model: string },
  count: number,
) {
  const newest = { page: 1, pageSize: count + 1, sort: 'newest' } as const;
  const alike = await findCars(db, { ...ALL_CARS, brand, model }, newest);
  const related = await findCars(db, { ...ALL_CARS, brand }, { ...newest, pageSize: 2 * count + 1 });
  const found = new Map([...alike, ...related].map((car) => [car.goods_id, car]));
  found.delete(goods_id);
  return [...found.values()].slice(0, count);
}

function selectListed(db: Db) {
  return db
    .select(LISTED)
    .from(cars)
    .innerJoin(makes, eq(makes.value, cars.make))
    .innerJoin(models, and(eq(models.make, cars.make), eq(models.value, cars.model)));
}

function withName<
  T extends {
    year: number;
    brand: string;
    brand_name: string;
    model: string;
    model_name: string;
    body: string;
  },
>(row: T) {
  return {
    ...row,
    goods_name: `${row.year} ${row.brand_name} ${row.model_name}`,
    drawing: drawingOf(row),
  };
}
