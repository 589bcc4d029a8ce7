import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { start: string }; // the project's own file
};

/** Runs `npm start` of this project, without the build. */
async function npmStart(): Promise<RunningServer> {
  const cwd = temporaryFolder({
    'package.json': JSON.stringify({ scripts: { build: 'node -e 0', start: scripts.start } }),
  });
  for (const folder of ['demo', 'node_modules']) symlinkSync(resolve(folder), join(cwd, folder));
  const DATA_DIR = await filledFolder();
  return new RunningServer({ DATA_DIR }, { program: 'npm', args: ['--silent', 'start'], cwd });
}

// startAndStop.node.test.ts covers a server that gets the signal along with npm, and twice.
const inMatrix = process.env.MATRIX ? false : 'runs in the matrix';

test('Ctrl-C stops what npm start started, and loses nothing', {
  timeout: 60_000,
  skip: inMatrix,
}, async () => {
  const server = await npmStart();
  await server.address();
  server.signalAll('SIGINT');
  assert.match((await server.ended).stderr, /"stopped"/);
});

test('a SIGTERM to npm alone stops it, too, and loses nothing', { timeout: 60_000 }, async () => {
  const server = await npmStart();
  await server.address();
  server.signal('SIGTERM');
  assert.match((await server.ended).stderr, /"stopped"/);
});
