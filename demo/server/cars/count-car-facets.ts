import type { Db } from '../db/database.js';
import type { CarFacets } from './car-facets.js';
import { countByPrices } from './count-by-prices.js';
import { countEachCar, countMatching } from './count-each-car.js';
import { nameOrder } from './find-makes.js';
import type { CarFilter } from './match-cars.js';

/**
 * How many cars each choice of a filter would leave. A choice is counted without its own part of the filter, so
 * that the others of its kind stay on offer. Brands and models are in the order of their names.
 */
export async function countCarFacets(db: Db, filter: CarFilter): Promise<CarFacets> {
  const facets = await (isByPrices(filter) ? countByPrices : countEachCar)(db, filter);
  return { ...facets, brand: [...facets.brand].sort(byName), model: [...facets.model].sort(byName) };
}

export async function countCars(db: Db, filter: CarFilter): Promise<number> {
  return isByPrices(filter) ? (await countByPrices(db, filter)).total : countMatching(db, filter);
}

/** Of what narrows cars, only their colors are not in `car_prices`. */
const isByPrices = ({ colors }: CarFilter): boolean => colors.length === 0;

const byName = (one: { name: string }, other: { name: string }): number =>
  nameOrder.compare(one.name, other.name);
