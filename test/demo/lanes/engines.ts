/** The walks in each engine, but for the visit to every page. */
import { filesOf, isEveryPage, isInEachEngine, runTogether } from '../together.js';

runTogether(filesOf('walks').filter((file) => isInEachEngine(file) && !isEveryPage(file)));
