import { engine } from './engine.js';

/** `npm run test:matrix`: every case of every test. */
export const isMatrix = Boolean(process.env.MATRIX);

const { FIRST_ENGINE, ENGINE_TODAY, OVER } = process.env;

const isHere = isMatrix || ((engine === FIRST_ENGINE || engine === ENGINE_TODAY) && OVER !== 'react');

/**
 * A test of a text or a state, whose result doesn't depend on the engine or on React, in a file that runs in each
 * engine or over React. It runs only in one engine, over Preact: the first, or the one that runs the file today. In the
 * matrix, it runs everywhere.
 */
export const itOnce = (title: string, run: Mocha.Func | Mocha.AsyncFunc): unknown =>
  (isHere ? it : it.skip)(title, run); // `it` belongs to the file that is loading

/** Whether a case that differs from another only in its text runs here, as with `itOnce`. */
export const runsAll = isHere;

/** Whether to test a state in a language. Each state gets one of the languages, in turn. In the matrix, it gets all. */
export const isItsTurn = (state: number, language: number, languages = 2): boolean =>
  isMatrix || state % languages === language;
