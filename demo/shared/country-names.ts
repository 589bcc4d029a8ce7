import type { Language } from './language.js';

/** Returns what names countries in a language, by their codes. Russian shops write "США", which Intl writes out. */
export function countryNames(lang: Language): (code: string) => string {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  return (code) => (lang === 'ru' && code === 'US' ? 'США' : (names.of(code) ?? code));
}
