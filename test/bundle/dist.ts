import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '../../src/build/bytes.mjs';
import { withSlashes } from '../../src/build/platform.mjs';

/** The built files, by their paths under `dist/`. */
export const distFiles: readonly string[] = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => withSlashes(join(entry.parentPath, entry.name)).slice('dist/'.length))
  .sort();

export const scripts = distFiles.filter((file) => file.endsWith('.js'));

export const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

export const json = (file: string): unknown => JSON.parse(read(file));

export { withImports } from '../../src/build/bytes.mjs';

/** Returns how many bytes a server with Brotli sends for a built file, which is compressed once for all tests. */
export const brotliSize = (file: string): number => weigh([file]);
