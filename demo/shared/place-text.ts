import type { Language } from './language.js';

/** Writes a place of several parts, such as a city and its country, with a language's comma between them. */
export const placeText = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'ar' ? '، ' : ', ');
