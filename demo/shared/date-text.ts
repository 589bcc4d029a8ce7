import { withOrdinal } from '../../dist/npm/text.js';
import type { Language } from './language.js';

/** Returns a formatted date with its day and month on one line, and the first of a month as French writes it. */
export const dateText = (date: string, lang: Language): string =>
  withOrdinal(date, lang).replace(
    lang === 'en' ? /(\p{L}) (?=\d)/gu : /\b(\d\d?(?:er)?) (?=\p{L})/gu,
    '$1\u00a0',
  );
