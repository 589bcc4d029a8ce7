import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface FoundFile {
  /** Absolute, without symbolic links. */
  readonly path: string;
  /** Changes whenever the file does. */
  readonly version: string;
}

/**
 * The file that a URL's path names in a folder; null when there is none. Never a file outside of the folder
 * (by `..`, a backslash, an absolute path or a link), nor one whose name begins with a dot.
 * @param urlPath relative to the folder, still percent-encoded
 */
export async function resolveInside(folder: string, urlPath: string): Promise<FoundFile | null> {
  const decoded = decode(urlPath);
  if (decoded === null || /[\0\\]/.test(decoded)) return null;
  if (decoded.split('/').some((segment) => segment.startsWith('.'))) return null;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, decoded))]);
    if (!path.startsWith(root + sep)) return null;
    const found = await stat(path);
    return found.isFile() ? { path, version: `${found.mtimeMs}-${found.size}` } : null;
  } catch {
    // Missing, not readable, or a name too long: to a visitor it is all the same.
    return null;
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
