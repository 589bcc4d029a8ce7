import type { Lang } from '../messages/language.js';

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** The days from `min` to `max` days from now, such as "Tue, Nov 24 – Thu, Nov 26". */
export function dayRange(lang: Lang, min: number, max: number): string {
  const format =
    formats.get(lang) ??
    new Intl.DateTimeFormat(lang === 'ar' ? 'ar-u-nu-latn' : lang, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
  formats.set(lang, format);
  const day = (days: number) => {
    const date = new Date();
    date.setDate(date.getDate() + days);
    return date;
  };
  return format.formatRange(day(min), day(max));
}
