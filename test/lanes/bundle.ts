/** Runs the tests of the build. */
import { inFolder, nodeFiles } from '../tools/node-files.js';
import { runTogether } from '../tools/together.js';

runTogether(nodeFiles.filter((path) => inFolder(path, 'bundle')));
