import type { Language } from '../../shared/language.js';
import { ALL_CARS, filterOfParts, namesOf } from '../cars/car-filter.js';
import { choicesOf, isTelling, type Part, partsOf } from '../cars/car-words.js';
import { countByPrices } from '../cars/count-by-prices.js';
import { isByPrices, KIND_NAMES } from '../cars/facets.js';
import { makeLogoPath } from '../cars/logo.js';
import type { Db } from '../db/database.js';
import { MAX_SUGGESTIONS, type Suggestion } from './suggestion.js';
import { splitWords } from './words.js';

/** Minimum number of letters that the name of a kind of cars is known by. */
const MIN_LETTERS = 2;

/**
 * Suggests the body types and fuels that the typed words stand for in any language ("truck"), or whose names they begin
 * in the shopper's own ("elec"), if there are such cars.
 */
export async function suggestKinds(
  db: Db,
  words: readonly string[],
  language: Language,
): Promise<Suggestion[]> {
  const names: Readonly<Record<string, string>> = {
    ...KIND_NAMES.bodyLists[language],
    ...KIND_NAMES.fuelLists[language],
  };
  const isBegun = (name: string) =>
    words.join('').length >= MIN_LETTERS &&
    words.every((word) => sayingWords(name).some((each) => each.startsWith(word)));
  const meant = meantKind(partsOf(words));
  const kinds = Object.keys(names).filter((kind) => kind === meant || isBegun(names[kind] ?? ''));
  if (kinds.length === 0) return [];
  const { body, fuel } = await countByPrices(db, ALL_CARS);
  return kinds
    .filter((kind) => [...body, ...fuel].some(({ value }) => value === kind))
    .map((kind) => ({ suggestKeyword: names[kind] ?? kind, kind: null, picture: null, price: null }));
}

/** Returns the words of a name that say which cars they are, such as the first of "Electric cars". */
const sayingWords = (name: string): string[] =>
  partsOf(splitWords(name)).flatMap((part) => (part.says === null || isTelling(part) ? part.words : []));

/** Returns the only body type or fuel that a search says. */
function meantKind(parts: readonly Part[]): string | undefined {
  if (namesOf(parts).length > 0) return undefined;
  const said = parts.flatMap(({ says }) => says ?? []);
  if (said.some(({ year, word, mileage_max, price_max }) => year ?? word ?? mileage_max ?? price_max))
    return undefined;
  const lists = Object.values(choicesOf(said)).filter((values) => values !== null && `${values}` !== '');
  const { body, fuel } = choicesOf(said);
  return lists.length === 1 ? (body[0] ?? fuel[0]) : undefined;
}

/** Suggests the makes with the most cars of what a search says without a name, such as "2023" or "electric SUV". */
export async function suggestMakes(db: Db, parts: readonly Part[]): Promise<Suggestion[]> {
  const telling = parts.filter(isTelling);
  const filter = filterOfParts(telling);
  if (telling.length === 0 || !isByPrices(filter)) return [];
  const { brand } = await countByPrices(db, filter);
  const said = telling.flatMap(({ words }) => words).join(' ');
  return brand
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ value, name }) => ({
      ...{ suggestKeyword: `${name} ${said}`, kind: 'make', picture: makeLogoPath(value), price: null },
    }));
}
