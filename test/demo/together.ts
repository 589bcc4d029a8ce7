import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder, isOnlyInMatrix, nodeFiles } from '../tools/node-files.js';
import { runTogether as runPaths } from '../tools/together.js';
import { isDueToday } from '../tools/turn.js';

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the test files of a folder next to this file. */
export const filesOf = (folder: string): TestFile[] =>
  nodeFiles
    .filter((path) => inFolder(path, join('demo', folder)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Whether a test starts the server in a separate process, which takes longer than anything else. */
export const hasProcesses = ({ text }: TestFile) => text.includes('new RunningServer(');

/** The walk that takes longest. */
export const isEveryPage = ({ path }: TestFile) => path.endsWith('everyPage.node.test.ts');

/** Whether a walk goes through more than one engine. */
export const isInEachEngine = ({ text }: TestFile) => text.includes('inEachEngine(');

/**
 * Those of some files that run today: a third of them, and what otherwise only the matrix runs, which already has a day of
 * its own.
 */
export const ofToday = (files: readonly TestFile[]): readonly TestFile[] => {
  const daily = files.filter(({ path }) => !isOnlyInMatrix(path));
  return files.filter((file) => isOnlyInMatrix(file.path) || isDueToday(daily.indexOf(file)));
};

/** Runs the files one after another in this process. */
export const runTogether = (files: readonly TestFile[]) => runPaths(files.map(({ path }) => path));
