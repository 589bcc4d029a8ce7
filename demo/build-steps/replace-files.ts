import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const NEW = 'new';

/** Returns the folder beside an output that its files are written to first. It has the same depth, for relative paths. */
export const beside = (output: string, id: number = process.pid): string =>
  join(dirname(output), `.${basename(output)}-${NEW}-${id}`);

/** Removes what interrupted builds have left beside an output. */
export function removeLeftovers(root: string, output: string): void {
  const folder = join(root, dirname(output));
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.startsWith(`.${basename(output)}-${NEW}-`))
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** Lists the files below a folder, with `/` in their paths. Empty if there is no such folder. */
function filesIn(folder: string, path = ''): string[] {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const own = path === '' ? entry.name : `${path}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, own) : [own];
  });
}

/**
 * Moves the files of a new build over those of the one before. Each file changes at once, so a running server answers
 * all the time, whichever of them it reads. New names come first: no file refers to one that isn't there yet. What the
 * new build doesn't have is removed at last.
 * @param retained the paths of files that stay, whether or not the new build has them
 * @returns the paths of the new build's files
 */
export function replaceFiles(from: string, to: string, retained: ReadonlySet<string> = new Set()): string[] {
  const files = filesIn(from);
  if (files.length === 0) throw new Error(`Nothing was written to ${from}.`);
  // If it's a file, it is in the way.
  removeFile(to);
  const before = new Set(filesIn(to));
  const isNew = (path: string) => !before.has(path);
  for (const path of [...files.filter(isNew), ...files.filter((path) => !isNew(path))])
    move(join(from, path), join(to, path));
  for (const path of files) before.delete(path);
  for (const path of before) if (!retained.has(path)) removeFile(join(to, path));
  removeEmpty(to);
  rmSync(from, { recursive: true, force: true });
  return files;
}

/** Removes a file, unless it's a folder now, or in what was a folder. */
function removeFile(path: string): void {
  if (existsSync(path) && statSync(path).isFile()) rmSync(path);
}

function move(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    rename(from, to);
  } catch (error) {
    if (!isCode(error, ['EEXIST', 'ENOTDIR', 'EISDIR'])) throw error;
    // A folder has become a file, or a file a folder.
    let obstacle = to;
    while (!existsSync(obstacle)) obstacle = dirname(obstacle);
    if (obstacle !== to && statSync(obstacle).isDirectory()) throw error;
    rmSync(obstacle, { recursive: true });
    mkdirSync(dirname(to), { recursive: true });
    rename(from, to);
  }
}

/** How often a file that another program holds open is tried again, every 50 ms. Only Windows refuses then. */
const TRIES = 40;

function rename(from: string, to: string, tries = TRIES): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (tries === 0 || !isCode(error, ['EPERM', 'EBUSY', 'EACCES'])) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    rename(from, to, tries - 1);
  }
}

const isCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
