import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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
