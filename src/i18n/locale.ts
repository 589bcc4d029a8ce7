import { ownTexts } from './own-texts.js';

/** The languages that have texts built in (spec section 9). */
export const languages = ['en', 'ru', 'ar', 'fr'] as const;
export type BuiltInLanguage = (typeof languages)[number];

/** A language that is built in, or one that the page has configured texts for. */
export type Language = BuiltInLanguage | (string & {});
export type Direction = 'ltr' | 'rtl';

/** All that are offered: those that are built in come first. */
export const offeredLanguages = (): readonly Language[] => [
  ...new Set<Language>([...languages, ...Object.keys(ownTexts())]),
];

/** `ar-EG` → `ar`; null for a language that is not offered. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return offeredLanguages().find((language) => language === base) ?? null;
}

const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

export const directionOf = (language: Language): Direction =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';
