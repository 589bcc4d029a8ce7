import { fill, withOrdinal } from '../../dist/npm/text.js';
import type { Language } from './language.js';

/**
 * Returns a formatted date that stays on one line, with the first of a month as French writes it. Lines may break after
 * the dash of a span, and before a time of day.
 */
export const dateText = (date: string, lang: Language): string =>
  withOrdinal(date, lang).replace(
    /\s(?=\p{Pd})| (?=г\.)|(?<!\p{Pd}|\d{4}[,،]?) (?=\p{L}|\d+(?![\d:]))/gu,
    '\u00a0',
  );

/** Fills dates into a text. A sentence that ends with an abbreviated month, such as "3 déc.", ends with one period. */
export const fillDates: typeof fill = (text, values) => fill(text, values).replace(/\.\.(?!\.)/g, '.');
