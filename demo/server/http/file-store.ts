import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contentType } from './content-types.js';
import { type Effort, type Encoding, encode } from './encoding.js';
import { resolveInside } from './resolve-inside.js';

/** Below this many bytes, compression wins nothing. */
const MIN_COMPRESSED_BYTES = 512;

export interface StoredFile {
  readonly type: string;
  /** A hash of the content, without quotes. */
  readonly hash: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The compressed body, made once; the body itself when compression would win nothing. */
  readonly encoded: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Finds a file by its URL path relative to the store's folder; null when there is none. */
export type FileStore = (urlPath: string) => Promise<StoredFile | null>;

/**
 * Serves the files of a folder from memory; a file that changes on disk is read anew.
 * @param fillIn rewrites each HTML file as it is read
 */
export function fileStore(folder: string, fillIn: (html: string) => string = (html) => html): FileStore {
  const kept = new Map<string, { version: string; file: StoredFile }>();
  return async (urlPath) => {
    const found = await resolveInside(folder, urlPath);
    if (found === null) return null;
    const known = kept.get(found.path);
    if (known?.version === found.version) return known.file;
    const content = await readFile(found.path);
    const isHtml = found.path.endsWith('.html');
    const file = storeFile(found.path, isHtml ? Buffer.from(fillIn(content.toString('utf8'))) : content);
    kept.set(found.path, { version: found.version, file });
    return file;
  };
}

/**
 * A file to serve, from its name (for the type) and its content.
 * @param effort how it is compressed: `best` for what is kept, `fast` for what is made for one request
 */
export function storeFile(name: string, content: Uint8Array, effort: Effort = 'best'): StoredFile {
  const { type, compressible } = contentType(name);
  const body = new Uint8Array(content);
  const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    encoded: (encoding) => {
      if (!compressible || body.length < MIN_COMPRESSED_BYTES) return Promise.resolve(body);
      const made = encodings.get(encoding) ?? encode(body, encoding, effort);
      encodings.set(encoding, made);
      return made;
    },
  };
}
