import { useSpeech } from '../messages/speech.js';
import { useStorefront } from '../session/useStorefront.js';
import { useOnceTakenOver } from '../shell/takeover.js';

/** Where the odometer of a car counts miles. */
const MILES = ['US', 'GB', 'LR'];

/** Whether one counts miles in the country of a language tag; without a country, in the one where most speak it. */
export function countsMiles(tag: string): boolean {
  try {
    return MILES.includes(new Intl.Locale(tag).maximize().region ?? '');
  } catch {
    // Browsers may be told to say anything.
    return false;
  }
}

/** Writes the kilometers of a car for the shopper. */
interface Distance {
  /** In one unit, as for a card. */
  readonly short: (kilometers: number) => string;
  /** Miles with the kilometers beside them, where one counts miles. */
  readonly full: (kilometers: number) => string;
}

/** As in the shopper's country: of the zip code, which is in the US, or the browser's; of the page's language on the server. */
export function useDistance(): Distance {
  const { lang, numbers } = useSpeech();
  const isInUs = useStorefront(({ addressindex }) => Boolean(addressindex.zip));
  const here = isInUs || countsMiles(typeof document === 'undefined' ? lang : navigator.language);
  const inMiles = useOnceTakenOver(here, countsMiles(lang));
  const { distance, miles } = numbers;
  return inMiles
    ? { short: miles, full: (kilometers) => `${miles(kilometers)} (${distance(kilometers)})` }
    : { short: distance, full: distance };
}
