import { asc, like, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { searchWords } from './schema.js';

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
