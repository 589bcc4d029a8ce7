/** What a server with brotli sends of a built file, in bytes. `file` is its path under `dist/`. */
export function brotliSize(file: string): number;

/** A built file, and all that it imports before it can run, by their paths under `dist/`. */
export function withImports(file: string): Set<string>;

/** What several files weigh together, in bytes after brotli; each is compressed once. */
export function weigh(files: Iterable<string>): number;
