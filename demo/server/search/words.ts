import { asc, like, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { searchWords } from './schema.js';

/** Words of a text that a search looks at; more are left out. */
const MAX_WORDS = 8;

/** What shoppers call things that the shop writes otherwise. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    tire: ['tyre'],
    tires: ['tyres'],
    headlamp: ['headlight'],
    headlamps: ['headlights'],
    trunk: ['boot'],
    sneakers: ['trainers', 'shoes'],
    smartphone: ['phone', 'mobile'],
    smartphones: ['phones'],
    laptop: ['notebook', 'computer'],
    backpack: ['rucksack'],
    wheel: ['rim'],
    wheels: ['rims'],
    grey: ['gray'],
  }),
);

/** The Arabic article, alone or after "and". */
const ARTICLE = /^و?ال/;

/**
 * The words of a text as searches compare them: lower case, without accents and signs, an Arabic word without
 * its article. "ID.4" becomes "id" and "4".
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 4 ? word.replace(ARTICLE, '') : word));
}

/** The words that somebody looks for, at most eight. */
export function wantedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
}

/** Every word that finds something of these names, each once, with their synonyms. */
export function findableWords(names: readonly string[]): string[] {
  const words = names.flatMap(wordsOf);
  return [...new Set(words.flatMap((word) => [word, ...(SYNONYMS.get(word) ?? [])]))];
}

/** A text for Postgres' `tsquery`: every group must match, by a word that begins with one of its alternatives. */
export function wordQuery(groups: readonly (readonly string[])[]): string {
  return groups.map((words) => `(${words.map((word) => `'${word}':*`).join(' | ')})`).join(' & ');
}

/** The condition that a row's words, a `wordSet`, fit a `wordQuery`; an index on them answers it. */
export function wordsMatch(words: AnyPgColumn, query: string): SQL {
  return sql`${words} @@ ${query}::tsquery`;
}

/** Words that are compared letter by letter: those with most trigrams in common. */
const MAX_CANDIDATES = 200;

/** Words that a mistyped one may stand for. */
const MAX_ALTERNATIVES = 5;

const MAX_LENGTH = 40;

/**
 * What each word may stand for: itself when something is called so or begins so, otherwise the words with the
 * fewest typos between, at most two; itself again when there is none.
 */
export function correctWords(db: Db, words: readonly string[]): Promise<string[][]> {
  return Promise.all(words.map((word) => correctWord(db, word)));
}

async function correctWord(db: Db, word: string): Promise<string[]> {
  const known = await firstThatBegins(db).execute({ pattern: `${word}%` });
  const isLong = word.length > MAX_LENGTH;
  const near = known.length > 0 || isLong ? [] : await findNear(db, word, allowedTypos(word));
  const fewest = near.filter(({ typos }) => typos === near[0]?.typos);
  return fewest.length > 0 ? fewest.map(({ candidate }) => candidate) : [word];
}

const firstThatBegins = prepared((db) =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, sql.placeholder('pattern')))
    .limit(1)
    .prepare('first_word_that_begins'),
);

/** How many typos a word may have: none in one or two letters, one in up to five, two in more. */
function allowedTypos(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The nearest words by their beginnings, those that are nearest as a whole first. */
async function findNear(db: Db, word: string, allowed: number) {
  const distance = sql`${searchWords.word} <-> ${word}`;
  const near = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .orderBy(distance)
    .limit(MAX_CANDIDATES)
    .as('near');
  // A change costs two, as does a swap with a neighbor, which is one removed and one added: so two make a typo; but of
  // letters that were only added or only removed, each is one.
  const typosOf = (text: SQLWrapper) =>
    sql<number>`greatest((levenshtein(${word}, ${text}, 1, 1, 2) + 1) / 2, abs(length(${text}) - ${word.length}::int))`;
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => word.length - allowed + index);
  const beginnings = lengths.map((length) => typosOf(sql`left(${near.word}, ${length}::int)`));
  const typos = sql<number>`least(${sql.join(beginnings, sql`, `)})`;
  return db
    .select({ candidate: near.word, typos })
    .from(near)
    .where(lte(typos, allowed))
    .orderBy(typos, typosOf(near.word), sql`${near.word} <-> ${word}`, asc(near.word))
    .limit(MAX_ALTERNATIVES);
}
