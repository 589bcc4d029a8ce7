import { and, eq } from 'drizzle-orm';
import { enums, type Infer, object, record, string } from 'superstruct';
import type { Language } from '../../shared/language.js';
import { CAR_LIST, listedNames } from '../../shared/lists.js';
import { BODIES, FUELS } from '../../shared/replies/cars.js';
import type { CarFacets } from '../../shared/replies/goods.js';
import type { Db } from '../db/database.js';
import { inLanguages, readData } from '../db/read-data.js';
import { optionalChoice, optionalNumber, optionalText } from '../http/fields.js';
import { hasPart, without } from '../lists/conditions.js';
import { count, countListed } from '../lists/counts.js';
import { MAX_DOLLARS } from '../search/price-words.js';
import { ALL_CARS, CAR_TABLE, type CarFilter, matchCars } from './car-filter.js';
import { countByPrices, IN_PRICES, type PriceFacets } from './count-by-prices.js';
import { findMakeAndModel, nameOrder } from './find-makes.js';
import { cars, makes, models } from './schema.js';

/** The names of body types and fuels that the shop's pages use. */
export const KIND_NAMES = readData(
  'kind-names.json',
  object({
    bodies: inLanguages(record(enums(BODIES), string())),
    fuels: inLanguages(record(enums(FUELS), string())),
    /** What lists of such cars are called. */
    bodyLists: inLanguages(record(enums(BODIES), string())),
    fuelLists: inLanguages(record(enums(FUELS), string())),
  }),
);

const CENTS = 100;

/** The filter of the call. A null field doesn't filter (contract section 6). */
export const FacetsRequest = object({
  brand: optionalText(),
  model: optionalText(),
  /** Whole US dollars, inclusive. */
  price_min: optionalNumber(0, MAX_DOLLARS),
  price_max: optionalNumber(0, MAX_DOLLARS),
  year_min: optionalNumber(),
  year_max: optionalNumber(),
  body: optionalChoice(BODIES),
  fuel: optionalChoice(FUELS),
});

/** Returns the reply of `/pc/car/facets`. Prices are whole US dollars, rounded outward to include all cars. */
export async function facetsReply(db: Db, query: Infer<typeof FacetsRequest>, language: Language) {
  const filter = {
    ...ALL_CARS,
    ...query,
    ...{ brand: orNone(query.brand), model: orNone(query.model) },
    ...{ body: orNone(query.body), fuel: orNone(query.fuel) },
    price_min: query.price_min === null ? null : query.price_min * CENTS,
    price_max: query.price_max === null ? null : query.price_max * CENTS,
  };
  const [{ total, brand, model, body, fuel, price, year }] = await Promise.all([
    countCarFacets(db, filter),
    findMakeAndModel(db, filter),
  ]);
  return {
    total,
    brands: brand.map(counted),
    models: model.map(counted),
    prices: {
      min: price.min === null ? null : Math.floor(price.min / CENTS),
      max: price.max === null ? null : Math.ceil(price.max / CENTS),
    },
    years: year,
    bodies: withNames(body, KIND_NAMES.bodies[language], language),
    fuels: withNames(fuel, KIND_NAMES.fuels[language], language),
  };
}

const orNone = <T>(value: T | null): T[] => (value === null ? [] : [value]);

const counted = ({ value, count }: { value: string; count: number }) => ({ value, count });

const withNames = (
  rows: readonly { value: string; count: number }[],
  names: Readonly<Record<string, string>>,
  language: Language,
) =>
  rows
    .map(({ value, count }) => ({ value, name: names[value] ?? value, count }))
    .sort((one, other) => one.name.localeCompare(other.name, language));

/**
 * Counts how many cars each choice of a filter would leave. A choice is counted without its own part of the filter, so
 * that its alternatives stay available. Brands and models are sorted by name.
 */
export async function countCarFacets(db: Db, filter: CarFilter): Promise<PriceFacets> {
  const facets = await (isByPrices(filter) ? countByPrices : countEachCar)(db, filter);
  return { ...facets, brand: [...facets.brand].sort(byName), model: [...facets.model].sort(byName) };
}

const isOther = (name: string) => ![...IN_PRICES.choices, ...IN_PRICES.ranges].some((each) => each === name);

/** The filters that `car_prices` can't answer, such as that of colors. */
const OTHERS = {
  choices: listedNames(CAR_LIST).filter(isOther),
  ranges: CAR_LIST.ranges.filter(isOther),
};

/** Counts the same for the filters of a list, and those that aren't in `car_prices`. */
export async function countListFacets(db: Db, filter: CarFilter): Promise<CarFacets> {
  const [facets, others] = await Promise.all([
    countCarFacets(db, filter),
    countListed(db, CAR_TABLE, filter, OTHERS),
  ]);
  return { ...facets, ...others };
}

export async function countCars(db: Db, filter: CarFilter): Promise<number> {
  return isByPrices(filter) ? (await countByPrices(db, filter)).total : countMatching(db, filter);
}

/** Returns whether `car_prices` can answer a filter. */
export const isByPrices = (filter: CarFilter): boolean =>
  ![...OTHERS.choices, ...OTHERS.ranges].some(
    (name) => hasPart(filter, name) || hasPart({ ...ALL_CARS, ...filter.also }, name),
  );

const byName = (one: { name: string }, other: { name: string }): number =>
  nameOrder.compare(one.name, other.name);

/** Returns the same as `countCarFacets`, but unsorted, from every car: for what `car_prices` can't answer. */
export async function countEachCar(db: Db, filter: CarFilter): Promise<PriceFacets> {
  const [total, brand, model, others] = await Promise.all([
    countMatching(db, filter),
    countMakes(db, { ...filter, brand: [], model: [] }),
    filter.brand.length === 1 ? countModels(db, without(filter, 'model')) : [],
    countListed(db, CAR_TABLE, filter, IN_PRICES),
  ]);
  return { total, brand, model, ...others };
}

export const countMatching = (db: Db, filter: CarFilter): Promise<number> =>
  db.$count(cars, matchCars(filter));

async function countMakes(db: Db, filter: CarFilter) {
  const counted = db
    .select({ make: cars.make, count: count.as('count') })
    .from(cars)
    .where(matchCars(filter))
    .groupBy(cars.make)
    .as('counted');
  return db
    .select({ value: makes.value, name: makes.name, count: counted.count })
    .from(counted)
    .innerJoin(makes, eq(makes.value, counted.make));
}

async function countModels(db: Db, filter: CarFilter) {
  const counted = db
    .select({ make: cars.make, model: cars.model, count: count.as('count') })
    .from(cars)
    .where(matchCars(filter))
    .groupBy(cars.make, cars.model)
    .as('counted');
  return db
    .select({ value: models.value, name: models.name, count: counted.count })
    .from(counted)
    .innerJoin(models, and(eq(models.make, counted.make), eq(models.value, counted.model)));
}
