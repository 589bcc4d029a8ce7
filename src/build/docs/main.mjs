/**
 * A step of `npm run build`: the documentation, as files that any web server can serve next to `dist`. The argument is the
 * folder to write to.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { build } from 'vitepress';
import { DOCS, examplePage, readPages, withExamples } from './pages.mjs';
import { readElements } from './reference.mjs';

/** The folder of the pages as VitePress reads them. */
const SOURCE = 'demo/build/docs-source';

function write(path, text) {
  const file = join(SOURCE, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(SOURCE, { recursive: true, force: true });
cpSync(join(DOCS, 'public'), join(SOURCE, 'public'), { recursive: true });
// One classic script, because the frame of an example has no origin, and modules need one.
const shop = await rollup({ input: join(DOCS, 'sample-shop.js') });
await shop.write({ file: join(SOURCE, 'public/sample-shop.js'), format: 'iife' });
await shop.close();

const events = [
  ...new Set([...readElements().values()].flatMap((element) => element.events.map(({ name }) => name))),
];
for (const [path, page] of await readPages()) {
  const { text, examples } = withExamples(path, page);
  write(path, text);
  for (const { name, html } of examples) write(`public/try/${name}.html`, examplePage(html, events));
}
await build(DOCS, { outDir: process.argv[2] });
