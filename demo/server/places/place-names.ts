import { commaSeparated } from '../../shared/comma-separated.js';
import { countryNames } from '../../shared/country-names.js';
import { inEachLanguage, type Language } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

const A_TO_Z = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of countries, by their English names, which is how stores have them. */
const CODES = (() => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second));
  return new Map(codes.map((code) => [english.of(code), code]));
})();

const countries = new Map<Language, (code: string) => string>();

/** Returns a country's name in a language by its English name. Any other text stays as it is. */
export function countryIn(country: string, language: Language): string {
  const code = CODES.get(country);
  if (code === undefined || language === 'en') return country;
  const inLanguage = countries.get(language) ?? countryNames(language);
  countries.set(language, inLanguage);
  return inLanguage(code);
}

const TEXTS = readTexts<typeof en>(import.meta.url);
const TOWNS = inEachLanguage((language) => new Map(Object.entries(TEXTS[language].towns)));
const STATES = inEachLanguage((language) => new Map(Object.entries(TEXTS[language].states)));

/**
 * Returns a port or a city in a language by its English name. A state's code behind a comma, as in "Austin, TX", becomes
 * the state's name. A town that a seller entered and the texts don't have stays as it is, with its state.
 */
export function townIn(town: string, language: Language): string {
  if (language === 'en') return town;
  const [name = '', ...states] = town.split(', ');
  const inLanguage = TOWNS[language].get(name);
  if (inLanguage === undefined) return town;
  return commaSeparated([inLanguage, ...states.map((code) => STATES[language].get(code) ?? code)], language);
}

/** Returns a place such as "Busan, South Korea" in a language, or a port's name, which has no country behind it. */
export function placeIn(place: string, language: Language): string {
  const parts = place.split(', ');
  const country = parts.length > 1 ? parts.pop() : undefined;
  const town = townIn(parts.join(', '), language);
  return country === undefined ? town : commaSeparated([town, countryIn(country, language)], language);
}
