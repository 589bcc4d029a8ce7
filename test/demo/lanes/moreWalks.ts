/** Runs every other walk in one engine, starting with the second. */
import { filesOf, isInEachEngine, ofToday, runTogether } from '../together.js';

runTogether(
  ofToday(filesOf('walks').filter((file) => !isInEachEngine(file))).filter((_, at) => at % 2 === 1),
);
