import { readdir, readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';

/** Files by the path under which a page requests them. */
export type Files = ReadonlyMap<string, Buffer>;

const dist = new URL('../../dist/', import.meta.url);

/** Reads the built bundle once, so a build that runs in the meantime changes nothing. */
export async function readBundle(): Promise<Files> {
  const names = await readdir(dist, { recursive: true }).catch(() => {
    throw new Error('There is no bundle to measure: run `npm run build` first.');
  });
  const scripts = names.map((name) => name.split('\\').join('/')).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(
      scripts.map(async (name) => [`/dist/${name}`, await readFile(new URL(name, dist))] as const),
    ),
  );
}

/** Whether a source is newer than the bundle, so that the measured code isn't the current code. */
export async function isStale(): Promise<boolean> {
  const source = new URL('../../src/', import.meta.url);
  const built = await stat(new URL('storefront.js', dist));
  const sources = await readdir(source, { recursive: true });
  const times = await Promise.all(sources.map(async (name) => (await stat(new URL(name, source))).mtimeMs));
  return Math.max(...times) > built.mtimeMs;
}

const sizes = new WeakMap<Buffer, Buffer>();

/** Returns a file as a server sends it: compressed with Brotli, level 11. */
export function compressed(content: Buffer): Buffer {
  const cached = sizes.get(content);
  if (cached) return cached;
  const small = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  sizes.set(content, small);
  return small;
}

/** Returns the modules that a module needs before it runs, including itself. Excludes on-demand imports. */
export function staticImports(files: Files, path: string, found = new Set<string>()): Set<string> {
  const content = files.get(path);
  if (!content || found.has(path)) return found;
  found.add(path);
  for (const statement of parseAst(content.toString()).body) {
    if (!('source' in statement) || typeof statement.source?.value !== 'string') continue;
    staticImports(files, posix.join(posix.dirname(path), statement.source.value), found);
  }
  return found;
}
