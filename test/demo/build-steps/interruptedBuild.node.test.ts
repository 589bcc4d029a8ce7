import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isUpToDate, removeMark } from '../../../demo/build-steps/mark.js';
import { runProgram } from '../../../demo/build-steps/run-program.js';
import { FakeProject } from './fake-project.js';

const KILLED = fileURLToPath(new URL('killed-build.ts', import.meta.url));

test('keeps the last complete result and ends its programs when a build is killed; the next build runs it again', {
  timeout: 60_000,
}, async () => {
  const project = new FakeProject();
  await project.build();
  project.write('src/text', 'two');
  // The step's program connects to this server. The connection breaks when it ends.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null);
  const killed = fork(KILLED, [project.root, String(address.port)], { execArgv: ['--import', 'tsx'] });
  const [program]: Socket[] = await once(server, 'connection');
  assert(program !== undefined);
  const hasEnded = once(program.on('error', () => {}).resume(), 'close');
  killed.send('die');
  const [, signal] = await once(killed, 'exit');
  assert.equal(signal, 'SIGKILL');
  await hasEnded;
  server.close();
  assert.equal(project.read('dist/text'), 'one');
  assert.deepEqual(await project.build(), ['library', 'pages']);
  assert.equal(project.read('build/copy/text'), 'two');
  assert.deepEqual(project.names(), ['build', 'demo', 'dist', 'src']);
});

test('notices a build that was killed while it replaced a result', async () => {
  const project = new FakeProject();
  await project.build();
  const [library] = project.steps();
  assert(library && isUpToDate(project.root, library));
  // This comes before the first file changes.
  removeMark(project.root, library);
  assert.deepEqual(await project.build(), ['library']);
});

test('hides a program’s output if it succeeds, shows it if it fails, and gives it no terminal', async () => {
  const signal = new AbortController().signal;
  const says = (code: number) =>
    `process.stdout.write('terminal: ' + Boolean(process.stdout.isTTY)); process.exitCode = ${code}`;
  await runProgram(['--eval', says(0)], { signal });
  await assert.rejects(runProgram(['--eval', says(1)], { signal }), {
    name: 'StepError',
    message: 'terminal: false',
  });
});
