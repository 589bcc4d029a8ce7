import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isFresh, removeMark } from '../../../demo/build-steps/mark.js';
import { runProgram } from '../../../demo/build-steps/run-program.js';
import { FakeProject } from './fake-project.js';

const KILLED = fileURLToPath(new URL('killed-build.ts', import.meta.url));

/** Waits until a file of a folder has a text, and returns it. */
async function textOf(folder: string, name: string): Promise<string> {
  const watcher = watch(folder);
  const file = join(folder, name);
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await once(watcher, 'change');
  watcher.close();
  return readFileSync(file, 'utf8');
}

/** Waits until a process has ended. */
async function ends(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a build that is killed keeps the last result whole, and ends its programs; the next one does it again', {
  timeout: 60_000,
}, async () => {
  const project = new FakeProject();
  await project.build();
  project.write('src/text', 'two');
  const killed = fork(KILLED, [project.root], { execArgv: ['--import', 'tsx'] });
  const program = Number(await textOf(project.root, 'pid'));
  killed.send('die');
  const [, signal] = await once(killed, 'exit');
  assert.equal(signal, 'SIGKILL');
  await ends(program);
  assert.equal(project.read('dist/text'), 'one');
  assert.deepEqual(await project.build(), ['library', 'pages']);
  assert.equal(project.read('build/copy/text'), 'two');
  assert.deepEqual(project.names(), ['build', 'demo', 'dist', 'pid', 'src']);
});

test('a build that was killed while it replaced a result is noticed', async () => {
  const project = new FakeProject();
  await project.build();
  const [library] = project.steps();
  assert(library && isFresh(project.root, library));
  // This comes before the first file changes.
  removeMark(project.root, library);
  assert.deepEqual(await project.build(), ['library']);
});

test('a program says nothing if all is well, what it has said if it fails, and has no terminal to draw on', async () => {
  const signal = new AbortController().signal;
  const says = (code: number) =>
    `process.stdout.write('terminal: ' + Boolean(process.stdout.isTTY)); process.exitCode = ${code}`;
  await runProgram(['--eval', says(0)], { signal });
  await assert.rejects(runProgram(['--eval', says(1)], { signal }), {
    name: 'StepError',
    message: 'terminal: false',
  });
});
