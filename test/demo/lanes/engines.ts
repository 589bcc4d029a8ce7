/** The walks in each engine. */
import { filesOf, isInEachEngine, runTogether } from '../together.js';

runTogether(filesOf('walks').filter(isInEachEngine));
