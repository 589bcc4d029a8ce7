import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { replaceFiles } from '../../../demo/build-steps/replace-files.js';
import { bundleRoutes } from '../../../demo/server/site/files.js';
import { temporaryFolder } from '../server/temporary-folder.js';
import { FakeProject } from './fake-project.js';

/** Returns the files below a folder. */
const listOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

function fill(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
}

test('a running store answers all the time while builds replace its files', async () => {
  const root = temporaryFolder({ 'dist/storefront.js': '// build' });
  const app = new Hono().route('/dist', bundleRoutes(join(root, 'dist')));
  const builds = fork(fileURLToPath(new URL('swapper.ts', import.meta.url)), [root], {
    execArgv: ['--import', 'tsx'],
  });
  let isDone = false;
  builds.once('exit', () => {
    isDone = true;
  });
  const bodies = new Set<string>();
  const read = async () => {
    const reply = await app.request('/dist/storefront.js');
    assert.equal(reply.status, 200);
    bodies.add(await reply.text());
  };
  while (!isDone) {
    await read();
    await new Promise(setImmediate);
  }
  await read(); // on a busy machine, all builds may have passed since the last time
  assert(bodies.has('// build 99'), [...bodies].join());
  for (const body of bodies) assert.match(body, /^\/\/ build/);
});

interface Replacement {
  readonly what: string;
  readonly before: readonly string[];
  readonly built: readonly string[];
  readonly after: readonly string[];
}

const REPLACEMENTS: readonly Replacement[] = [
  { what: 'the first build', before: [], built: ['a/b.js'], after: ['a', 'a/b.js'] },
  { what: 'deleted files', before: ['a/b.js', 'c.js'], built: ['c.js'], after: ['c.js'] },
  { what: 'a file that is a folder now', before: ['a'], built: ['a/b.js'], after: ['a', 'a/b.js'] },
  { what: 'a folder that is a file now', before: ['a/b.js'], built: ['a'], after: ['a'] },
];

for (const { what, before, built, after } of REPLACEMENTS)
  test(`a result has only the files of the last build: ${what}`, () => {
    const root = temporaryFolder({});
    fill(join(root, 'dist'), before);
    fill(join(root, 'new'), built);
    assert.deepEqual(replaceFiles(join(root, 'new'), join(root, 'dist')), built);
    assert.deepEqual(listOf(join(root, 'dist')), after);
    assert.deepEqual(readdirSync(root), ['dist']);
  });

test('refuses a build that wrote nothing', () => {
  const root = temporaryFolder({ 'dist/a.js': '' });
  assert.throws(() => replaceFiles(join(root, 'new'), join(root, 'dist')), /Nothing was written/);
  assert.deepEqual(listOf(join(root, 'dist')), ['a.js']);
});

test('keeps files that a running server may still load for one more build', async () => {
  const project = new FakeProject();
  const build = async (chunk: string) => {
    const files = { inputs: ['src'], outputs: ['server'], keepsPrevious: true };
    const step = project.step('server', files, async (folderOf) =>
      project.write(`${folderOf('server')}/${chunk}`, ''),
    );
    await project.build([step], { isWhole: true });
    return listOf(join(project.root, 'server'));
  };
  assert.deepEqual(await build('one.js'), ['one.js', 'text']);
  assert.deepEqual(await build('two.js'), ['one.js', 'text', 'two.js']);
  assert.deepEqual(await build('three.js'), ['text', 'three.js', 'two.js']);
});
