import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { correctWords } from '../search/correct-words.js';
import { searchTerms } from '../search/schema.js';
import { wantedWords, wordQuery, wordsMatch } from '../search/words.js';
import { describes } from './describing-words.js';
import type { CarFilter, FilterRequest } from './match-cars.js';

const YEAR = /^(19|20)\d\d$/;

/**
 * The filter that a query asks for. Of the words of `goods_name`, a year counts as `year_min` and `year_max`, and what
 * describes a car ("red", "SUV", "electric") as its filter. The other words are
 * corrected: `corrected` is what was searched for instead, null when the words stand as they were typed.
 */
export async function readCarFilter(db: Db, query: FilterRequest) {
  const typed = wantedWords(query.goods_name ?? '');
  const year = typed.filter((word) => YEAR.test(word)).map(Number)[0] ?? null;
  const describing = await describingWords(db, typed);
  const isName = (word: string) => !YEAR.test(word) && !describing.includes(word);
  const words = await correctWords(db, typed.filter(isName));
  // What is no name stays where it was typed.
  const rest = words.map(([first]) => first);
  const best = typed.map((word) => (isName(word) ? rest.shift() : word)).join(' ');
  const said = Object.assign({}, ...describing.map(describes));
  const filter: CarFilter = {
    ...query,
    year_min: query.year_min ?? year,
    year_max: query.year_max ?? year,
    body: query.body ?? said.body ?? null,
    fuel: query.fuel ?? said.fuel ?? null,
    colors: describing.flatMap((word) => describes(word)?.colors ?? []),
    words,
  };
  return { filter, corrected: best === typed.join(' ') ? null : best };
}

/**
 * Those of some words that describe a car. None where all of the words together are in the name of one: the "electric" of
 * "Porsche Macan Electric" is a name, that of "Toyota electric SUV" is none.
 */
export async function describingWords(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const names = words.filter((word) => !YEAR.test(word));
  const describing = names.filter(describes);
  if (describing.length === 0 || describing.length === names.length) return describing;
  const called = wordsMatch(searchTerms.words, wordQuery(names.map((word) => [word])));
  const [named] = await db
    .select({ key: searchTerms.key })
    .from(searchTerms)
    .where(and(isNotNull(searchTerms.make), called))
    .limit(1);
  return named ? [] : describing;
}
