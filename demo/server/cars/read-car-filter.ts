import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { type Fields, optionalFlag, optionalNumber, optionalText } from '../http/fields.js';
import { correctWords } from '../search/correct-words.js';
import { wantedWords } from '../search/words.js';
import { BODIES, FUELS } from './makes/make.js';
import type { CarFilter } from './match-cars.js';

/** A model year among the words that a shopper looks for. */
const YEAR = /^(19|20)\d\d$/;

/**
 * The filter that a query asks for. Empty fields count as missing; a year in `goods_name` counts as `year_min`
 * and `year_max`, and its mistyped words are
 * corrected: `corrected` is what was searched for instead, null when the words stand as they were typed.
 * @throws {ApiError} 400 for bad fields
 */
export async function readCarFilter(
  db: Db,
  query: Fields,
): Promise<{ readonly filter: CarFilter; readonly corrected: string | null }> {
  const typed = wantedWords(optionalText(query, 'goods_name') ?? '');
  const year = typed.filter((word) => YEAR.test(word)).map(Number)[0] ?? null;
  const words = await correctWords(
    db,
    typed.filter((word) => !YEAR.test(word)),
  );
  // A year is no word, and stays where it was typed.
  const rest = words.map(([first]) => first);
  const best = typed.map((word) => (YEAR.test(word) ? word : rest.shift())).join(' ');
  const filter = {
    make: optionalText(query, 'brand'),
    model: optionalText(query, 'model'),
    body: optionalChoice(query, 'body', BODIES),
    fuel: optionalChoice(query, 'fuel', FUELS),
    oversea: optionalFlag(query, 'is_oversea'),
    priceMin: optionalNumber(query, 'price_min'),
    priceMax: optionalNumber(query, 'price_max'),
    yearMin: optionalNumber(query, 'year_min') ?? year,
    yearMax: optionalNumber(query, 'year_max') ?? year,
    words,
  };
  return { filter, corrected: best === typed.join(' ') ? null : best };
}

function optionalChoice<T extends string>(query: Fields, name: string, choices: readonly T[]): T | null {
  const text = optionalText(query, name);
  if (text === null) return null;
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw badInput(`"${name}" must be one of ${choices.join(', ')}.`);
  return choice;
}
