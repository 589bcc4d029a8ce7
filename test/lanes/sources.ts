/** Runs the Node tests of the sources, which need no build. */
import { openPage } from '../state/page.js';
import { needsBuild, unitFiles } from '../tools/node-files.js';
import { runTogether } from '../tools/together.js';

// Some of them fake a page, so the globals that it sets are removed again.
runTogether(
  unitFiles.filter((path) => !needsBuild(path)),
  () => openPage(),
);
