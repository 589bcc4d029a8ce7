import { constants, type Dirent } from 'node:fs';
import { access, chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reason, StartError } from '../start-error.js';
import { takeLock } from './process-lock.js';

/** A data folder that this process alone may use. */
export interface DataFolder {
  /**
   * Removes what is left of a database whose making was cut short, and marks that one is being made.
   * @throws {StartError} when there is a database without what Postgres marks its folders by: over it, an empty one would be
   *   made
   */
  readonly discardUnfinished: () => Promise<void>;
  /** Says that the database is whole: from now on it is kept. */
  readonly markFinished: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Makes a folder and closes it to others. It is this process's alone, as two servers on one would spoil it. */
export async function claimDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} is not a writable folder: ${reason(error)}`);
  }
  const lock = await takeLock(path);
  if ('heldBy' in lock) {
    const holder = lock.heldBy === 0 ? '' : ` (process ${lock.heldBy})`;
    throw new StartError(`DATA_DIR ${path} is in use by another server${holder}`);
  }
  try {
    await closeToOthers(path);
  } catch (error) {
    await lock.release();
    throw new StartError(
      `DATA_DIR ${path} is open to other users of this machine, and cannot be closed to them: ${reason(error)}`,
    );
  }

  const postgres = join(path, 'postgres');
  const unfinished = join(path, 'unfinished');
  return {
    discardUnfinished: async () => {
      if (await exists(unfinished)) await rm(postgres, { recursive: true, force: true });
      if (!(await exists(postgres))) await writeFile(unfinished, '');
      else if (!(await exists(join(postgres, 'PG_VERSION'))))
        throw new StartError(`${postgres} is no whole database: it has no PG_VERSION`);
    },
    markFinished: () => rm(unfinished, { force: true }),
    release: lock.release,
  };
}

/** Bits of what the group and all others may do. */
const OTHERS = 0o077;

/** Files of an earlier version, or a copy, may have been open. What a running server makes is the owner's by its umask. */
async function closeToOthers(path: string): Promise<void> {
  if (((await stat(path)).mode & OTHERS) === 0) return;
  const within = await readdir(path, { recursive: true, withFileTypes: true });
  const close = (entry: Dirent) =>
    chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  for (const entry of within) {
    if (entry.isDirectory() || entry.isFile()) await close(entry);
  }
  // The last one: what was cut short is done again.
  await chmod(path, 0o700);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
