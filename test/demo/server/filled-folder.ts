import { join } from 'node:path';
import { type Filling, fillFolder } from './filled-database.js';
import { temporaryFolder } from './temporary-folder.js';

/** A data folder for a shop of its own, as it is after the first start unless told; removed after the tests of the file. */
export async function filledFolder(filling?: Filling): Promise<string> {
  const folder = join(temporaryFolder(), 'data');
  await fillFolder(folder, filling);
  return folder;
}
