import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { shareBrowsers } from '../tools/drive.mjs';

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** The test files of a folder beside this one. */
export const filesOf = (folder: string): TestFile[] =>
  readdirSync(join('test/demo', folder))
    .filter((name) => name.endsWith('.node.test.ts'))
    .map((name) => join('test/demo', folder, name))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Whether a test starts the server in a process of its own, which takes longer than all else. */
export const hasProcesses = ({ text }: TestFile) => text.includes('new RunningServer(');

/** The walk that takes longest. */
export const isEveryPage = ({ path }: TestFile) => path.endsWith('everyPage.node.test.ts');

/** Whether a walk goes through more than one engine. */
export const isInEachEngine = ({ text }: TestFile) => text.includes('inEachEngine(');

/**
 * Runs test files one after the other in this process, each as if it were alone: to load the server, to compile
 * Postgres and to start a browser costs some seconds a process, which is more than most of the files take.
 */
export function runTogether(files: readonly TestFile[]): void {
  const closeBrowsers = shareBrowsers();
  for (const { path } of files) {
    describe(path, async () => {
      let hasRun = false;
      beforeEach(() => {
        hasRun = true;
      });
      // A module that waits while it is loaded would have its tests taken for those of another file.
      after(() => assert(hasRun, `no test of ${path} has run`));
      await import(pathToFileURL(path).href);
    });
  }
  after(closeBrowsers);
}
