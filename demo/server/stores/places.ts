import type { Language } from '../../shared/language.js';

const A_TO_Z = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of countries, by their English names, which is how stores have them. */
const CODES = (() => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second));
  return new Map(codes.map((code) => [english.of(code), code]));
})();

const names = new Map<Language, Intl.DisplayNames>();

/** Returns a country's name in a language by its English name. Any other text stays as it is. */
export function countryIn(country: string, language: Language): string {
  const code = CODES.get(country);
  if (code === undefined || language === 'en') return country;
  const inLanguage = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, inLanguage);
  return inLanguage.of(code) ?? country;
}

/** Returns a place such as "Busan, South Korea" with its country's name in a language. */
export const placeIn = (place: string, language: Language): string =>
  place.replace(/[^,]+$/, (last) => last.replace(last.trim(), countryIn(last.trim(), language)));
