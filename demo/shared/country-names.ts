import type { Language } from './language.js';

/** What Intl writes out, or lets break at its hyphen, and shops don't. */
const OF_SHOPS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { US: 'États\u2011Unis' },
  ru: { KR: 'Южная Корея', US: 'США' },
};

/** Returns what names countries in a language, by their codes. */
export function countryNames(lang: Language): (code: string) => string {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  return (code) => OF_SHOPS[lang]?.[code] ?? names.of(code) ?? code;
}
