import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { create } from 'superstruct';
import { CAR_LIST, type CarFields } from '../../shared/lists.js';
import type { Db } from '../db/database.js';
import { type ListTable, matchList, overseas } from '../lists/conditions.js';
import { type Filter, filterRequest, type FilterRequest as RequestOf } from '../lists/requests.js';
import { RIGHT_HAND } from '../pictures/car-pictures.js';
import { lowest, readMileage, readPrice } from '../search/price-words.js';
import { isReal } from '../search/real-words.js';
import { searchTerms, searchWords } from '../search/schema.js';
import { spell } from '../search/spelling.js';
import { correctWords, isIndexed, splitWords, wordQuery, wordsMatch } from '../search/words.js';
import { choicesOf, isYear, type Part, partsOf } from './car-words.js';
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

/** Words before, between, and after years: "since 2018", "2020 to 2023", "2018 or newer". */
const BESIDE_YEARS =
  /(?<![\p{L}\d])(?:since|с|от|depuis|منذ)\s+(?=(?:19|20)\d\d)|(?<=(?:19|20)\d\d\s)(?:to|до|à|إلى)\s(?=(?:19|20)\d\d)|(?<=(?:19|20)\d\d\s)(?:(?:and|or) newer|и новее|et plus récente?s?|وأحدث)/giu;
/** "From 2018" and "2018+", which newer cars fit, too. */
const SINCE =
  /(?<![\p{L}\d])(?:from|since|с|от|depuis|من|منذ)\s+(?:19|20)\d\d(?!\d)|(?:19|20)\d\d\s?(?:\+|(?:and|or) newer|и новее|et plus récent|وأحدث)/iu;

/**
 * Returns the filter for a query. In `goods_name`, a year or two set the range of years, unless none of the cars is of
 * these, "under $15,000" and "under 20,000 miles" set the highest price and mileage, and what describes a car ("red",
 * "SUV", "right-hand drive", "cheap") has to fit beside the query's own choices. Typos in the other words are corrected,
 * and words that no such car has are left out: `corrected` is the text that was searched for instead, or null if the
 * words weren't changed.
 */
export async function readCarFilter(db: Db, query: RequestOf<CarFields>) {
  const { text: unlimited, km } = readMileage(query.goods_name ?? '');
  const { text, cents } = readPrice(unlimited);
  const { words: typed, apart } = await respell(db, splitWords(text.replace(BESIDE_YEARS, '')));
  const parts = await readParts(db, typed);
  const groups = await correctWords(db, namesOf(parts));
  const meantBy = new Map(namesOf(parts).map((name, at) => [name, groups[at] ?? [name]]));
  const meant = typed.map((word) => meantBy.get(word)?.[0] ?? word);
  const isSame = meant.every((word, at) => word === typed[at]);
  // What was mistyped may describe a car, too.
  const read = isSame ? parts : await readParts(db, meant);
  const ofWords = filterOfParts(read, SINCE.test(text));
  const names = namesOf(read).map((name) => groups.find(([best]) => best === name) ?? [name]);
  const found = await findableNames(db, names);
  const words = [...ofWords.words, ...found];
  const leftOut = names.flatMap((name) => (found.includes(name) ? [] : name.slice(0, 1)));
  const isOfYear =
    ofWords.year_min === null || typed.every(isYear) || (await hasAny(db, { ...ofWords, words }));
  const best = meant.filter((word) => (isOfYear || !isYear(word)) && !leftOut.includes(word));
  const filter: CarFilter = {
    ...query,
    also: ofWords.also,
    year_min: highest(query.year_min, isOfYear ? ofWords.year_min : null),
    year_max: lowest(query.year_max, isOfYear ? ofWords.year_max : null),
    price_max: lowest(query.price_max, ofWords.price_max, cents),
    mileage_max: lowest(query.mileage_max, ofWords.mileage_max, km),
    words,
    // Whole words come before the beginnings of others: a search for "CX-3" finds no CX-30.
    whole: words.length > 0 && (await hasAny(db, { ...ALL_CARS, words, whole: true })),
  };
  const isCorrected = best.join(' ') !== typed.join(' ');
  const shown = best.flatMap((word) => apart.get(word) ?? [word]);
  return { filter, corrected: isCorrected ? await spell(db, text, shown) : null };
}

