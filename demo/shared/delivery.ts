import { withOrdinal } from '../../dist/npm/text.js';
import { dateText } from './date-text.js';
import { isRestDay } from './holidays.js';
import type { Language } from './language.js';
import { type Region, regionOf } from './zip-regions.js';

/** The region of a zip code, by its first digit: from 0 on the Atlantic to 3 on the Pacific. */
const REGION_OF_ZIP = [0, 0, 0, 0, 0, 1, 1, 1, 2, 3] as const;

/** The states in the other regions. All others are on the Atlantic. */
const REGIONS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['OH', 'MI', 'IN', 'IL', 'WI', 'MN', 'IA', 'MO', 'TX', 'LA', 'SD'].map((s) => [s, 1]),
  ),
  ...Object.fromEntries(['CO', 'AZ', 'UT', 'NM', 'ID', 'NV'].map((s) => [s, 2])),
  ...Object.fromEntries(['CA', 'OR', 'WA'].map((s) => [s, 3])),
};

/** Countries whose goods arrive across the Pacific. */
const PACIFIC = ['China', 'Japan', 'South Korea', 'Vietnam', 'Thailand', 'India', 'Taiwan'];

/** Car ports, by the regions above: those on the Pacific, and those in region 1. */
const PACIFIC_PORTS =
  /^(Shanghai|Guangzhou|Tianjin|Ningbo|Yokohama|Nagoya|Kobe|Ulsan|Pyeongtaek|Incheon|Los Angeles)$/;
const MIDDLE_PORTS = /^(Houston|Veracruz)$/;

/** Days from the order to the door, by zone (spec section 2, "Side drawer menu"). */
const DAYS: Readonly<Record<number, readonly [number, number]>> = { 1: [2, 4], 2: [9, 21] };

/** Days more than on the mainland. */
const MORE: Readonly<Record<Region, number>> = { mainland: 0, overseas: 4, military: 7 };

/** Days more that a car takes to an overseas area, the least and the most: it goes on by another ship. */
const MORE_AT_SEA = [21, 28] as const;

/** What is sent: its zone, and the city or port that it starts from. */
export interface Sending {
  readonly zone: number;
  readonly ships_from: string;
}

/** Days from the order to the door, or to the port. */
export interface Days {
  readonly min: number;
  readonly max: number;
}

/** Returns the region where goods start their way through the country: their own, or where their ship lands. */
function startOf(from: string): number {
  if (PACIFIC_PORTS.test(from) || PACIFIC.some((country) => from.endsWith(country))) return 3;
  if (MIDDLE_PORTS.test(from)) return 1;
  const state = /, ([A-Z]{2})\b/.exec(from)?.[1] ?? '';
  return REGIONS[state] ?? 0;
}

/**
 * Returns the days until a delivery, within the zone's 2–4 or 9–21 on the mainland: closer is sooner. Everything that
 * tells a shopper when something arrives takes them from here.
 * @param zip the address's, five digits; anything else for an address that isn't known yet
 */
export function deliveryDays({ zone, ships_from }: Sending, zip: string, kind: 'goods' | 'car'): Days {
  const [min, max] = DAYS[zone] ?? [9, 21];
  if (!/^\d{5}$/.test(zip)) return { min, max };
  const region = REGION_OF_ZIP[Number(zip[0])] ?? 0;
  const far = Math.abs(region - startOf(ships_from));
  const steps = max - min;
  // The last mile takes longer overseas, so its window stays wider.
  const width = Math.max(1, Math.round(steps * (zone === 1 ? 0.5 : 0.4)));
  const earliest = min + Math.round(((steps - width) * far) / 3);
  const to = regionOf(zip);
  const [least, most] = kind === 'car' && to === 'overseas' ? MORE_AT_SEA : [MORE[to], MORE[to]];
  return { min: earliest + least, max: earliest + width + most };
}

/** Returns the days from the first arrival until everything is there. */
export const spanOf = (all: readonly Days[]): Days => ({
  min: Math.min(...all.map(({ min }) => min)),
  max: Math.max(...all.map(({ max }) => max)),
});

