/** The round numbers for prices, within each power of ten. */
const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The number of newest years that are offered one by one. Before those, only every fifth year is. */
const years = 15;

/** The minimum and maximum of a range, or null if there are none. */
export interface Span {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** Returns round prices between the minimum and the maximum, in ascending order. Each leaves some cars, but not all. */
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

/** Returns the years after the first, newest first. Each leaves some cars, but not all. */
export function yearSteps({ min, max }: Span): number[] {
  if (min == null || max == null) return [];
  const steps: number[] = [];
  for (let year = Math.floor(max); year > min && year > max - 120; year--)
    if (year > max - years || year % 5 === 0) steps.push(year);
  return steps;
}

/** Returns the steps in order, with the chosen one added if it is missing. */
export function withChosen(steps: readonly number[], chosen: number | null, isDescending: boolean): number[] {
  const all = chosen === null || steps.includes(chosen) ? [...steps] : [...steps, chosen];
  return all.sort((one, other) => (isDescending ? other - one : one - other));
}
