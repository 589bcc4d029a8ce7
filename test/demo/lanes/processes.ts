/** Runs the tests that start the server as its operator does, and kill it. */
import { filesOf, hasProcesses, ofToday, runTogether } from '../together.js';

runTogether(ofToday(filesOf('server').filter(hasProcesses)));
