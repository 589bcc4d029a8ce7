import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { badInput, notFound } from '../http/api.js';
import type { CarFilter } from './car-filter.js';
import { makeLogoPath } from './logo.js';
import { makes, models } from './schema.js';

/** A make as the banner lists it (contract section 4, `carIndex`). */
export interface ListedMake {
  readonly brand_name: string;
  readonly value: string;
  /** A path on the storefront. */
  readonly brand_logo: string;
  readonly car_model: readonly {
    readonly name: string;
    readonly value: string;
  }[];
}

/** Every database sorts names by its own collation. This order is the same for all of them. */
export const nameOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns every make with its models, both sorted by name. */
export async function findMakes(db: Db): Promise<ListedMake[]> {
  const rows = await db
    .select({ make: makes, model: { name: models.name, value: models.value } })
    .from(makes)
    .innerJoin(models, eq(models.make, makes.value));
  const listed = new Map<string, ListedMake>();
  for (const { make, model } of rows.sort((a, b) => nameOrder.compare(a.model.name, b.model.name))) {
    const { car_model } = listed.get(make.value) ?? { car_model: [] };
    listed.set(make.value, {
      brand_name: make.name,
      value: make.value,
      brand_logo: makeLogoPath(make.value),
      car_model: [...car_model, model],
    });
  }
  return [...listed.values()].sort((a, b) => nameOrder.compare(a.brand_name, b.brand_name));
}

/** Returns the make and the model of a filter, each null unless it's the only one. @throws 404 for one we don't have */
export async function findMakeAndModel(db: Db, filter: CarFilter) {
  const brands = await Promise.all(filter.brand.map((value) => findMake(db, value)));
  const brand = brands.length === 1 ? (brands[0] ?? null) : null;
  const found = await Promise.all(filter.model.map((value) => findModel(db, brand, value)));
  return { brand, model: found.length === 1 ? (found[0] ?? null) : null };
}

async function findMake(db: Db, value: string) {
  const [make] = await db.select().from(makes).where(eq(makes.value, value));
  if (make === undefined) throw notFound(`We have no make "${value}".`);
  return make;
}

async function findModel(db: Db, make: { value: string; name: string } | null, value: string) {
  // Two makes may have models with the same slug.
  if (make === null) throw badInput('"model" needs a "brand".');
  const [model] = await db
    .select({ value: models.value, name: models.name })
    .from(models)
    .where(and(eq(models.make, make.value), eq(models.value, value)));
  if (model === undefined) throw notFound(`${make.name} has no model "${value}".`);
  return model;
}
