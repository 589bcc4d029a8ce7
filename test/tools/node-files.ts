import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All test files that run over Node, by their paths from the project's root. */
export const nodeFiles: readonly string[] = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => join('test', path))
  .sort();

/** Whether a file is in a folder of `test`. */
export const inFolder = (path: string, folder: string): boolean => path.startsWith(join('test', folder, '/'));

/** Apps of other people's frameworks, installed as their users would. */
export const APPS = join('hosts', 'apps');

/** The plugin on WordPress itself. */
export const WORDPRESS = join('hosts', 'wordpress');
