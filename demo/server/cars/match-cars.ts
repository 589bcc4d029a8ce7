import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { create, type Infer, object } from 'superstruct';
import { optionalChoice, optionalFlag, optionalNumber, optionalText } from '../http/fields.js';
import { searchTerms } from '../search/schema.js';
import { wordQuery, wordsMatch } from '../search/words.js';
import { BODIES, FUELS } from './makes/make.js';
import { cars, isForSale } from './schema.js';

/** What a call narrows cars to; null does not narrow. */
export const FilterRequest = object({
  /** Words of make and model, a year, and words such as "red" and "SUV". */
  goods_name: optionalText(),
  brand: optionalText(),
  model: optionalText(),
  body: optionalChoice(BODIES),
  fuel: optionalChoice(FUELS),
  /** True for what comes from overseas, false for what is in the United States. */
  is_oversea: optionalFlag(),
  /** US cents, both included. */
  price_min: optionalNumber(),
  price_max: optionalNumber(),
  year_min: optionalNumber(),
  year_max: optionalNumber(),
});
export type FilterRequest = Infer<typeof FilterRequest>;

export type CarFilter = FilterRequest & {
  /** Each group must match a word of make and model, by its beginning. */
  readonly words: readonly (readonly string[])[];
  /** One of these; an empty list does not narrow. */
  readonly colors: readonly string[];
};

export const ALL_CARS: CarFilter = { ...create({}, FilterRequest), words: [], colors: [] };

/** The condition of a filter, and that the car is for sale: no order holds or has bought it. */
export function matchCars(filter: CarFilter): SQL | undefined {
  const { brand, model, body, fuel, is_oversea: oversea, price_min, price_max, words, colors } = filter;
  return and(
    isForSale(cars),
    brand === null ? undefined : eq(cars.make, brand),
    model === null ? undefined : eq(cars.model, model),
    body === null ? undefined : eq(cars.body, body),
    fuel === null ? undefined : eq(cars.fuel, fuel),
    oversea === null ? undefined : eq(cars.zone, oversea ? 2 : 1),
    price_min === null ? undefined : gte(cars.price, price_min),
    price_max === null ? undefined : lte(cars.price, price_max),
    filter.year_min === null ? undefined : gte(cars.year, filter.year_min),
    filter.year_max === null ? undefined : lte(cars.year, filter.year_max),
    colors.length === 0 ? undefined : inArray(cars.color, [...colors]),
    words.length === 0 ? undefined : isCalled(words),
  );
}

/** The names of models are terms of the search, whose index finds them by their words. */
function isCalled(words: CarFilter['words']): SQL {
  const called = wordsMatch(searchTerms.words, wordQuery(words));
  return sql`(${cars.make}, ${cars.model}) in (select ${searchTerms.make}, ${searchTerms.model} from ${searchTerms} where ${called} and ${searchTerms.model} is not null)`;
}
