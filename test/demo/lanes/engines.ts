/** Runs the walks that run in each engine, except the visit to every page, which has a process of its own. */
import { filesOf, isEveryPage, isInEachEngine, runTogether } from '../together.js';

runTogether(filesOf('walks').filter((file) => isInEachEngine(file) && !isEveryPage(file)));
