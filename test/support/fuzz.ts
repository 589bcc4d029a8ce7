import { environment } from './environment.js';

const read = (name: string, otherwise: number): number => {
  const number = Number(environment[name] || otherwise);
  if (!Number.isInteger(number)) throw new Error(`${name} is no whole number`);
  return number;
};

/** The same at each run, unless `FUZZ_SEED` tells another. */
export const seed = read('FUZZ_SEED', 20_260_101);

/** How many times as many cases are tried: `FUZZ_RUNS`, 1 by default. */
export const times = read('FUZZ_RUNS', 1);

/** What fast-check is told: a fixed seed, and how many cases are tried; in the matrix they may be more. */
export const fuzz = (
  numRuns: number,
  inMatrix = numRuns,
): { readonly seed: number; readonly numRuns: number } => ({
  seed,
  numRuns: (process.env.MATRIX ? inMatrix : numRuns) * times,
});
