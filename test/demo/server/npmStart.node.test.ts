import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { PROJECT } from '../../../demo/build-steps/project.js';
import { staleSteps } from '../../../demo/build-steps/run-steps.js';
import { STEPS } from '../../../demo/build-steps/steps.js';
import { filledFolder } from './filled-folder.js';
import { type Ended, RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';

/** Runs `npm start` of this project, which is built. */
async function npmStart(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const stale = staleSteps({ root: PROJECT, steps: STEPS, print: () => {} });
  assert.deepEqual(stale.map(({ title }) => title).join(), '', 'some of it is not built: npm run build');
  const DATA_DIR = await filledFolder();
  return new RunningServer(
    { ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0', DATA_DIR }, ...env },
    { program: 'npm', args: ['--silent', 'start'], cwd: PROJECT },
  );
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

test('prints only the address when everything is built; a SIGTERM to npm alone stops it without loss', {
  timeout: 60_000,
}, async () => {
  const server = await npmStart();
  const address = await server.address();
  assert.equal((await fetch(address)).status, 200);
  server.signal('SIGTERM');
  const { stdout, stderr } = await server.ended;
  assert.equal(stdout, `Storefront ready at ${address}\n`);
  assert.match(stderr, /"stopped"/);
  // Nothing but the server's own log, which the test asked for.
  assert.doesNotMatch(stderr, /^[^{]/m);
});

/** A project in which nothing is built. */
function unbuilt(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder({ 'package.json': readFileSync('package.json', 'utf8'), ...files });
  for (const path of ['start.mjs', 'build-steps', 'server', 'shared', 'stand-ins'])
    cpSync(join('demo', path), join(folder, 'demo', path), { recursive: true });
  return folder;
}

const withPackages = (folder: string): string => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};

const started = (cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new RunningServer(env, { program: process.execPath, args: ['demo/start.mjs'], cwd }).ended;

test('says in one line what is missing, before it builds anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  assert(typeof address === 'object' && address !== null);
  const PORT = String(address.port);
  const folder = withPackages(unbuilt({ file: '' }));
  const DATA_DIR = join(folder, 'file');
  const others = { PARTNER_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0', MAIL_PORT: '0' };
  const [taken, unwritable, old, bare] = await Promise.all([
    started(folder, { PORT }),
    started(folder, { ...others, DATA_DIR }),
    started(folder, { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(NODE_18)}"` }),
    started(unbuilt()),
  ]);
  other.close();
  const refused = (line: string) => ({ code: 1, stdout: '', stderr: `${line}\n` });
  assert.deepEqual(
    taken,
    refused(`Port ${PORT} is taken. Stop the program that uses it, or set PORT to another port.`),
  );
  assert.deepEqual(
    { ...unwritable, stderr: unwritable.stderr.replace(/: EEXIST.*/, '.') },
    refused(`DATA_DIR ${DATA_DIR} is not a writable folder.`),
  );
  assert.deepEqual(
    old,
    refused('Node 18.20.0 is too old: install Node 20.19 or later from https://nodejs.org.'),
  );
  assert.deepEqual(bare, refused('The packages are not installed: run "npm ci" first.'));
  for (const name of ['dist', 'demo/build', 'demo/data'])
    assert.equal(existsSync(join(folder, name)), false, name);
});

const NODE_18 = "Object.defineProperty(process.versions, 'node', { value: '18.20.0' })";
