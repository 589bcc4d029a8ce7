import { type Infer, object } from 'superstruct';
import type { Db } from '../db/database.js';
import { optionalChoice, optionalFlag, optionalNumber, optionalText } from '../http/structs.js';
import { correctWords } from '../search/correct-words.js';
import { wantedWords } from '../search/words.js';
import { BODIES, FUELS } from './makes/make.js';
import type { CarFilter } from './match-cars.js';

/** A model year among the words that a shopper looks for. */
const YEAR = /^(19|20)\d\d$/;

/** The filter of cars; an empty field counts as missing. */
export const FilterRequest = object({
  goods_name: optionalText(),
  brand: optionalText(),
  model: optionalText(),
  body: optionalChoice(BODIES),
  fuel: optionalChoice(FUELS),
  is_oversea: optionalFlag(),
  price_min: optionalNumber(),
  price_max: optionalNumber(),
  year_min: optionalNumber(),
  year_max: optionalNumber(),
});

/**
 * The filter that a query asks for. A year in `goods_name` counts as `year_min` and `year_max`, and its mistyped words
 * are corrected: `corrected` is what was searched for instead, null when the words stand as they were typed.
 */
export async function readCarFilter(
  db: Db,
  query: Infer<typeof FilterRequest>,
): Promise<{ readonly filter: CarFilter; readonly corrected: string | null }> {
  const typed = wantedWords(query.goods_name ?? '');
  const year = typed.filter((word) => YEAR.test(word)).map(Number)[0] ?? null;
  const words = await correctWords(
    db,
    typed.filter((word) => !YEAR.test(word)),
  );
  // A year is no word, and stays where it was typed.
  const rest = words.map(([first]) => first);
  const best = typed.map((word) => (YEAR.test(word) ? word : rest.shift())).join(' ');
  const filter = {
    ...{ make: query.brand, model: query.model, body: query.body, fuel: query.fuel },
    oversea: query.is_oversea,
    priceMin: query.price_min,
    priceMax: query.price_max,
    yearMin: query.year_min ?? year,
    yearMax: query.year_max ?? year,
    words,
  };
  return { filter, corrected: best === typed.join(' ') ? null : best };
}
