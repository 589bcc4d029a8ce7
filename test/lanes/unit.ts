/** Runs the Node tests of what the build writes, except those of the demo, of `bundle`, and of third-party software. */
import { needsBuild, unitFiles } from '../tools/node-files.js';
import { runTogether } from '../tools/together.js';

runTogether(unitFiles.filter(needsBuild));
