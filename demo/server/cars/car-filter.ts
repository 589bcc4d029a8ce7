import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { create } from 'superstruct';
import { CAR_LIST, type CarFields } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { type ListTable, matchList, overseas } from '../lists/conditions.js';
import { type Filter, filterRequest, type FilterRequest as RequestOf } from '../lists/requests.js';
import { RIGHT_HAND } from '../pictures/car-pictures.js';
import { readPrice } from '../search/price-words.js';
import { searchTerms } from '../search/schema.js';
import { correctWords, splitWords, wordQuery, wordsMatch } from '../search/words.js';
import { describedBy, describes } from './car-words.js';
import { cars, isForSale } from './schema.js';

export const FilterRequest = filterRequest(CAR_LIST);

export type CarFilter = Filter<CarFields>;

export const ALL_CARS: CarFilter = { ...create({}, FilterRequest), words: [] };

/** The same as `steeringOf`. Without parameters, so that what is selected is what is grouped by. */
const isRightHand = sql`${cars.zone} = 2 and ${cars.make} in (${sql.raw([...RIGHT_HAND].map((make) => `'${make}'`).join())})`;

export const CAR_TABLE: ListTable<CarFields> = {
  table: cars,
  id: cars.goodsId,
  /** A car isn't once an order holds or has bought it. */
  isListed: isForSale(cars),
  choices: {
    brand: cars.make,
    model: cars.model,
    is_oversea: overseas(cars.zone),
    body: cars.body,
    fuel: cars.fuel,
    drive: cars.drive,
    transmission: cars.transmission,
    right_hand: {
      by: isRightHand,
      value: sql`(${isRightHand})::int`,
      is: (yes) => (yes ? isRightHand : sql`not (${isRightHand})`),
    },
    color: cars.color,
  },
  ranges: { price: cars.price, year: cars.year, mileage: cars.mileageKm },
  /** Model names are search terms, so the search index finds them by their words. */
  matchesWords: (query) => {
    const called = wordsMatch(searchTerms.words, query);
    return sql`(${cars.make}, ${cars.model}) in (select ${searchTerms.make}, ${searchTerms.model} from ${searchTerms} where ${called} and ${searchTerms.model} is not null)`;
  },
  // Without words, an index has the ends.
  endOf: (column, { words }) => (words.length === 0 ? column : sql`${column} + 0`),
};

/** Returns the condition of a filter, which includes that the car is for sale. */
export const matchCars = (filter: CarFilter): SQL | undefined => matchList(CAR_TABLE, filter);

const YEAR = /^(19|20)\d\d$/;

/**
 * Returns the filter for a query. In `goods_name`, a year sets `year_min` and `year_max`, unless none of the cars is of
 * that year, "under $15,000" sets `price_max`, and words that describe a car ("red", "SUV", "electric") set the matching
 * filters. Typos in the other words
 * are corrected: `corrected` is the text that was searched for instead, or null if the words weren't changed.
 */
export async function readCarFilter(db: Db, query: RequestOf<CarFields>) {
  const { text, cents } = readPrice(query.goods_name ?? '');
  const typed = splitWords(text);
  const describing = await describingWords(db, typed);
  const isName = (word: string) => !YEAR.test(word) && !describing.includes(word);
  const words = await correctWords(db, typed.filter(isName));
  const ofWords = filterOfWords(typed, describing);
  const inYear = { ...ofWords, words };
  const { year_min: year } = ofWords;
  const isOfYear = year === null || typed.every((word) => YEAR.test(word)) || (await hasAny(db, inYear));
  const ofYear = isOfYear ? year : null;
  // Words that aren't part of a name stay in their original position.
  const rest = words.map(([first]) => first);
  const best = typed
    .filter((word) => isOfYear || !YEAR.test(word))
    .map((word) => (isName(word) ? rest.shift() : word))
    .join(' ');
  const orDescribed = <T>(chosen: T[], fromWords: T[]) => (chosen.length > 0 ? chosen : fromWords);
  const filter: CarFilter = {
    ...query,
    year_min: query.year_min ?? ofYear,
    year_max: query.year_max ?? ofYear,
    body: orDescribed(query.body, ofWords.body),
    fuel: orDescribed(query.fuel, ofWords.fuel),
    drive: orDescribed(query.drive, ofWords.drive),
    transmission: orDescribed(query.transmission, ofWords.transmission),
    color: orDescribed(query.color, ofWords.color),
    price_max: query.price_max ?? cents,
    words,
  };
  return { filter, corrected: best === typed.join(' ') ? null : best };
}

/** Returns the filter that a search's year and its describing words stand for. */
export const filterOfWords = (words: readonly string[], describing: readonly string[]): CarFilter => {
  const year = Number(words.find((word) => YEAR.test(word)) ?? Number.NaN) || null;
  return {
    ...ALL_CARS,
    ...{ year_min: year, year_max: year },
    body: describedBy(describing, 'body'),
    fuel: describedBy(describing, 'fuel'),
    drive: describedBy(describing, 'drive'),
    transmission: describedBy(describing, 'transmission'),
    color: describedBy(describing, 'color'),
  };
};

async function hasAny(db: Db, filter: CarFilter): Promise<boolean> {
  const found = await db.select({ id: cars.goodsId }).from(cars).where(matchCars(filter)).limit(1);
  return found.length > 0;
}

/**
 * Returns the words that describe a car, or none if a car's name contains all of the words: "electric" is part of the
 * name in "Porsche Macan Electric", but not in "Toyota electric SUV". What ends in "car" is one, unlike a car seat.
 */
export async function describingWords(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const names = words.filter((word) => !YEAR.test(word));
  const describing = names.filter(
    (word, at) => describes(word) || (word === 'car' && at === names.length - 1),
  );
  if (describing.length === 0 || describing.length === names.length) return describing;
  const called = wordsMatch(searchTerms.words, wordQuery(names.map((word) => [word])));
  const [match] = await db
    .select({ key: searchTerms.key })
    .from(searchTerms)
    .where(and(isNotNull(searchTerms.make), called))
    .limit(1);
  return match ? [] : describing;
}
