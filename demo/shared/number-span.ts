import type { Language } from './language.js';

/** Writes two numbers as a span on one line, such as "9–21", within a text. */
export const numberSpan = (lang: Language, min: number | string, max: number | string): string =>
  `${min}${lang === 'fr' ? '\u00a0à\u00a0' : '–\u2060'}${max}`;