/** The store's own days: a page and a mail tell the same one, wherever their reader and the server are. */
export const TIME_ZONE = 'America/New_York';

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the day at a time, such as "2026-11-28". By its parts, because engines order a whole date differently. */
export function storeDay(time: Date): string {
  const parts = new Map(calendar.formatToParts(time).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((type) => parts.get(type as Intl.DateTimeFormatPartTypes)).join('-'); // its own parts
}

const ranges = new Map<Language, Intl.DateTimeFormat>();
const localeOf = (lang: Language) => (lang === 'ar' ? 'ar-u-nu-latn' : lang);

/** Writes when an order of that time arrives, such as "Tue, Nov 24 – Thu, Nov 26". */
export function deliveryDates(lang: Language, ordered: Date, { min, max }: Days): string {
  const format =
    ranges.get(lang) ??
    new Intl.DateTimeFormat(localeOf(lang), {
      ...(lang !== 'ru' && { weekday: 'short' as const }),
      month: lang === 'ru' ? 'long' : 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
  ranges.set(lang, format);
  const [first, last] = [arrivalDay(ordered, min), arrivalDay(ordered, max)];
  if (lang === 'ru') return russianRange(format, first, last);
  if (lang === 'ar' || lang === 'fr') return wordedRange(lang, format.formatRangeToParts(first, last));
  return dateText(format.formatRange(first, last), lang);
}

/** Returns the store's day so many days after a time, as midnight UTC. */
function dayAfter(time: Date, days: number): Date {
  const date = new Date(`${storeDay(time)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}

/** Returns the day on which something arrives that takes so many days, which is never one on which carriers rest. */
function arrivalDay(ordered: Date, days: number): Date {
  const day = dayAfter(ordered, days);
  while (isRestDay(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day;
}

/** What is before the first day, before the last one, and before the only one. */
const FROM_TO = { ar: ['من ', ' إلى ', ''], fr: ['du\u00a0', ' au\u00a0', 'le\u00a0'] } as const;

/** Writes "from Wednesday 9 to Monday 21 December". Intl's commas and dash would break up the sentence around it. */
function wordedRange(lang: keyof typeof FROM_TO, parts: readonly Intl.DateTimeFormatPart[]): string {
  const [from, to, on] = FROM_TO[lang];
  const texts = parts.map(({ type, value }) => {
    if (type !== 'literal') return value;
    return /\p{Pd}/u.test(value) ? to : '\u00a0';
  });
  return withOrdinal((texts.includes(to) ? from : on) + texts.join(''), lang);
}

/** Writes "from the 9th to the 21st of December", for the middle of a sentence. */
function russianRange(format: Intl.DateTimeFormat, first: Date, last: Date): string {
  const day = first.getUTCDate();
  const written = (date: Date) => dateText(format.format(date), 'ru');
  if (first.getTime() === last.getTime()) return written(first);
  const from = first.getUTCMonth() === last.getUTCMonth() ? day : written(first);
  return `${day === 2 ? 'со' : 'с'} ${from} по ${written(last)}`;
}

interface Shipped {
  readonly days_min: number;
  readonly days_max: number;
}

/**
 * Writes when the shipments of an order arrive, the first to arrive first. Those that arrive on the same days are
 * written once. The cart and the mails tell what checkout and order pages tell for each shipment.
 */
export function arrivals(lang: Language, ordered: Date, shipments: readonly Shipped[]): string[] {
  const first = [...shipments].sort((a, b) => a.days_min - b.days_min || a.days_max - b.days_max);
  return [
    ...new Set(
      first.map(({ days_min, days_max }) => deliveryDates(lang, ordered, { min: days_min, max: days_max })),
    ),
  ];
}

/** Returns whether the first day has come on which some of an order of that time may arrive. */
export const mayHaveArrived = (ordered: Date, shipments: readonly Shipped[], now = new Date()): boolean =>
  shipments.some(({ days_min }) => dayAfter(now, 0) >= arrivalDay(ordered, days_min));

/** Returns whether the last day has passed on which a shipment of an order of that time should have arrived. */
export const isOverdue = (ordered: Date, { max }: Pick<Days, 'max'>, now = new Date()): boolean =>
  dayAfter(now, 0) > arrivalDay(ordered, max);
