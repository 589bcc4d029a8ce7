import { environment } from './environment.js';

const read = (name: string, otherwise: number): number => {
  const number = Number(environment[name] || otherwise);
  if (!Number.isInteger(number)) throw new Error(`${name} is no whole number`);
  return number;
};

/** The seed, which is the same for each run unless `FUZZ_SEED` sets another one. */
export const seed = read('FUZZ_SEED', 20_260_101);

/** The factor for the number of cases to try: `FUZZ_RUNS`, 1 by default. */
export const times = read('FUZZ_RUNS', 1);

/** Returns fast-check's options: a fixed seed and the number of cases, which can be higher in the matrix. */
export const fuzz = (
  numRuns: number,
  inMatrix = numRuns,
): { readonly seed: number; readonly numRuns: number } => ({
  seed,
  numRuns: (process.env.MATRIX ? inMatrix : numRuns) * times,
});
