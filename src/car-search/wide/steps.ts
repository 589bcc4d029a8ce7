/** What prices are rounded to, within each power of ten. */
const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** As many years are offered one by one, from the newest; before that each fifth. */
const years = 15;

/** The least and the greatest of something; null where there is none. */
export interface Span {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** Round prices between the least and the greatest, in ascending order: each leaves some cars, and not all. */
export function priceSteps({ min, max }: Span): number[] {
  if (min == null || max == null) return [];
  const steps: number[] = [];
  for (let power = 100; power < max; power *= 10)
    for (const factor of round) {
      const price = factor * power;
      if (price > min && price < max) steps.push(price);
    }
  return steps;
}

/** The years after the first, the newest first: each leaves some cars, and not all. */
export function yearSteps({ min, max }: Span): number[] {
  if (min == null || max == null) return [];
  const steps: number[] = [];
  for (let year = Math.floor(max); year > min && year > max - 120; year--)
    if (year > max - years || year % 5 === 0) steps.push(year);
  return steps;
}

/** The steps with the one that is chosen among them, in its place. */
export function withChosen(steps: readonly number[], chosen: number | null, isDescending: boolean): number[] {
  const all = chosen === null || steps.includes(chosen) ? [...steps] : [...steps, chosen];
  return all.sort((one, other) => (isDescending ? other - one : one - other));
}
