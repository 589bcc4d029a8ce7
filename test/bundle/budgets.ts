/**
 * What a page may load, in bytes after brotli: what was measured, and 5 % of room. A budget notices what crept in; it
 * moves when plain source needs it.
 */
export const loaderBudget = 7_300;

/** The classic script has everything in one file, including what modules load on demand. */
export const classicBudget = 92_900;

interface Budget {
  /** What a widget loads before it can render: its entry with the English texts, and everything that the entry imports. */
  readonly first: number;
  /** What it loads at most, with everything that it may load on demand, in all languages. */
  readonly whole: number;
}

export const widgetBudgets: Readonly<Record<string, Budget>> = {
  'account-menu': { first: 21_800, whole: 71_000 },
  'back-to-top': { first: 20_100, whole: 72_400 },
  'car-search': { first: 28_800, whole: 47_900 },
  drawer: { first: 17_700, whole: 75_700 },
  footer: { first: 21_000, whole: 74_400 },
  header: { first: 23_500, whole: 81_200 },
  language: { first: 18_000, whole: 27_300 },
  location: { first: 18_400, whole: 71_000 },
  'prize-popup': { first: 17_700, whole: 77_200 },
  'prize-wheel': { first: 22_000, whole: 86_600 },
  'sign-in': { first: 26_600, whole: 71_000 },
};
