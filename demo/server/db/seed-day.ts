const DAY = 86_400_000;

/**
 * Returns the day that the seeds are dated by, as its first millisecond in UTC: today, so that a new store's newest
 * cars have just come in. `SEED_DAY`, such as `2025-09-02`, fixes it, and every machine then makes the same seeds.
 */
export function seedDay(): number {
  const fixed = Date.parse(process.env.SEED_DAY ?? '');
  return Math.floor((Number.isNaN(fixed) ? Date.now() : fixed) / DAY) * DAY;
}
