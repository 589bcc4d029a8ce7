import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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
