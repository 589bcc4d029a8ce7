/** In two weeks, each check that otherwise only the matrix runs is run once. */
const TURNS = 14;

/** The day of the year, which decides what `npm test` repeats today. `MATRIX_TURN` names another day. */
export const turn: number = Number(process.env.MATRIX_TURN ?? dayOfYear(new Date()));

function dayOfYear(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return (midnight - Date.UTC(now.getUTCFullYear(), 0, 0)) / 86_400_000;
}

/**
 * Whether a check runs now: always in the matrix, or else one day in several.
 * @param index the number of the check
 * @param turns the number of days until each check has run once
 */
export const isItsTurn = (index: number, turns = TURNS): boolean =>
  Boolean(process.env.MATRIX) || turn % turns === index % turns;

/**
 * Whether one of the longest tests, such as a walk through the demo, runs now: always in the matrix and in a part that is
 * named, or else one day in three.
 * @param index the number of the test among those of its kind
 */
export const isDueToday = (index: number): boolean => Boolean(process.env.EVERY_TURN) || isItsTurn(index, 3);

/** For the option `skip` of a test. */
export const outOfTurn = (index: number): string | false =>
  isItsTurn(index) ? false : 'in the matrix, and one day in two weeks';
