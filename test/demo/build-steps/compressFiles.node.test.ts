import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compressFiles } from '../../../demo/build-steps/compress-files.js';
import { temporaryFolder } from '../server/temporary-folder.js';
import { FakeProject } from './fake-project.js';

const LONG = 'storefront '.repeat(100);

const FILES: readonly { readonly path: string; readonly text: string; readonly isCompressed: boolean }[] = [
  { path: 'main.js', text: LONG, isCompressed: true },
  { path: 'assets/main.css', text: LONG, isCompressed: true },
  { path: 'assets/icon.svg', text: LONG, isCompressed: true },
  { path: 'assets/manifest.json', text: LONG, isCompressed: true },
  // The server fills it in.
  { path: 'index.html', text: LONG, isCompressed: false },
  { path: 'photo.webp', text: LONG, isCompressed: false },
  { path: 'main.js.map', text: LONG, isCompressed: false },
  { path: 'small.js', text: 'export {};', isCompressed: false },
];

const root = temporaryFolder(Object.fromEntries(FILES.map(({ path, text }) => [path, text])));
const read = (folder: string, path: string): string | null => {
  try {
    return brotliDecompressSync(readFileSync(join(folder, `${path}.br`))).toString();
  } catch {
    return null;
  }
};
await compressFiles(root);
for (const { path, text, isCompressed } of FILES)
  test(`${path} ${isCompressed ? 'has a compressed copy' : 'has no compressed copy'}`, () => {
    assert.equal(read(root, path), isCompressed ? text : null);
  });

test('compresses the files that are sent to browsers', async () => {
  const project = new FakeProject({ 'src/text': 'one', 'pages/text': 'two' });
  const writeScript = async (folderOf: (output: string) => string, output: string) =>
    project.write(`${folderOf(output)}/main.js`, LONG);
  const step = (name: string, output: string, isServed: boolean) =>
    project.step(name, { inputs: ['src'], outputs: [output], served: isServed ? [output] : [] }, (folderOf) =>
      writeScript(folderOf, output),
    );
  await project.build([step('sites', 'site', true), step('server', 'server', false)]);
  assert.equal(read(join(project.root, 'site'), 'main.js'), LONG);
  assert.equal(read(join(project.root, 'server'), 'main.js'), null);
});
