import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../server/temporary-folder.js';

/** A data folder for a shop of its own: a copy of the one that `npm test` has filled, else one that the shop fills. */
export function dataFolder(): string {
  const folder = join(temporaryFolder(), 'data');
  const { FILLED_DATA } = process.env;
  if (FILLED_DATA) cpSync(FILLED_DATA, folder, { recursive: true });
  return folder;
}
