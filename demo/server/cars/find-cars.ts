import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { cars, makes, models } from './schema.js';

export const SORTS = ['newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

export interface CarFilter {
  /** Slug of a make; null for all. */
  readonly make: string | null;
  /** Slug of a model of that make; null for all. */
  readonly model: string | null;
}

/** Equal cars are ordered by their number, so that no car is on two pages or on none. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(cars.createdAt), desc(cars.goodsId)],
  price_asc: [asc(cars.price), asc(cars.goodsId)],
  price_desc: [desc(cars.price), asc(cars.goodsId)],
};

/** The columns of a listed car, named as in the call's reply. */
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
};

/** How many cars fit a filter. */
export async function countCars(db: Db, filter: CarFilter): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(cars).where(matching(filter));
  return row?.total ?? 0;
}

/** One page of the cars that fit a filter. `page` counts from 1. */
export async function findCars(
  db: Db,
  filter: CarFilter,
  { page, pageSize, sort }: { page: number; pageSize: number; sort: Sort },
) {
  const rows = await db
    .select(LISTED)
    .from(cars)
    .innerJoin(makes, eq(makes.value, cars.make))
    .innerJoin(models, and(eq(models.make, cars.make), eq(models.value, cars.model)))
    .where(matching(filter))
    .orderBy(...ORDERS[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => ({
    ...row,
    goods_name: `${row.year} ${row.brand_name} ${row.model_name}`,
  }));
}

function matching({ make, model }: CarFilter): SQL | undefined {
  return and(
    make === null ? undefined : eq(cars.make, make),
    model === null ? undefined : eq(cars.model, model),
  );
}
