import type { Db } from '../db/database.js';
import { countByPrices } from './count-by-prices.js';
import { countEachCar, countMatching } from './count-each-car.js';
import type { CarFilter } from './match-cars.js';

/** How many cars are left with a value. */
interface Counted<T = string> {
  readonly value: T;
  readonly count: number;
}

/** Null where there is no car. */
interface Span {
  readonly min: number | null;
  readonly max: number | null;
}

export interface CarFacets {
  readonly total: number;
  readonly brand: readonly (Counted & { readonly name: string })[];
  /** Of the make; without one there are none, as two makes may call a model alike. */
  readonly model: readonly (Counted & { readonly name: string })[];
  readonly body: readonly Counted[];
  readonly fuel: readonly Counted[];
  /** 0 for what is in the United States, 1 for what is overseas. */
  readonly is_oversea: readonly Counted<number>[];
  /** US cents. */
  readonly price: Span;
  readonly year: Span;
}

/**
 * How many cars each choice of a filter would leave. A choice is counted without its own part of the filter, so
 * that the others of its kind stay on offer. Brands and models are in the order of their names.
 */
export async function countCarFacets(db: Db, filter: CarFilter): Promise<CarFacets> {
  const facets = await (isByPrices(filter) ? countByPrices : countEachCar)(db, filter);
  return { ...facets, brand: [...facets.brand].sort(byName), model: [...facets.model].sort(byName) };
}

/** How many cars fit a filter. */
export async function countCars(db: Db, filter: CarFilter): Promise<number> {
  return isByPrices(filter) ? (await countByPrices(db, filter)).total : countMatching(db, filter);
}

/** Of what narrows cars, only their colors are not in `car_prices`. */
const isByPrices = ({ colors }: CarFilter): boolean => colors.length === 0;

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byName(a: { name: string }, b: { name: string }): number {
  return compare(a.name, b.name);
}
