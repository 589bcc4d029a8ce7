import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { correctWords } from './correct-words.js';
import { searchTerms } from './schema.js';
import { wantedWords, wordQuery } from './words.js';
import { wordsMatch } from './words-match.js';

/** Most suggestions that a shopper sees (spec section 5). */
export const MAX_SUGGESTIONS = 9;

/**
 * Names that have each of these words, or a word that begins so, whatever their order; a mistyped word counts
 * as the nearest known one. Names that begin with what was typed come first, then departments, makes, models,
 * goods.
 * @param wholesale whether only what factories sell is wanted
 */
export async function findSuggestions(db: Db, typed: string, wholesale: boolean): Promise<string[]> {
  const words = wantedWords(typed);
  if (words.length === 0) return [];
  const groups = await correctWords(db, words);
  const beginning = `${groups.map(([first]) => first).join(' ')}%`;
  const rows = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(
      and(
        wordsMatch(searchTerms.words, wordQuery(groups)),
        wholesale ? eq(searchTerms.wholesale, true) : undefined,
      ),
    )
    .orderBy(
      desc(like(searchTerms.key, beginning)),
      desc(searchTerms.weight),
      asc(sql`length(${searchTerms.term})`),
      asc(searchTerms.key),
    )
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => row.term);
}
