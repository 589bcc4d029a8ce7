/** All tests over Node but those of the demo, of what is built, and of other people's software. */
import { openPage } from '../state/page.js';
import { APPS, inFolder, nodeFiles, WORDPRESS } from '../tools/node-files.js';
import { runTogether } from '../tools/together.js';

const elsewhere = ['demo', 'bundle', APPS, WORDPRESS];

// Some of them play a page: what it gives to all is taken away again.
runTogether(
  nodeFiles.filter((path) => !elsewhere.some((folder) => inFolder(path, folder))),
  () => openPage(),
);
