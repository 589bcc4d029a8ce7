const { MATRIX, MATRIX_TURN } = process.env;

/** In a week, CI runs each check that otherwise only the matrix runs. */
export const TURNS = 7;

/**
 * Whether a check runs now: in the matrix, and in CI when it is its turn (`MATRIX_TURN`, the day of the year).
 * @param index the number of the check
 */
export const isItsTurn = (index: number): boolean =>
  Boolean(MATRIX) || (MATRIX_TURN !== undefined && Number(MATRIX_TURN) % TURNS === index % TURNS);

/** For the option `skip` of a test. */
export const outOfTurn = (index: number): string | false =>
  isItsTurn(index) ? false : 'in the matrix, and one day a week in CI';
