import assert from 'node:assert/strict';
import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Step, StepError } from '../../../demo/build-steps/step.js';
import { FakeProject } from './fake-project.js';

test('counts, names, and times each step, and does nothing in a second build', async () => {
  const project = new FakeProject();
  assert.deepEqual(await project.build(), ['library', 'pages']);
  assert.equal(project.read('build/copy/text'), 'one');
  const lines = project.printed.splice(0).map((line) => line.replace(/\d+ s/, '9 s'));
  assert.deepEqual(lines, [
    ...['step 1 of 2: library …', 'step 1 of 2: library, 9 s'],
    ...['step 2 of 2: pages …', 'step 2 of 2: pages, 9 s'],
    'Done in 9 s.',
  ]);
  assert.deepEqual(await project.build(), []);
  assert.deepEqual(project.printed, []);
});

interface Change {
  readonly what: string;
  readonly change: (project: FakeProject) => void;
  /** The steps that the next build runs. */
  readonly ran: readonly string[];
}

const CHANGES: readonly Change[] = [
  {
    what: 'a source of the first step, whose result the second one reads',
    change: (project) => project.write('src/text', 'two'),
    ran: ['library', 'pages'],
  },
  {
    what: 'a source that does not affect the result',
    change: (project) => project.write('src/comment', 'for readers'),
    ran: ['library'],
  },
  {
    what: 'a source of only the second step',
    change: (project) => project.write('pages/text', 'two'),
    ran: ['pages'],
  },
  {
    what: 'the name of a source',
    change: (project) => {
      project.write('pages/other', project.read('pages/text'));
      rmSync(join(project.root, 'pages/text'));
    },
    ran: ['pages'],
  },
  {
    what: 'the lock file',
    change: (project) => project.write('package-lock.json', '{}'),
    ran: ['library', 'pages'],
  },
  {
    what: 'only the time of a file',
    change: (project) => utimesSync(join(project.root, 'src/text'), 1, 1),
    ran: [],
  },
  {
    what: 'a temporary file of an editor',
    change: (project) => project.write('src/.text.swp', '…'),
    ran: [],
  },
  {
    what: 'a result, which was deleted',
    change: (project) => rmSync(join(project.root, 'build/copy/text')),
    ran: ['pages'],
  },
  {
    what: 'a result, which was truncated',
    change: (project) => project.write('build/copy/text', ''),
    ran: ['pages'],
  },
  {
    what: 'the folder of a result, which was replaced by a file',
    change: (project) => {
      rmSync(join(project.root, 'build/copy'), { recursive: true });
      project.write('build/copy', '');
    },
    ran: ['pages'],
  },
  {
    what: 'a marker file, which was truncated',
    change: (project) => project.write('demo/build/steps/pages.json', '{"fingerprint":'),
    ran: ['pages'],
  },
];

for (const { what, change, ran } of CHANGES)
  test(`runs ${ran.join(' and ') || 'nothing'} after a change of: ${what}`, async () => {
    const project = new FakeProject({ 'src/text': 'one', 'pages/text': 'page' });
    const steps = project.steps(undefined, ['pages']);
    await project.build(steps);
    change(project);
    assert.deepEqual(await project.build(steps), ran);
    assert.deepEqual(await project.build(steps), []);
  });

test('a full build also runs the steps that are up to date', async () => {
  const project = new FakeProject();
  await project.build();
  assert.deepEqual(await project.build(project.steps(), { isWhole: true }), ['library', 'pages']);
});

test('reads a source that changes during a build again in the next one', async () => {
  const project = new FakeProject();
  const edited = project.steps(async () => project.write('src/other', 'edited'));
  await project.build(edited);
  assert.deepEqual(await project.build(), ['library']);
});

test('shows a failed step’s output, and leaves only the last result', async () => {
  const project = new FakeProject();
  await project.build();
  project.write('src/text', 'two');
  const [, pages] = project.steps();
  const failing: Step = {
    ...project.step('library', { inputs: ['src'], outputs: ['dist'] }),
    run: async (folderOf) => {
      project.write(`${folderOf('dist')}/text`, 'half');
      throw new StepError('src/text: a comma is missing');
    },
  };
  project.printed.length = 0;
  await assert.rejects(project.build([failing, ...(pages ? [pages] : [])]), { name: 'StepError' });
  assert.deepEqual(project.printed, [
    'step 1 of 2: library …',
    'step 1 of 2: library: failed\nsrc/text: a comma is missing',
  ]);
  assert.equal(project.read('dist/text'), 'one');
  assert.deepEqual(project.names(), ['build', 'demo', 'dist', 'src']);
  assert.deepEqual(await project.build(), ['library', 'pages']);
});

test('stops its steps when a build is stopped, and leaves nothing', async () => {
  const project = new FakeProject();
  const stopped = new AbortController();
  const steps = project.steps((folderOf, signal) => {
    mkdirSync(join(project.root, folderOf('dist')));
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      stopped.abort();
    });
  });
  await assert.rejects(project.build(steps, { signal: stopped.signal }), { name: 'AbortError' });
  assert.deepEqual(project.names(), ['demo', 'src']);
});

test('waits for a running build, and then uses its results', async () => {
  const project = new FakeProject();
  const other = new FakeProject({}, project.root);
  let otherBuild: Promise<string[]> | undefined;
  const steps = project.steps(async () => {
    otherBuild = other.build();
    while (other.printed.length === 0) await new Promise(setImmediate);
  });
  await project.build(steps);
  assert.deepEqual(await otherBuild, []);
  assert.deepEqual(other.printed, [
    `Another build is at work in this folder (process ${process.pid}). Waiting until it is done.`,
  ]);
});
