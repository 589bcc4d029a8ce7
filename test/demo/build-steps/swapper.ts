import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFiles } from '../../../demo/build-steps/replace-files.js';

/* Replaces the files of a folder many times, as builds do. */
const [, , root = ''] = process.argv;

for (let build = 0; build < 100; build += 1) {
  const from = join(root, '.dist-new');
  mkdirSync(join(from, 'chunks'), { recursive: true });
  writeFileSync(join(from, 'storefront.js'), `// build ${build}`);
  writeFileSync(join(from, `chunks/${build}.js`), '');
  replaceFiles(from, join(root, 'dist'));
}
