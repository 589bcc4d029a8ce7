/** What a page may load, in bytes after brotli: now, and the goal where it is not reached. */
export const budgets = {
  loader: { now: 1_000, goal: 1_000 },
  /** The entry, what it imports, and the English texts. */
  carSearch: { now: 20_000, goal: 15_000 },
} as const;
