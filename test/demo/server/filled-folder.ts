import { join } from 'node:path';
import { type Filling, fillFolder } from './filled-database.js';
import { temporaryFolder } from './temporary-folder.js';

/** Returns a separate data folder, by default as after the first start. It is removed after the tests of the file. */
export async function filledFolder(filling?: Filling): Promise<string> {
  const folder = join(temporaryFolder(), 'data');
  await fillFolder(folder, filling);
  return folder;
}
