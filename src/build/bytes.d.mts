/** Returns how many bytes a server with Brotli sends for a built file. `file` is its path under `dist/`. */
export function brotliSize(file: string): number;

/** Returns a built file and everything that it imports before it can run, as paths under `dist/`. */
export function withImports(file: string): Set<string>;

/** Returns the total size of several files, in bytes after Brotli. Each file is compressed only once. */
export function weigh(files: Iterable<string>): number;
