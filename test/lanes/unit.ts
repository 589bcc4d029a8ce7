/** Runs all Node tests, except those of the demo, of the build, and of third-party software. */
import { openPage } from '../state/page.js';
import { APPS, inFolder, nodeFiles, WORDPRESS } from '../tools/node-files.js';
import { runTogether } from '../tools/together.js';

const elsewhere = ['demo', 'bundle', APPS, WORDPRESS];

// Some of them fake a page, so the globals that it sets are removed again.
runTogether(
  nodeFiles.filter((path) => !elsewhere.some((folder) => inFolder(path, folder))),
  () => openPage(),
);
