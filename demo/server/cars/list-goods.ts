import { and, eq } from 'drizzle-orm';
import { type Infer, object } from 'superstruct';
import type { Db } from '../db/database.js';
import { badInput, notFound } from '../http/api.js';
import { oneOf, paging } from '../http/fields.js';
import { countCars } from './count-car-facets.js';
import { findCars, SORTS } from './find-cars.js';
import { makeLogoPath } from './logo.js';
import { type CarFilter, FilterRequest } from './match-cars.js';
import { readCarFilter } from './read-car-filter.js';
import { makes, models } from './schema.js';

export const ListRequest = object({ ...paging(), sort: oneOf(SORTS), ...FilterRequest.schema });

/** The reply of `/pc/goods/list`: a page of the cars for sale that fit a filter. */
export async function listGoods(db: Db, query: Infer<typeof ListRequest>) {
  const { page, pageSize, sort } = query;
  const { filter, corrected } = await readCarFilter(db, query);
  const { brand, model } = await findNamed(db, filter);
  return {
    list: await findCars(db, filter, { page, pageSize, sort }),
    total: await countCars(db, filter),
    page,
    pageSize,
    brand: brand === null ? null : { ...brand, logo: makeLogoPath(brand.value) },
    model,
    corrected,
  };
}

export async function findNamed(db: Db, filter: CarFilter) {
  const brand = filter.brand === null ? null : await findMake(db, filter.brand);
  const model = filter.model === null ? null : await findModel(db, brand, filter.model);
  return { brand, model };
}

async function findMake(db: Db, value: string) {
  const [make] = await db.select().from(makes).where(eq(makes.value, value));
  if (make === undefined) throw notFound(`We have no make "${value}".`);
  return make;
}

async function findModel(db: Db, make: { value: string; name: string } | null, value: string) {
  // Two makes may have a model of the same slug.
  if (make === null) throw badInput('"model" needs a "brand".');
  const [model] = await db
    .select({ value: models.value, name: models.name })
    .from(models)
    .where(and(eq(models.make, make.value), eq(models.value, value)));
  if (model === undefined) throw notFound(`${make.name} has no model "${value}".`);
  return model;
}
