import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
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

/** Databases sort names each by their own collation; this order is the same over all. */
export const nameOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Every make with its models, both sorted by name. */
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
