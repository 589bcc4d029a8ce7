import { fill, fillPlural, type PluralForms } from '../../../dist/npm/text.js';
import { dateText } from '../../shared/date-text.js';
import type { Language } from '../../shared/language.js';
import { numberSpan } from '../../shared/number-span.js';

/**
 * Returns the number formats of one language, each created only once. The first Intl format on a page takes a phone
 * some 60 ms, so English does without.
 * Arabic keeps Latin digits, like the model names and years on the same card, with the dollar sign in front: "US$"
 * would come apart between the two text directions.
 */
export function numbersFor(lang: Language) {
  const locale = lang === 'ar' ? 'ar-u-nu-latn' : lang;
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const whole = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const price = once(() => new Intl.NumberFormat(lang, { ...dollars, maximumFractionDigits: 0 }));
  const exact = once(() => new Intl.NumberFormat(lang, dollars));
  const distance = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' }));
  const miles = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'mile' }));
  const rules = once(() => new Intl.PluralRules(locale));
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const tenths = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const month = once(
    () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
  const ownDay = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
  // The Arabic months have no short form: `medium` writes numbers.
  const dateStyle = lang === 'ar' ? 'long' : 'medium';
  const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short' }));
  const shortDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const dayOfThisYear = once(() => new Intl.DateTimeFormat(locale, shortDay));
  const dayOfYear = once(() => new Intl.DateTimeFormat(locale, { ...shortDay, year: 'numeric' }));
  const clock = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const list = once(() => new Intl.ListFormat(locale));
  const dayOf = (time: string) => dateText(ownDay().format(new Date(time)), lang);
  const momentOf = (time: string) => dateText(moment().format(new Date(time)), lang);
  const clockOf = (time: string) => clock().format(new Date(time));
  const count = (value: number) => (lang === 'en' ? grouped(Math.round(value)) : whole().format(value));
  return {
    count,
    /** @param isExact whether to write the cents of whole dollars, too, as beside amounts that have some */
    price(cents: number, isExact = cents % 100 !== 0) {
      if (lang === 'en') return englishDollars(cents, isExact);
      // In an Arabic sentence, the amount's dollar sign would otherwise end up behind it.
      if (lang === 'ar') return `\u2066${englishDollars(cents, isExact)}\u2069`;
      return (isExact ? exact() : price()).format(cents / 100);
    },
    distance: (kilometers: number) =>
      lang === 'en' ? `${count(kilometers)} km` : distance().format(Math.round(kilometers)),
    /** Converts kilometers to miles. */
    miles(kilometers: number) {
      const value = Math.round(kilometers / 1.609344);
      return lang === 'en' ? `${count(value)} mi` : miles().format(value);
    },
    /** A percentage, with up to two decimals. */
    percent: (value: number) => percent().format(value / 100),
    /** A measurement, with one decimal. */
    tenths: (value: number) => tenths().format(value),
    /** A month such as `2026-11`, abbreviated. */
    month: (date: string) => month().format(new Date(`${date}-01T00:00:00Z`)),
    /** A day such as `2026-11-02`, written out. */
    day: (date: string) => dateText(day().format(new Date(`${date}T00:00:00Z`)), lang),
    /** A time (ISO 8601) as a day in the shopper's time zone, such as "September 3, 2025". */
    dayOf,
    /** A day such as `2026-09-03` in short, such as "Sep 3", with the year if it isn't this one. */
    shortDay(date: string) {
      const isThisYear = Number(date.slice(0, 4)) === new Date().getFullYear();
      const format = isThisYear ? dayOfThisYear() : dayOfYear();
      return dateText(format.format(new Date(`${date}T00:00:00Z`)), lang);
    },
    /** A time (ISO 8601) as a day and time, such as "Sep 3, 2025, 6:40 PM". */
    momentOf,
    /** The time of day, such as "6:40 PM". */
    clockOf,
    isToday,
    /** A text with the `{time}` of a deadline. If it's today, the other text with its time of day alone. */
    untilOf: (time: string, text: string, today: string) =>
      isToday(time) ? fill(today, { time: clockOf(time) }) : fill(text, { time: momentOf(time) }),
    /** The day as people say it: today, tomorrow, yesterday, or written out. */
    spokenDayOf(time: string) {
      // Twice a year, there are 23 or 25 hours between two midnights.
      const days = Math.round((startOfDay(new Date()) - startOfDay(new Date(time))) / DAY_MS);
      if (Math.abs(days) > 1) return dayOf(time);
      const text = relative().format(-days, 'day');
      return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
    },
    /** Names as in a sentence, such as "BMW, BYD, and Kia". */
    list: (names: readonly string[]) => list().format(names),
    plural: (forms: PluralForms, value: number) => fillPlural(forms, value, rules(), count(value)),
    /** A span such as "9–21 days". Its end decides on the plural form. */
    pluralSpan: (forms: PluralForms, min: number, max: number) =>
      fillPlural(forms, max, rules(), numberSpan(lang, count(min), count(max))),
  };
}

/** Returns whether to write the cents of a column's amounts: all of them have cents, or none has. */
export const hasCents = (amounts: readonly number[]): boolean => amounts.some((cents) => cents % 100 !== 0);

const DAY_MS = 86_400_000;

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const isToday = (time: string): boolean => startOfDay(new Date(time)) === startOfDay(new Date());

/** Writes a whole number with a comma between groups of three digits. */
const grouped = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Writes an amount such as `$1,250` or, exactly, `$1,250.00`. */
function englishDollars(cents: number, isExact: boolean): string {
  const [whole = '', rest] = (Math.abs(cents) / 100).toFixed(isExact ? 2 : 0).split('.');
  return `${cents < 0 ? '-' : ''}$${grouped(whole)}${rest ? `.${rest}` : ''}`;
}

/** Delays something that takes a few milliseconds to create until it's first needed. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
