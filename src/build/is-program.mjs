import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns whether a module is the program that was started, rather than one that it imports. `process.argv` has the path as it
 * was typed: through a link, or on Windows with the drive in another case.
 * @param {string} url the module's `import.meta.url`
 */
export const isProgram = (url, started = process.argv[1]) =>
  Boolean(started) && realpathSync.native(started) === realpathSync.native(fileURLToPath(url));
