import assert from 'node:assert/strict';
import { after, beforeEach, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { shareBrowsers } from './drive.mjs';

/**
 * Runs test files one after another in this process, each as if it were alone. Starting Node and the compiler, loading
 * the server, compiling Postgres, and starting a browser takes a few seconds per process, which is more than most of
 * the files take. A file loads only after the previous one has run, so that it doesn't load into that one's mocks.
 * @param leave restores the state of this process after each file
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
        // Tests of a module with a top-level await would be assigned to another file.
        assert(hasRun, `no test of ${path} has run`);
      });
      // The promise must be created here. After awaiting another one, the file's tests wouldn't belong to any suite.
      await new Promise<void>((resolve) => void before.then(resolve));
      await import(pathToFileURL(path).href).catch((error: unknown) => {
        end();
        throw error;
      });
    });
  }
  after(closeBrowsers);
}
