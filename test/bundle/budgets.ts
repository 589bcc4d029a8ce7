/**
 * What a page may load, in bytes after brotli: what was measured, and 5 % of room. A budget notices what crept in; it
 * moves when plain source needs it.
 */
export const loaderBudget = 9_000;

/** The classic script has everything in one file, including what modules load on demand. */
export const classicBudget = 102_900;

interface Budget {
  /** What a widget loads before it can render: its entry with the English texts, and everything that the entry imports. */
  readonly first: number;
  /** What it loads at most, with everything that it may load on demand, in all languages. */
  readonly whole: number;
}

/** What any other widget may load: what all widgets share, and a small one's own code. */
const otherWidget: Budget = { first: 26_000, whole: 90_000 };

const budgets: Readonly<Record<string, Budget>> = {
  'account-menu': { first: 26_900, whole: 69_200 },
  'back-to-top': { first: 23_100, whole: 67_300 },
  'car-search': { first: 34_200, whole: 57_800 },
  drawer: { first: 21_900, whole: 70_000 },
  footer: { first: 23_300, whole: 68_600 },
  header: { first: 28_900, whole: 94_600 },
  language: { first: 21_900, whole: 31_300 },
  location: { first: 23_500, whole: 73_000 },
  'prize-popup': { first: 22_300, whole: 75_800 },
  'prize-wheel': { first: 28_000, whole: 81_600 },
  'sign-in': { first: 30_000, whole: 65_200 },
};

/** Returns the budget of a widget. */
export const budgetOf = (widget: string): Budget => budgets[widget] ?? otherWidget;
