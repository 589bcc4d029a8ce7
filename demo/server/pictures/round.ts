/** Rounds to a tenth of a drawing unit, which no screen shows finer. */
export const round1 = (value: number): number => Math.round(value * 10) / 10;
