import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All test files that run in Node, as paths from the project root. */
export const nodeFiles: readonly string[] = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.node.test.ts'))
  .map((path) => join('test', path))
  .sort();

/** Whether a file is in a given folder of `test`. */
export const inFolder = (path: string, folder: string): boolean => path.startsWith(join('test', folder, '/'));

/** Apps that use other frameworks, installed the way their users would. */
export const APPS = join('hosts', 'apps');

/** Tests of the plugin on a real WordPress. */
export const WORDPRESS = join('hosts', 'wordpress');
