/**
 * What a page may load, in bytes after brotli: what was measured, and 5 % of room. A budget notices what crept in; it
 * moves when plain source needs it.
 */
export const loaderBudget = 8_100;

/** The classic script has everything in one file, including what modules load on demand. */
export const classicBudget = 98_300;

interface Budget {
  /** What a widget loads before it can render: its entry with the English texts, and everything that the entry imports. */
  readonly first: number;
  /** What it loads at most, with everything that it may load on demand, in all languages. */
  readonly whole: number;
}

export const widgetBudgets: Readonly<Record<string, Budget>> = {
  'account-menu': { first: 27_000, whole: 79_300 },
  'back-to-top': { first: 24_500, whole: 80_700 },
  'car-search': { first: 34_200, whole: 56_200 },
  drawer: { first: 23_200, whole: 82_100 },
  footer: { first: 24_600, whole: 82_700 },
  header: { first: 29_000, whole: 89_200 },
  language: { first: 21_300, whole: 30_900 },
  location: { first: 21_700, whole: 79_300 },
  'prize-popup': { first: 21_500, whole: 86_100 },
  'prize-wheel': { first: 25_400, whole: 95_000 },
  'sign-in': { first: 30_800, whole: 79_300 },
};
