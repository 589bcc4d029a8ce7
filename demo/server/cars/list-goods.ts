import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { badInput, notFound } from '../http/api-error.js';
import { type Fields, oneOf, optionalText, wholeNumber } from '../http/fields.js';
import { countCars, findCars, SORTS } from './find-cars.js';
import { makeLogoPath } from './logo.js';
import { makes, models } from './schema.js';

const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;

/**
 * The reply of `/pc/goods/list`: a page of cars for sale, of one make and model or of all.
 * @throws {ApiError} 404 for a make or model that the shop does not have, 400 for other bad fields
 */
export async function listGoods(db: Db, query: Fields) {
  const page = wholeNumber(query, 'page', {
    min: 1,
    max: MAX_PAGE,
    fallback: 1,
  });
  const pageSize = wholeNumber(query, 'pageSize', {
    min: 1,
    max: MAX_PAGE_SIZE,
    fallback: PAGE_SIZE,
  });
  const sort = oneOf(query, 'sort', SORTS);
  const filter = {
    make: optionalText(query, 'brand'),
    model: optionalText(query, 'model'),
  };
  const brand = filter.make === null ? null : await findMake(db, filter.make);
  const model = filter.model === null ? null : await findModel(db, brand, filter.model);
  return {
    list: await findCars(db, filter, { page, pageSize, sort }),
    total: await countCars(db, filter),
    page,
    pageSize,
    brand: brand === null ? null : { ...brand, logo: makeLogoPath(brand.value) },
    model,
  };
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
