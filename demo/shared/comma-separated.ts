import type { Language } from './language.js';

/** Writes parts with a language's comma between them, such as a city and its country. */
export const commaSeparated = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'ar' ? '، ' : ', ');
