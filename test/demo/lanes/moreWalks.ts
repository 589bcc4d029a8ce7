/** Runs every other walk in one engine, starting with the second. */
import { filesOf, isInEachEngine, runTogether } from '../together.js';

runTogether(
  filesOf('walks')
    .filter((file) => !isInEachEngine(file))
    .filter((_, at) => at % 2 === 1),
);
