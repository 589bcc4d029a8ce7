import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { test } from 'node:test';
import { projectFiles } from './source-files.js';

const attributes = readFileSync('.gitattributes', 'utf8');
const files = projectFiles().map((path) => ({ path, content: readFileSync(path) }));
const binary = files.filter(({ content }) => content.includes(0));

test('Git uses the same line endings on every system', () => {
  assert.match(attributes, /^\* text=auto eol=lf$/m);
  assert.ok(files.length > 1_000, `${files.length} files`);
  const others = files.filter((file) => !binary.includes(file) && file.content.includes('\r\n'));
  assert.deepEqual(
    others.map(({ path }) => path),
    [],
  );
});

test('Git leaves pictures and other binary files unchanged', () => {
  const marked = [...attributes.matchAll(/^\*(\.\w+) binary$/gm)].map(([, ending]) => ending);
  assert.deepEqual([...new Set(binary.map(({ path }) => extname(path)))].sort(), marked.sort());
});
