/** Runs the tests that start the server as its operator does, and kill it. */
import { filesOf, hasProcesses, runTogether } from '../together.js';

runTogether(filesOf('server').filter(hasProcesses));
