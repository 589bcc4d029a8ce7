import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The built files, by their paths under `dist/`. */
export const distFiles: readonly string[] = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice('dist/'.length))
  .sort();

export const scripts = distFiles.filter((file) => file.endsWith('.js'));

export const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

export const json = (file: string): unknown => JSON.parse(read(file));

/** What a server with brotli sends. */
export const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(join('dist', file)), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

/** A file, and all that it imports before it can run. */
export function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) {
    withImports(normalize(join(dirname(file), path ?? '')), found);
  }
  return found;
}
