import { constants, type Dirent } from 'node:fs';
import { access, chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reason, StartError } from '../start-error.js';
import { takeLock } from './process-lock.js';

/** A data folder that only this process may use. */
export interface DataFolder {
  /**
   * Removes what is left of a database whose creation was interrupted, and marks that one is being created.
   * @throws {StartError} if there is a database without the file that marks Postgres folders: an empty database would
   * be created over it
   */
  readonly discardUnfinished: () => Promise<void>;
  /** Marks the database as complete. From now on it is not deleted. */
  readonly markFinished: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Creates a folder, closes it to other users, and locks it: two servers on one folder would corrupt it. */
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

/** Whether a data folder contains a database that was created completely. */
export const isCreated = async (path: string): Promise<boolean> =>
  (await exists(join(path, 'postgres'))) && !(await exists(join(path, 'unfinished')));

/** Permission bits of the group and all others. As a umask, only the owner may read what a process writes. */
export const OTHERS = 0o077;

/** Closes files from an earlier version or a copy. New files are private because of the server's umask. */
async function closeToOthers(path: string): Promise<void> {
  // There, a file's mode says nothing about other users. A user's own folders are closed to them anyway.
  if (process.platform === 'win32') return;
  if (((await stat(path)).mode & OTHERS) === 0) return;
  const within = await readdir(path, { recursive: true, withFileTypes: true });
  const close = (entry: Dirent) =>
    chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  for (const entry of within) {
    if (entry.isDirectory() || entry.isFile()) await close(entry);
  }
  // This comes last, so that an interrupted run is repeated.
  await chmod(path, 0o700);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
