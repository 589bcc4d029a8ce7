/** The tests of what is built. */
import { inFolder, nodeFiles } from '../tools/node-files.js';
import { runTogether } from '../tools/together.js';

runTogether(nodeFiles.filter((path) => inFolder(path, 'bundle')));
