import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { array, number, object, string, tuple, validate } from 'superstruct';
import { fingerprint } from './fingerprint.js';
import type { Step } from './step.js';

/** The folder of the marks, and of the lock. */
export const MARKS = 'demo/build/steps';

const Mark = object({ fingerprint: string(), files: array(tuple([string(), number()])) });

const markOf = (root: string, { name }: Step): string => join(root, MARKS, `${name}.json`);

/** Returns the files of a step's last whole build, with their sizes. Null if there is none. */
function readMark(root: string, step: Step) {
  try {
    const [unfit, mark] = validate(JSON.parse(readFileSync(markOf(root, step), 'utf8')), Mark);
    return unfit ? null : mark;
  } catch {
    return null;
  }
}

/** Returns the paths of the files of a step's last whole build. */
export const filesOf = (root: string, step: Step): string[] =>
  readMark(root, step)?.files.map(([path]) => path) ?? [];

/** Whether a step's result is there as it was built, from inputs that haven't changed since. */
export function isUpToDate(root: string, step: Step): boolean {
  if (step.isOnce) return false;
  const mark = readMark(root, step);
  if (mark === null || mark.fingerprint !== fingerprint(root, step)) return false;
  return mark.files.every(([path, size]) => {
    const file = join(root, path);
    return existsSync(file) && statSync(file).size === size;
  });
}

/** Removes the mark, before the first file of the result changes. An interrupted change is noticed by that. */
export const removeMark = (root: string, step: Step): void => rmSync(markOf(root, step), { force: true });

/** Marks the result of a step as whole. @param built the fingerprint from before the build: it may have read an older file */
export function writeMark(root: string, step: Step, built: string, files: readonly string[]): void {
  const sizes = files.map((path) => [path, statSync(join(root, path)).size]);
  const file = markOf(root, step);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ fingerprint: built, files: sizes }));
  renameSync(`${file}.new`, file);
}
