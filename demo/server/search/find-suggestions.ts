import { and, asc, desc, eq, inArray, isNotNull, isNull, like, not, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { filterOfParts, matchCars, namesOf, readParts } from '../cars/car-filter.js';
import { isTelling } from '../cars/car-words.js';
import { makeLogoPath } from '../cars/logo.js';
import { cars, isForSale } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { familyOf } from '../goods/goods-texts.js';
import { goodsPicturePath } from '../goods/picture.js';
import { goods } from '../goods/schema.js';
import { searchTerms, WEIGHTS } from './schema.js';
import { suggestKinds, suggestMakes } from './suggest-cars.js';
import { MAX_SUGGESTIONS, type Suggestion } from './suggestion.js';
import { correctWords, splitWords, wordQuery, wordsMatch } from './words.js';

/**
 * Finds names with a word that equals or begins with each of the typed words, in any order. A mistyped word counts as
 * the nearest known one. Body types and fuels of cars come first, then names with all as whole
 * words, those that begin with the typed text, departments,
 * makes, models, and goods, and last, unless a word is mistyped, the names of departments in other languages. If nothing
 * matches all the words, words that describe a car, and a year, may come with its name, if there is such a car: "tesla
 * model 3 red".
 */
export async function findSuggestions(
  db: Db,
  typed: string,
  wholesale: boolean,
  language: Language,
): Promise<Suggestion[]> {
  const words = splitWords(typed);
  const matches = await findTerms(
    db,
    words,
    language,
    wholesale ? eq(searchTerms.wholesale, true) : undefined,
  );
  if (wholesale) return (await withGoods(db, matches)).slice(0, MAX_SUGGESTIONS);
  const kinds = await suggestKinds(db, words, language);
  if (kinds.length + matches.length > 0)
    return [...kinds, ...(await withGoods(db, matches))].slice(0, MAX_SUGGESTIONS);
  const parts = await readParts(db, words);
  const describing = parts.filter(({ says }) => says);
  if (describing.length === 0) return [];
  const names = namesOf(parts);
  if (names.length === 0) return suggestMakes(db, parts);
  const filter = filterOfParts(parts);
  const isSuch = matchCars({ ...filter, words: [] });
  const described = await findTerms(db, names, language, isNotNull(leastPrice(isSuch)), isSuch);
  const beside = describing.filter(isTelling).flatMap((part) => part.words);
  return described
    .slice(0, MAX_SUGGESTIONS)
    .map((row) => ({ ...toSuggestion(row), suggestKeyword: [row.term, ...beside].join(' ') }));
}

/** About how many sizes goods come in at most: they become one suggestion. */
const SIZES = 5;

type Term = Awaited<ReturnType<typeof findTerms>>[number];

/** @param isSuch which cars have the price of a make or model. By default, all that are for sale */
async function findTerms(
  db: Db,
  words: readonly string[],
  language: Language,
  condition: SQL | undefined,
  isSuch: SQL | undefined = isForSale(cars),
) {
  if (words.length === 0) return [];
  const groups = await correctWords(db, words, true);
  const beginning = `${groups.map(([first]) => first).join(' ')}%`;
  const isCorrected = groups.some(([first], index) => first !== words[index]);
  return db
    .select({
      term: searchTerms.term,
      weight: searchTerms.weight,
      make: searchTerms.make,
      // Within another `sql`, columns keep the names of their tables.
      cents: sql<number | null>`${leastPrice(isSuch)}`,
    })
    .from(searchTerms)
    .where(
      and(
        wordsMatch(searchTerms.words, wordQuery(groups)),
        condition,
        // A mistyped word of this language is more likely than one of another: "brake" isn't French for bracelets.
        isCorrected ? not(isForeign(language)) : undefined,
      ),
    )
    .orderBy(
      asc(isForeign(language)),
      desc(wordsMatch(searchTerms.words, wordQuery(groups, true))),
      desc(like(searchTerms.key, beginning)),
      desc(searchTerms.weight),
      asc(sql`length(${searchTerms.term})`),
      asc(searchTerms.key),
    )
    .limit(SIZES * MAX_SUGGESTIONS);
}

/** Returns the least price of a make's or model's cars of some kind; null without one, and for all other terms. */
const leastPrice = (isSuch: SQL | undefined) =>
  sql`(select min(${cars.price}) from ${cars} where ${isSuch} and ${cars.make} = ${searchTerms.make} and ${cars.model} = coalesce(${searchTerms.model}, ${cars.model}))`;

/** Whether a term is the name of a department in another language. */
const isForeign = (language: Language) =>
  sql`(${searchTerms.weight} = ${WEIGHTS.department} and ${searchTerms.term} not in (select ${departments.names} ->> ${language}::text from ${departments}))`;

const KINDS = Object.entries(WEIGHTS) as readonly [keyof typeof WEIGHTS, number][]; // the keys are its type

function toSuggestion({ term, weight, make, cents }: Term): Suggestion {
  return {
    suggestKeyword: term,
    kind: KINDS.find(([, each]) => each === weight)?.[0] ?? 'goods',
    picture: make === null ? null : makeLogoPath(make),
    price: cents === null ? null : cents / 100,
  };
}

/**
 * Adds the pictures and prices of goods to their suggestions. Leaves out names that no goods on sale have anymore. Those
 * that differ only after the last comma, as in their size, become one without it, with the lowest price.
 */
async function withGoods(db: Db, rows: readonly Term[]): Promise<Suggestion[]> {
  const names = rows.filter(({ weight }) => weight === WEIGHTS.goods).map(({ term }) => term);
  const sold = names.length
    ? await db
        .select({ name: goods.name, art: goods.art, colorHex: goods.colorHex, price: goods.price })
        .from(goods)
        .where(and(inArray(goods.name, names), isNull(goods.heldStock)))
        .orderBy(goods.price)
    : [];
  const families = new Set<string>();
  return rows.flatMap((row) => {
    if (row.weight !== WEIGHTS.goods) return toSuggestion(row);
    const family = familyOf(row.term);
    const alike = sold.filter(({ name }) => familyOf(name) === family);
    // The first is the cheapest.
    const [found] = alike;
    if (found === undefined || families.has(family)) return [];
    families.add(family);
    const suggestKeyword = alike.length > 1 ? family : found.name;
    const picture = goodsPicturePath(found.art, found.colorHex);
    return { ...toSuggestion(row), suggestKeyword, picture, price: found.price / 100 };
  });
}
