import { StartError } from '../start-error.js';

const DAY = 86_400_000;

/**
 * Returns the day that the seeds are dated by, as its first millisecond in UTC: today, so that a new store's newest
 * cars have just come in. `SEED_DAY`, such as `2025-09-02`, fixes it, and every machine then makes the same seeds.
 * @throws {StartError} if `SEED_DAY` is no day
 */
export function readSeedDay({ SEED_DAY }: Readonly<Record<string, string | undefined>>): number {
  if (!SEED_DAY) return Math.floor(Date.now() / DAY) * DAY;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(SEED_DAY) ? Date.parse(SEED_DAY) : Number.NaN;
  if (Number.isNaN(day)) throw new StartError(`SEED_DAY must be a day such as 2025-09-02, not "${SEED_DAY}"`);
  return day;
}
