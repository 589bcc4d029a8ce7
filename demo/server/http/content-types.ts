import { extname } from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The MIME type of a file by its name, and whether compression makes it smaller. */
export function contentType(path: string): {
  type: string;
  compressible: boolean;
} {
  const extension = extname(path).toLowerCase();
  const text = TEXT_TYPES[extension];
  if (text !== undefined) return { type: text, compressible: true };
  return {
    type: BINARY_TYPES[extension] ?? 'application/octet-stream',
    compressible: false,
  };
}
