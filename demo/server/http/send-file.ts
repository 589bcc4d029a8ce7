import type { Context } from 'hono';
import { pickEncoding } from './encoding.js';
import type { StoredFile } from './file-store.js';

/** How long browsers keep a file without asking again. */
export const CACHE = {
  /** Asks each time; answered by 304 while the file is the same. */
  revalidate: 'no-cache',
  fiveMinutes: 'public, max-age=300',
  day: 'public, max-age=86400',
  /** For names that hold a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
} as const;

/** Sends a file as the client takes it: brotli, gzip or plain, or 304 when the client has it already. */
export async function sendFile(
  c: Context,
  file: StoredFile,
  cacheControl: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const encoding = pickEncoding(c.req.header('accept-encoding') ?? '');
  const body = encoding === null ? file.body : await file.encoded(encoding);
  const isEncoded = body !== file.body;
  const etag = `"${file.hash}${isEncoded ? `-${encoding}` : ''}"`;

  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  c.header('Content-Type', file.type);
  c.header('Content-Length', String(body.length));
  if (isEncoded && encoding !== null) c.header('Content-Encoding', encoding);
  return c.body(body);
}

/** Plain text for a file that is not there. */
export function sendMissing(c: Context, headers: Readonly<Record<string, string>> = {}): Response {
  return c.text('Not found', 404, headers);
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
