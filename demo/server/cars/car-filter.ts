import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { create } from 'superstruct';
import type { Color } from '../../shared/colors.js';
import { CAR_LIST, type CarFields } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { type ListTable, matchList, overseas } from '../lists/conditions.js';
import { type Filter, filterRequest, type FilterRequest as RequestOf } from '../lists/requests.js';
import { RIGHT_HAND } from '../pictures/car-pictures.js';
import { searchTerms } from '../search/schema.js';
import { correctWords, splitWords, wordQuery, wordsMatch, wordsOf } from '../search/words.js';
import type { Body, Fuel } from './makes/make.js';
import { cars, isForSale } from './schema.js';

/** What a word says about a car, apart from its name. */
export interface Description {
  /** Values of `cars.color`; "blue" means either of two. */
  readonly colors?: readonly Color[];
  readonly body?: Body;
  readonly fuel?: Fuel;
}

/** Color words in the four languages of the shop, with the colors that they stand for. */
const COLOR_WORDS: readonly (readonly [colors: readonly Color[], words: string])[] = [
  [['White'], 'white белый белая белое blanc blanche أبيض بيضاء'],
  [['Black'], 'black чёрный чёрная чёрное noir noire أسود سوداء'],
  [['Silver'], 'silver серебристый серебристая argent argenté argentée فضي فضية'],
  [['Grey'], 'gray grey серый серая gris grise رمادي رمادية'],
  [['Blue', 'Midnight blue'], 'blue синий синяя голубой голубая bleu bleue أزرق زرقاء'],
  [['Red', 'Burgundy'], 'red красный красная rouge أحمر حمراء'],
  [['Burgundy'], 'burgundy бордовый бордовая bordeaux عنابي عنابية'],
  [['Green'], 'green зелёный зелёная vert verte أخضر خضراء'],
  [['Sand'], 'sand beige песочный бежевый бежевая sable رملي بيج'],
  [['Orange'], 'orange оранжевый оранжевая برتقالي برتقالية'],
  [['Bronze'], 'bronze бронзовый бронзовая برونزي برونزية'],
];

const BODY_WORDS: Readonly<Record<Body, string>> = {
  sedan: 'sedan sedans saloon седан berline سيدان',
  suv: 'suv suvs crossover внедорожник кроссовер',
  hatchback: 'hatchback hatchbacks хэтчбек هاتشباك',
  wagon: 'wagon wagons estate универсал ستيشن',
  coupe: 'coupe coupes купе coupé كوبيه',
  pickup: 'pickup pickups truck trucks пикап',
  van: 'van vans minivan minivans минивэн фургон monospace فان',
};

const FUEL_WORDS: Readonly<Record<Fuel, string>> = {
  electric: 'electric ev evs электро электрический électrique كهربائية كهربائي',
  hybrid: 'hybrid hybrids гибрид hybride هجينة هجين',
  petrol: 'petrol gas gasoline бензин essence بنزين',
  diesel: 'diesel дизель ديزل',
};

const entries = (words: string, description: Description) =>
  wordsOf(words).map((word) => [word, description] as const);

const DESCRIPTIONS: ReadonlyMap<string, Description> = new Map([
  ...COLOR_WORDS.flatMap(([colors, words]) => entries(words, { colors })),
  // The keys of these records match their types.
  ...Object.entries(BODY_WORDS).flatMap(([body, words]) => entries(words, { body: body as Body })),
  ...Object.entries(FUEL_WORDS).flatMap(([fuel, words]) => entries(words, { fuel: fuel as Fuel })),
]);

/** Returns what a word, as `wordsOf` writes it, says about a car, or undefined for any other word. */
export const describes = (word: string): Description | undefined => DESCRIPTIONS.get(word);

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
 * that year, and words that describe a car ("red", "SUV", "electric") set the matching filters. Typos in the other words
 * are corrected: `corrected` is the text that was searched for instead, or null if the words weren't changed.
 */
export async function readCarFilter(db: Db, query: RequestOf<CarFields>) {
  const typed = splitWords(query.goods_name ?? '');
  const year = typed.filter((word) => YEAR.test(word)).map(Number)[0] ?? null;
  const describing = await describingWords(db, typed);
  const isName = (word: string) => !YEAR.test(word) && !describing.includes(word);
  const words = await correctWords(db, typed.filter(isName));
  const described = describing.flatMap((word) => describes(word) ?? []);
  const ofWords = {
    body: described.flatMap(({ body }) => body ?? []),
    fuel: described.flatMap(({ fuel }) => fuel ?? []),
    color: described.flatMap(({ colors }) => colors ?? []),
    words,
  };
  const inYear = { ...ALL_CARS, ...ofWords, year_min: year, year_max: year };
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
    color: orDescribed(query.color, ofWords.color),
    words,
  };
  return { filter, corrected: best === typed.join(' ') ? null : best };
}

async function hasAny(db: Db, filter: CarFilter): Promise<boolean> {
  const found = await db.select({ id: cars.goodsId }).from(cars).where(matchCars(filter)).limit(1);
  return found.length > 0;
}

/**
 * Returns the words that describe a car, or none if a car's name contains all of the words: "electric" is part of the
 * name in "Porsche Macan Electric", but not in "Toyota electric SUV".
 */
export async function describingWords(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const names = words.filter((word) => !YEAR.test(word));
  const describing = names.filter(describes);
  if (describing.length === 0 || describing.length === names.length) return describing;
  const called = wordsMatch(searchTerms.words, wordQuery(names.map((word) => [word])));
  const [match] = await db
    .select({ key: searchTerms.key })
    .from(searchTerms)
    .where(and(isNotNull(searchTerms.make), called))
    .limit(1);
  return match ? [] : describing;
}
