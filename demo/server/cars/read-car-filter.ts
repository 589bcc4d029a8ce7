import type { Db } from '../db/database.js';
import { correctWords } from '../search/correct-words.js';
import { wantedWords } from '../search/words.js';
import type { FilterRequest } from './match-cars.js';

/** A model year among the words that a shopper looks for. */
const YEAR = /^(19|20)\d\d$/;

/**
 * The filter that a query asks for. A year in `goods_name` counts as `year_min` and `year_max`, and its mistyped words
 * are corrected: `corrected` is what was searched for instead, null when the words stand as they were typed.
 */
export async function readCarFilter(db: Db, query: FilterRequest) {
  const typed = wantedWords(query.goods_name ?? '');
  const year = typed.filter((word) => YEAR.test(word)).map(Number)[0] ?? null;
  const words = await correctWords(
    db,
    typed.filter((word) => !YEAR.test(word)),
  );
  // A year is no word, and stays where it was typed.
  const rest = words.map(([first]) => first);
  const best = typed.map((word) => (YEAR.test(word) ? word : rest.shift())).join(' ');
  const filter = { ...query, year_min: query.year_min ?? year, year_max: query.year_max ?? year, words };
  return { filter, corrected: best === typed.join(' ') ? null : best };
}