const highest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Returns the words that say nothing about cars apart from their name. */
export const namesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ words, says }) => (says ? [] : words));

/** Returns the filter that the parts of a search that say something about cars stand for. */
export function filterOfParts(parts: readonly Part[], isSince = false): CarFilter {
  const said = parts.flatMap(({ says }) => says ?? []);
  const years = said.flatMap(({ year }) => year ?? []);
  const year_min = lowest(...years);
  return {
    ...ALL_CARS,
    also: choicesOf(said),
    year_min,
    year_max: years.length === 0 || (isSince && years.length === 1) ? null : Math.max(...years),
    price_max: lowest(...said.flatMap(({ price_max }) => price_max ?? [])),
    mileage_max: lowest(...said.flatMap(({ mileage_max }) => mileage_max ?? [])),
    words: said.flatMap(({ word }) => (word === undefined ? [] : [[word]])),
  };
}

/**
 * Returns words as cars are called: "Mazda 3" is one word if there is a Mazda3, and "RX350" is two if there is no such.
 * @returns as `apart` the two words that were typed for one
 */
async function respell(db: Db, words: readonly string[]) {
  const joined = words.slice(1).map((word, at) => (/^\d+$/.test(word) ? `${words[at]}${word}` : ''));
  const rows = await db.select().from(searchWords).where(inArray(searchWords.word, joined));
  const apart = new Map(rows.map(({ word }) => [word, words.slice(joined.indexOf(word)).slice(0, 2)]));
  const spelled = words.flatMap((word, at) => {
    if (apart.has(joined[at - 1] ?? '')) return [];
    return apart.has(joined[at] ?? '') ? (joined[at] ?? word) : word;
  });
  const split = spelled.map(async (word) => {
    const parts = /^(\p{L}+)(\d+)$/u.exec(word)?.slice(1);
    return parts && !(await isIndexed(db, word)) ? parts : [word];
  });
  return { words: (await Promise.all(split)).flat(), apart };
}

/** Words of trims, which cars' names don't have here. */
const TRIMS: ReadonlySet<string> = new Set(
  'long range standard performance premium limited sport luxury touring edition line comfort elite'.split(
    ' ',
  ),
);

/**
 * Returns which words of a car's name to search for: all, but if no car has them all, none of the numbers that the others
 * exclude, of trims' words, and of those that the shop doesn't know, such as "Lexus RX" of "Lexus RX 350 Zeta Premium".
 */
async function findableNames(db: Db, names: CarFilter['words']): Promise<CarFilter['words']> {
  const isFound = (words: CarFilter['words']) => hasAny(db, { ...ALL_CARS, words });
  if (names.length < 2 || (await isFound(names))) return names;
  let found: CarFilter['words'] = [];
  for (const name of names) {
    const [word = ''] = name;
    if (await isFound([...found, name])) found = [...found, name];
    else if (!/^\d+$/.test(word) && !TRIMS.has(word) && (isReal(word) || (await isIndexed(db, word))))
      return names;
  }
  // A letter or numbers alone, as of "E200" and "205/55 R16", would find too much.
  return found.some(([word = '']) => /\p{L}{2}/u.test(word)) ? found : names;
}

async function hasAny(db: Db, filter: CarFilter): Promise<boolean> {
  const found = await db.select({ id: cars.goodsId }).from(cars).where(matchCars(filter)).limit(1);
  return found.length > 0;
}

/**
 * Returns the parts of a search. Apart from years, none describes a car if a car's name contains all of the words:
 * "electric" is part of the name in "Porsche Macan Electric", but not in "Toyota electric SUV".
 */
export async function readParts(db: Db, words: readonly string[]): Promise<Part[]> {
  const parts = partsOf(words);
  const names = words.filter((word) => !isYear(word));
  const others = namesOf(parts);
  if (others.length === 0 || others.length === names.length) return parts;
  const called = wordsMatch(searchTerms.words, wordQuery(names.map((word) => [word])));
  const [match] = await db
    .select({ key: searchTerms.key })
    .from(searchTerms)
    .where(and(isNotNull(searchTerms.make), called))
    .limit(1);
  return match
    ? words.map((word) => ({ words: [word], says: isYear(word) ? { year: Number(word) } : null }))
    : parts;
}
