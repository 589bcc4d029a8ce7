import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { CAR_LIST, type CarFields, type SortOf } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { type PageRequest, pageRequest } from '../lists/requests.js';
import { firstPhotoOf } from '../photos/photos.js';
import { carDrawing, steeringOf } from '../pictures/car-pictures.js';
import { townIn } from '../places/place-names.js';
import { ALL_CARS, type CarFilter, matchCars, readCarFilter } from './car-filter.js';
import { carName } from './car-name.js';
import { countCars } from './facets.js';
import { findMakeAndModel } from './find-makes.js';
import { makeLogoPath } from './logo.js';
import type { Body, Fuel } from './makes/make.js';
import { rangeTestOf } from './makes/standards.js';
import { carRecords, cars, makes, models } from './schema.js';

type Sort = SortOf<CarFields>;

/** `newest` is the latest arrival. Cars that sort the same are ordered by number, so that no car appears on two pages or on none. */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(cars.createdAt), desc(cars.goodsId)],
  price_asc: [asc(cars.price), asc(cars.goodsId)],
  price_desc: [desc(cars.price), asc(cars.goodsId)],
  mileage_asc: [asc(cars.mileageKm), asc(cars.goodsId)],
  year_desc: [desc(cars.year), desc(cars.goodsId)],
  year_asc: [asc(cars.year), asc(cars.goodsId)],
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
  /** Every car is one of a kind: 1, or 0 once an order holds it. */
  stock: sql<number>`(not ${cars.isHeld})::int`,
};

export async function findCars(
  db: Db,
  filter: CarFilter,
  { page, pageSize, sort }: { page: number; pageSize: number; sort: Sort },
  language: Language,
) {
  const rows = await selectListed(db)
    .where(matchCars(filter))
    .orderBy(...ORDERS[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map((row) => withNames(row, language));
}

/** Returns those of the cars that exist, in no particular order. */
export async function findCarsByIds(db: Db, ids: readonly number[], language: Language) {
  const rows = await selectListed(db).where(inArray(cars.goodsId, [...ids]));
  return rows.map((row) => withNames(row, language));
}

/** How far the price of another model may be from a car's for both to be alike. */
const ALIKE = 0.4;

interface Related {
  readonly goods_id: number;
  readonly brand: string;
  readonly model: string;
  readonly body: Body;
  readonly price: number;
}

/** Returns the newest cars of the same model, then of the same body and about the same price, but never the car itself. */
export async function findRelatedCars(
  db: Db,
  { goods_id, brand, model, body, price }: Related,
  count: number,
  language: Language,
) {
  const newest = { page: 1, pageSize: count + 1, sort: 'newest' } as const;
  const alike = await findCars(db, { ...ALL_CARS, brand: [brand], model: [model] }, newest, language);
  const [price_min, price_max] = [Math.ceil(price * (1 - ALIKE)), Math.floor(price * (1 + ALIKE))];
  const ofKind = { ...ALL_CARS, body: [body], price_min, price_max };
  const related = await findCars(db, ofKind, { ...newest, pageSize: 2 * count + 1 }, language);
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

function withNames<
  T extends {
    goods_id: number;
    year: number;
    brand: string;
    brand_name: string;
    model: string;
    model_name: string;
    body: string;
    fuel: Fuel;
    zone: 1 | 2;
    port: string;
  },
>(row: T, language: Language) {
  return {
    ...row,
    port_name: townIn(row.port, language),
    goods_name: carName({ year: row.year, make: row.brand_name, model: row.model_name }, language),
    drawing: carDrawing(row),
    steering: steeringOf(row),
    range_test: rangeTestOf(row),
  };
}

/** Returns a car's VIN, history, and inspection, or null if it has no record. */
export async function findRecord(db: Db, goodsId: number) {
  const [record] = await db.select().from(carRecords).where(eq(carRecords.goodsId, goodsId));
  if (record === undefined) return null;
  const { vin, owners, use, events, inspection } = record;
  return { vin, owners, use, events, inspection };
}

export const ListRequest = pageRequest(CAR_LIST);

/** Returns the reply of `/pc/goods/list`: a page of the cars for sale that match a filter. */
export async function listGoods(db: Db, query: PageRequest<CarFields>, language: Language) {
  const { page, pageSize, sort } = query;
  const { filter, corrected } = await readCarFilter(db, query);
  const { brand, model } = await findMakeAndModel(db, filter);
  return {
    list: await findCars(db, filter, { page, pageSize, sort }, language),
    total: await countCars(db, filter),
    page,
    pageSize,
    brand: brand === null ? null : { ...brand, logo: makeLogoPath(brand.value) },
    model,
    corrected,
  };
}
