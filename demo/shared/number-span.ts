import type { Language } from './language.js';

/** Writes two numbers as a span, such as "9–21", within a text. */
export const numberSpan = (lang: Language, min: number | string, max: number | string): string =>
  `${min}${lang === 'fr' ? ' à ' : '–'}${max}`;
