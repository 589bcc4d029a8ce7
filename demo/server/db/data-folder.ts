import { constants } from 'node:fs';
import { access, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reason, StartError } from '../start-error.js';
import { takeLock } from './process-lock.js';

/** A data folder that this process alone may use. */
export interface DataFolder {
  /** Removes what is left of a database whose making was cut short, and marks that one is being made. */
  readonly discardUnfinished: () => Promise<void>;
  /** Says that the database is whole: from now on it is kept. */
  readonly markFinished: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Makes the folder when it is missing and takes it for this process: two servers on one folder would spoil it.
 * @throws {StartError} when the folder is not writable or another server uses it
 */
export async function claimDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} is not a writable folder: ${reason(error)}`);
  }
  const lock = await takeLock(join(path, 'server.lock'));
  if ('heldBy' in lock)
    throw new StartError(`DATA_DIR ${path} is in use by another server (process ${lock.heldBy})`);

  const postgres = join(path, 'postgres');
  const unfinished = join(path, 'unfinished');
  return {
    discardUnfinished: async () => {
      if (await exists(unfinished)) await rm(postgres, { recursive: true, force: true });
      if (!(await exists(postgres))) await writeFile(unfinished, '');
    },
    markFinished: () => rm(unfinished, { force: true }),
    release: lock.release,
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
