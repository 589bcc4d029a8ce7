import { withOrdinal } from '../../dist/npm/text.js';
import type { Language } from './language.js';

/**
 * Returns a formatted date that stays on one line, with the first of a month as French writes it. Lines may break at the
 * dash of a span, and before a time of day.
 */
export const dateText = (date: string, lang: Language): string =>
  withOrdinal(date, lang).replace(/ (?=г\.)|(?<!\p{Pd}|\d{4}[,،]?) (?=\p{L}|\d+(?![\d:]))/gu, '\u00a0');
