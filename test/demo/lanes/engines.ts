/** Runs the walks in each engine, except the visit to every page. */
import { filesOf, isEveryPage, isInEachEngine, runTogether } from '../together.js';

runTogether(filesOf('walks').filter((file) => isInEachEngine(file) && !isEveryPage(file)));
