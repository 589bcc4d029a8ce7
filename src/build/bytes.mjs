import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from './dist.mjs';

/**
 * Returns how much a server with Brotli sends for a built file.
 * @param {string} file its path under `dist/`
 * @returns {number} bytes
 */
export const brotliSize = (file) =>
  brotliCompressSync(readFileSync(join(DIST, file)), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

/**
 * Returns a built file and everything that it imports before it can run.
 * @param {string} file its path under `dist/`
 * @param {Set<string>} [found] the files found so far
 * @returns {Set<string>}
 */
export function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(DIST, file), 'utf8');
  for (const [, path] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
    withImports(posix.join(posix.dirname(file), path), found);
  return found;
}

const sizes = new Map();

/** Returns the total size of several files, in bytes after Brotli. Each file is compressed only once. */
export function weigh(files) {
  let sum = 0;
  for (const file of files) {
    if (!sizes.has(file)) sizes.set(file, brotliSize(file));
    sum += sizes.get(file);
  }
  return sum;
}
