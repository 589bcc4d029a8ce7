import { inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { searchWords } from './schema.js';
import { wordsOf } from './words.js';

/** Returns the words of a text as they are written, in lowercase, by the form that searches compare. */
export function spellingsOf(text: string): Map<string, string> {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Map(
    written.flatMap((spelling): [string, string][] => {
      const [word, ...more] = wordsOf(spelling);
      return word === undefined || more.length > 0 ? [] : [[word, spelling]];
    }),
  );
}

/** Returns what was searched for, with its accents: typed words as they were typed, and others as they are written. */
export async function spell(db: Db, typed: string, words: readonly string[]): Promise<string> {
  const spellings = spellingsOf(typed);
  const others = words.filter((word) => !spellings.has(word));
  const known =
    others.length > 0 ? await db.select().from(searchWords).where(inArray(searchWords.word, others)) : [];
  for (const { word, spelling } of known) spellings.set(word, spelling ?? word);
  return words.map((word) => spellings.get(word) ?? word).join(' ');
}
