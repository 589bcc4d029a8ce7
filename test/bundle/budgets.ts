/** What a page may load, in bytes after brotli: now, and the goal where it is not reached. */
export const budgets = {
  loader: { now: 1_000, goal: 1_000 },
  /** What every widget loads beside its entry. */
  core: { now: 8_830, goal: 8_830 },
} as const;

/**
 * The same for each widget: its entry, with the English texts, and what that imports before it can run. Once they are
 * drawn, all load the first calls; those that were drawn without a reply then load the way to the server, too.
 */
export const widgetBudgets: Readonly<Record<string, { readonly now: number; readonly goal: number }>> = {
  'car-search': { now: 15_000, goal: 15_000 },
  'sign-in': { now: 17_090, goal: 18_000 },
  location: { now: 12_660, goal: 14_000 },
  header: { now: 12_650, goal: 15_000 },
  drawer: { now: 9_500, goal: 13_000 },
  footer: { now: 11_260, goal: 12_000 },
  'prize-wheel': { now: 12_400, goal: 13_000 },
  'prize-popup': { now: 9_470, goal: 13_000 },
};

/** A part that comes when it is first wanted, with all that its widget has loaded by then. */
export const partBudgets = [
  { widget: 'drawer', part: 'MenuDialog', now: 16_410 },
  { widget: 'location', part: 'LocationDialog', now: 16_500 },
  { widget: 'header', part: 'Suggestions', now: 16_540 },
  { widget: 'car-search', part: 'List', now: 17_420 },
  { widget: 'prize-wheel', part: 'prizes', now: 15_200 },
  { widget: 'prize-wheel', part: 'finish', now: 17_100 },
] as const;
