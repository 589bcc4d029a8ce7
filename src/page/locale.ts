import { ownTexts } from './own-texts.js';

/** The languages with built-in texts (spec section 9). */
export const languages = ['en', 'ru', 'ar', 'fr'] as const;
export type BuiltInLanguage = (typeof languages)[number];

/** A built-in language, or one that the page has configured texts for. */
export type Language = BuiltInLanguage | (string & {});
export type Direction = 'ltr' | 'rtl';

/** Returns all languages that are offered, built-in ones first. */
export const offeredLanguages = (): readonly Language[] => [
  ...new Set<Language>([...languages, ...Object.keys(ownTexts())]),
];

/** Returns the language of a tag, such as `ar` for `ar-EG`, or null if it isn't offered. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return offeredLanguages().find((language) => language === base) ?? null;
}

const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

export const directionOf = (language: Language): Direction =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';
