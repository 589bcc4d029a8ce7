import assert from 'node:assert/strict';
import { after, beforeEach, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { shareBrowsers } from './drive.mjs';

/**
 * Runs test files one after the other in this process, each as if it were alone: to start Node and the compiler, to load
 * the server, to compile Postgres and to start a browser costs some seconds a process, which is more than most of the
 * files take. A file is loaded when the one before it has run, lest it is loaded into what that one plays.
 * @param leave makes this process what it was, after each file
 */
export function runTogether(paths: readonly string[], leave: () => void = () => {}): void {
  const closeBrowsers = shareBrowsers();
  let last = Promise.resolve();
  for (const path of paths) {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    describe(path, async () => {
      let hasRun = false;
      beforeEach(() => {
        hasRun = true;
      });
      after(() => {
        leave();
        end();
        // A module that waits while it is loaded would have its tests taken for those of another file.
        assert(hasRun, `no test of ${path} has run`);
      });
      // A promise of this place: after another one, the tests of the file would be taken for those of no suite.
      await new Promise<void>((resolve) => void before.then(resolve));
      await import(pathToFileURL(path).href).catch((error: unknown) => {
        end();
        throw error;
      });
    });
  }
  after(closeBrowsers);
}
