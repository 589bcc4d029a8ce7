/** The walks in one engine. */
import { filesOf, isInEachEngine, runTogether } from '../together.js';

runTogether(filesOf('walks').filter((file) => !isInEachEngine(file)));
