// What differs between operating systems.

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns a path with slashes, as in URLs, in package.json, and in the names of a bundle's files. Windows separates folders
 * with backslashes.
 */
export const withSlashes = (path, separator = sep) => path.replaceAll(separator, '/');

/**
 * Returns whether a module is the program that was started, rather than one that it imports. `process.argv` has the path as it
 * was typed: through a link, or on Windows with the drive in another case.
 * @param {string} url the module's `import.meta.url`
 */
export const isProgram = (url, started = process.argv[1]) =>
  Boolean(started) && realpathSync.native(started) === realpathSync.native(fileURLToPath(url));

const SCRIPT = 'npm-cli.js';

/**
 * Returns the program and the arguments that run npm. On Windows, `npm` is a script for its shell, which Node does not start
 * and which takes a space in a path for the end of an argument: there, npm's own script runs in Node.
 * @param {readonly string[]} words npm's arguments
 * @returns {[program: string, args: string[]]}
 */
export function npmCommand(words, { platform, execPath, env } = process) {
  if (platform !== 'win32') return ['npm', [...words]];
  const script = [env.npm_execpath, join(dirname(execPath), 'node_modules/npm/bin', SCRIPT)].find(
    (path) => path && basename(path) === SCRIPT && existsSync(path),
  );
  if (!script) throw new Error('npm was not found next to Node: run this by npm.');
  return [execPath, [script, ...words]];
}
