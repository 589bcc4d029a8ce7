import type { Language } from '../../shared/language.js';
import { useI18n } from '../messages/i18n.js';
import { useStorefront } from '../session/useStorefront.js';
import { useOnceTakenOver } from '../shell/takeover.js';

/** Kilometers in a mile. */
export const KILOMETERS_A_MILE = 1.609344;

/** Countries where cars have odometers in miles. */
const MILES = ['US', 'GB', 'LR'];

/**
 * Returns whether a page is in miles: only one in English, the shop's only language that's mostly spoken where cars count
 * miles, and only in a country that does.
 * @param tag the browser's language. Without a country, it's the one where most people speak it
 */
export function countsMiles(lang: Language, tag: string, isInUs = false): boolean {
  if (lang !== 'en' || isInUs) return lang === 'en';
  try {
    const locale = new Intl.Locale(tag);
    // Browsers' tags usually name a country. Looking one up takes 5 ms the first time.
    return MILES.includes(locale.region ?? locale.maximize().region ?? '');
  } catch {
    // Browsers can be set to report anything.
    return false;
  }
}

/** Keeps a number and its unit in one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Formats a car's kilometers for the shopper. */
interface Distance {
  /** Whether the shopper's country uses miles. */
  readonly isInMiles: boolean;
  /** In one unit, as on a card. */
  readonly short: (kilometers: number) => string;
  /** Miles followed by kilometers, or kilometers alone if the country doesn't use miles. */
  readonly full: (kilometers: number) => string;
}

/**
 * Returns formats for the page's language and the shopper's country: the US if there's a zip code, else the browser's. The
 * server goes by the language alone.
 */
export function useDistance(): Distance {
  const { lang, numbers } = useI18n();
  const isInUs = useStorefront(({ addressindex }) => Boolean(addressindex.zip));
  const tag = typeof document === 'undefined' ? lang : navigator.language;
  const inMiles = useOnceTakenOver(countsMiles(lang, tag, isInUs), lang === 'en');
  const { distance, miles } = numbers;
  return inMiles
    ? {
        isInMiles: inMiles,
        short: miles,
        full: (kilometers) => `${unbroken(miles(kilometers))} (${unbroken(distance(kilometers))})`,
      }
    : { isInMiles: inMiles, short: distance, full: distance };
}
