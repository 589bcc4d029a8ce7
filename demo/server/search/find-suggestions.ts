import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { correctWords } from './correct-words.js';
import { searchTerms, WEIGHTS } from './schema.js';
import { wantedWords, wordQuery, wordsMatch } from './words.js';

/** Most suggestions that a shopper sees (spec section 5). */
export const MAX_SUGGESTIONS = 9;

/**
 * Names that have each of these words, or a word that begins so, whatever their order; a mistyped word counts
 * as the nearest known one. Names that begin with what was typed come first, then departments, makes, models,
 * goods; last the names that departments have in other languages.
 * @param wholesale whether only what factories sell is wanted
 * @param language the shopper's
 */
export async function findSuggestions(
  db: Db,
  typed: string,
  wholesale: boolean,
  language: Language,
): Promise<string[]> {
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
      asc(isForeign(language)),
      desc(like(searchTerms.key, beginning)),
      desc(searchTerms.weight),
      asc(sql`length(${searchTerms.term})`),
      asc(searchTerms.key),
    )
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => row.term);
}

/** Whether a term is what a department is called in another language. */
const isForeign = (language: Language) =>
  sql`${searchTerms.weight} = ${WEIGHTS.department} and ${searchTerms.term} not in (select ${departments.names} ->> ${language}::text from ${departments})`;
