/** The median of some figures, with their minimum and maximum. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}

/** Formats a whole number with thousands separators. */
export const whole = (figure: number): string => Math.round(figure).toLocaleString('en-US');

/** Formats the median with the minimum and maximum: `120 (110–180)`. */
export function withSpread(figures: readonly number[]): string {
  const { median, least, most } = spreadOf(figures);
  return `${whole(median)} (${whole(least)}–${whole(most)})`;
}
