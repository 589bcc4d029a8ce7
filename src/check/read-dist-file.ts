import { readFile } from 'node:fs/promises';

/** The package's folder of files for browsers. The built command is as deep in the package as this file is. */
const DIST = new URL('../../dist/', import.meta.url);

/** The media types of files that pages load. Others aren't served. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Reads a file for browsers by its path on the mock, such as `/dist/storefront.js`.
 * @returns null if the path doesn't name one
 */
export async function readDistFile(
  pathname: string,
): Promise<{ content: Uint8Array<ArrayBuffer>; type: string } | null> {
  const type = TYPES[/\.\w+$/.exec(pathname)?.[0] ?? ''];
  // A URL's path has no `..` left, but it may have an encoded slash.
  if (!pathname.startsWith('/dist/') || type === undefined || pathname.includes('%')) return null;
  const content = await readFile(new URL(`./${pathname.slice('/dist/'.length)}`, DIST)).catch(() => null);
  return content && { content, type };
}
