/** Runs the visit to every page. */
import { filesOf, isEveryPage, runTogether } from '../together.js';

runTogether(filesOf('walks').filter(isEveryPage));
