/** Runs the walks that need only one engine. */
import { filesOf, isInEachEngine, ofToday, runTogether } from '../together.js';

runTogether(ofToday(filesOf('walks').filter((file) => !isInEachEngine(file))));
