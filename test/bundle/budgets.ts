/** What a page may load, in bytes after brotli: now, and the goal where it is not reached. */
export const budgets = {
  loader: { now: 1_000, goal: 1_000 },
  /** What every widget loads beside its entry. */
  core: { now: 12_700, goal: 10_500 },
} as const;

/** The same for each widget: its entry, what that imports before it can run, and its English texts. */
export const widgetBudgets: Readonly<Record<string, { readonly now: number; readonly goal: number }>> = {
  'car-search': { now: 17_200, goal: 15_000 },
  'sign-in': { now: 18_500, goal: 18_000 },
  location: { now: 17_200, goal: 14_000 },
  header: { now: 17_200, goal: 15_000 },
  drawer: { now: 17_200, goal: 13_000 },
  footer: { now: 14_900, goal: 12_000 },
  'prize-wheel': { now: 16_600, goal: 13_000 },
  'prize-popup': { now: 13_400, goal: 13_000 },
};
