import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { searchTerms } from '../search/schema.js';
import { wordQuery, wordsMatch } from '../search/words.js';
import type { Body, Fuel } from './makes/make.js';
import { cars, isForSale } from './schema.js';

/** What cars are narrowed to; null does not narrow. */
export interface CarFilter {
  /** Slug of a make. */
  readonly make: string | null;
  /** Slug of a model of that make. */
  readonly model: string | null;
  readonly body: Body | null;
  readonly fuel: Fuel | null;
  /** True for what comes from overseas, false for what is in the United States. */
  readonly oversea: boolean | null;
  /** US cents, both included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Model years, both included. */
  readonly yearMin: number | null;
  readonly yearMax: number | null;
  /** Each group must match a word of make and model, by its beginning; empty does not narrow. */
  readonly words: readonly (readonly string[])[];
}

/** The filter that every car passes. */
export const ALL_CARS: CarFilter = {
  make: null,
  model: null,
  body: null,
  fuel: null,
  oversea: null,
  priceMin: null,
  priceMax: null,
  yearMin: null,
  yearMax: null,
  words: [],
};

/** The condition of a filter, and that the car is for sale: no order holds or has bought it. */
export function matchCars(filter: CarFilter): SQL | undefined {
  const { make, model, body, fuel, oversea, priceMin, priceMax, yearMin, yearMax, words } = filter;
  return and(
    isForSale(cars),
    make === null ? undefined : eq(cars.make, make),
    model === null ? undefined : eq(cars.model, model),
    body === null ? undefined : eq(cars.body, body),
    fuel === null ? undefined : eq(cars.fuel, fuel),
    oversea === null ? undefined : eq(cars.zone, oversea ? 2 : 1),
    priceMin === null ? undefined : gte(cars.price, priceMin),
    priceMax === null ? undefined : lte(cars.price, priceMax),
    yearMin === null ? undefined : gte(cars.year, yearMin),
    yearMax === null ? undefined : lte(cars.year, yearMax),
    words.length === 0 ? undefined : isCalled(words),
  );
}

/** The names of models are terms of the search, whose index finds them by their words. */
function isCalled(words: CarFilter['words']): SQL {
  const called = wordsMatch(searchTerms.words, wordQuery(words));
  return sql`(${cars.make}, ${cars.model}) in (select ${searchTerms.make}, ${searchTerms.model} from ${searchTerms} where ${called} and ${searchTerms.model} is not null)`;
}
