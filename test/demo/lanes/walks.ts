/** Runs every other walk in one engine. `moreWalks.ts` has the others. */
import { filesOf, isInEachEngine, ofToday, runTogether } from '../together.js';

runTogether(
  ofToday(filesOf('walks').filter((file) => !isInEachEngine(file))).filter((_, at) => at % 2 === 0),
);
