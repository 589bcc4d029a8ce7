import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isItsTurn } from './turn.js';

/**
 * Marks, at its top, a file about operations rather than behavior: plans of queries, cost, memory, several processes.
 * The matrix runs it, and `npm test` one day in two weeks.
 */
const MATRIX_MARK = '// matrix: only';

const all = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => join('test', path))
  .sort();
const onlyInMatrix = all.filter((path) => readFileSync(path, 'utf8').startsWith(MATRIX_MARK));
/** Whether a file has the mark. */
export const isOnlyInMatrix = (path: string): boolean => onlyInMatrix.includes(path);
const skipped = new Set(onlyInMatrix.filter((_, index) => !isItsTurn(index)));

/** The test files that run in Node today, as paths from the project root. */
export const nodeFiles: readonly string[] = all.filter((path) => !skipped.has(path));

/** Whether a file is in a given folder of `test`. */
export const inFolder = (path: string, folder: string): boolean => path.startsWith(join('test', folder, '/'));

/** Apps that use other frameworks, installed the way their users would. */
export const APPS = join('hosts', 'apps');

/** Tests of the plugin on a real WordPress. */
export const WORDPRESS = join('hosts', 'wordpress');

/** The Node tests, except those of the demo, of the build, and of third-party software. */
export const unitFiles: readonly string[] = nodeFiles.filter(
  (path) => !['demo', 'bundle', APPS, WORDPRESS].some((folder) => inFolder(path, folder)),
);

/**
 * The folders of `test` whose Node tests need the build: they read what it writes, or they list all files of the project,
 * and a build that runs meanwhile adds and removes some.
 */
const NEEDING_BUILD = [
  'architecture',
  'bench',
  'build',
  'check',
  'contract',
  'docs',
  'hosts',
  'testing',
  'tools',
];

/** Whether a file needs the build. The others run while the build does. */
export const needsBuild = (path: string): boolean => NEEDING_BUILD.some((folder) => inFolder(path, folder));
