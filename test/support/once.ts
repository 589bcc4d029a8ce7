import { engine } from './engine.js';

/** `npm run test:matrix`: every case of every test. */
export const isMatrix = Boolean(process.env.MATRIX);

const isHere = isMatrix || (engine === process.env.FIRST_ENGINE && process.env.OVER !== 'react');

/**
 * A test of a text or a state among those of a file that runs in each engine, or over React: neither can change its
 * outcome. It runs in the first engine, over Preact; in the matrix, everywhere.
 */
export const itOnce = isHere ? it : it.skip;

/** Whether a case that differs from another by its text alone runs here: as with `itOnce`. */
export const runsAll = isHere;

/** Whether a state is looked at in this language of so many: each in one of them, in turn; in the matrix, in all. */
export const isItsTurn = (state: number, language: number, languages = 2): boolean =>
  isMatrix || state % languages === language;
