import { arrayOverlaps, asc, desc, like, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { gramsOf } from './grams.js';
import { searchWords } from './schema.js';
import { allowedTypos, countTypos } from './typos.js';

/** Words that are compared letter by letter: those that share most pieces. */
const MAX_CANDIDATES = 200;

/** Words that a mistyped one may stand for. */
const MAX_ALTERNATIVES = 5;

/** Longest word that is corrected, in letters. */
const MAX_LENGTH = 40;

/**
 * What each word may stand for: itself when something is called so or begins so, otherwise the words with the
 * fewest typos between, at most two; itself again when there is none.
 */
export function correctWords(db: Db, words: readonly string[]): Promise<string[][]> {
  return Promise.all(words.map((word) => correctWord(db, word)));
}

async function correctWord(db: Db, word: string): Promise<string[]> {
  const known = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, `${word}%`))
    .limit(1);
  if (known.length > 0 || word.length > MAX_LENGTH) return [word];
  const near = [...(await findNear(db, word))].map((candidate) => ({
    candidate,
    typos: countTypos(word, candidate, true),
  }));
  const fewest = Math.min(...near.map(({ typos }) => typos));
  if (fewest > allowedTypos(word)) return [word];
  return near
    .filter(({ typos }) => typos === fewest)
    .sort((a, b) => whole(word, a.candidate) - whole(word, b.candidate))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ candidate }) => candidate);
}

/** Among equally good beginnings, the word that is nearest as a whole comes first. */
function whole(word: string, candidate: string): number {
  return countTypos(word, candidate, false);
}

async function findNear(db: Db, word: string): Promise<string[]> {
  // With the end and without: it may be a whole word or the beginning of one.
  const grams = [...new Set([...gramsOf(word), ...gramsOf(word, false)])];
  const wanted = sql`array[${sql.join(
    grams.map((gram) => sql`${gram}`),
    sql`, `,
  )}]::text[]`;
  const shared = sql`cardinality(array(select unnest(${searchWords.grams}) intersect select unnest(${wanted})))`;
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.grams, grams))
    .orderBy(desc(shared), asc(searchWords.word))
    .limit(MAX_CANDIDATES);
  return rows.map((row) => row.word);
}
