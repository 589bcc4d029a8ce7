import type { Language } from '../../shared/language.js';

const DAY_MS = 86_400_000;

/** Kept, as Intl objects are dear to make. */
const formats = new Map<string, Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

function kept<T extends Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  lang: Language,
  kind: string,
  make: (locale: string) => T,
): T {
  // As numbers do, dates keep Latin digits in Arabic.
  const locale = lang === 'ar' ? 'ar-u-nu-latn' : lang;
  const known = formats.get(`${lang} ${kind}`) ?? make(locale);
  formats.set(`${lang} ${kind}`, known);
  return known as T; // of this kind is only what was made so
}

/** A time (ISO 8601) as the day where the shopper is, such as "September 3, 2025". */
export const dayOf = (time: string, lang: Language): string =>
  kept(lang, 'day', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })).format(
    new Date(time),
  );

/** A time (ISO 8601) as the day and the time of it, such as "Sep 3, 2025, 6:40 PM". */
export const momentOf = (time: string, lang: Language): string =>
  kept(
    lang,
    'moment',
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(time));

/** The time of the day, such as "6:40 PM". */
export const clockOf = (time: string, lang: Language): string =>
  kept(lang, 'clock', (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' })).format(
    new Date(time),
  );

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The day as people say it: today, yesterday, or written out. */
export function spokenDayOf(time: string, lang: Language, now = new Date()): string {
  // Between two midnights there are 23 or 25 hours twice a year.
  const days = Math.round((startOfDay(now) - startOfDay(new Date(time))) / DAY_MS);
  if (days !== 0 && days !== 1) return dayOf(time, lang);
  const relative = kept(
    lang,
    'relative',
    (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  );
  const text = relative.format(-days, 'day');
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
