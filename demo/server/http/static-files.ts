import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** How long browsers keep a file without asking again. */
export const CACHE = {
  /** Asks each time, and gets a 304 while the file is unchanged. */
  revalidate: 'no-cache',
  fiveMinutes: 'public, max-age=300',
  day: 'public, max-age=86400',
  /** For names that contain a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
} as const;

type HeaderFields = Readonly<Record<string, string>>;

/**
 * Serves the files of a folder, and leaves other paths to the next handler. Never serves a file outside the folder,
 * through `..` or a link, or a file whose name begins with a dot. If the build has put a compressed copy next to a file,
 * browsers that accept it get that one.
 * @param prefix of the paths; begins and ends with "/"
 * @param fillIn rewrites each HTML file, and may add headers to those of its path
 */
export function staticFiles(
  folder: string,
  prefix: string,
  headersOf: (path: string) => HeaderFields,
  fillIn?: (html: string) => { readonly html: string; readonly headers?: HeaderFields },
): MiddlewareHandler {
  const within = (path: string) => path.slice(prefix.length);
  const serve = serveStatic({
    rewriteRequestPath: (path) => join(folder, within(path)),
    precompressed: true,
  });
  return async (c, next) => {
    const path = within(c.req.path);
    const found = (await isOwn(folder, path)) ? await serve(c, async () => {}) : undefined;
    if (found === undefined) return next();
    const isPage = found.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || !fillIn || c.req.method !== 'GET') {
      setHeaders(found.headers, headersOf(path));
      return found;
    }
    const { html, headers } = fillIn(await found.text());
    const filled = new Response(html, found);
    filled.headers.delete('Content-Length');
    setHeaders(filled.headers, { ...headersOf(path), ...headers });
    return filled;
  };
}

/** Needed because `serveStatic` follows links and serves names that begin with a dot. */
async function isOwn(folder: string, path: string): Promise<boolean> {
  if (path.split('/').some((segment) => segment.startsWith('.'))) return false;
  try {
    const [root, found] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return found === root || found.startsWith(root + sep);
  } catch {
    // Missing, unreadable, or a name that's too long: to a visitor it's all the same.
    return false;
  }
}

/** Sets the headers of a reply, and keeps browsers from guessing its type. */
export function setHeaders(reply: Headers, headers: HeaderFields): void {
  reply.set('X-Content-Type-Options', 'nosniff');
  for (const [name, value] of Object.entries(headers)) reply.set(name, value);
}

/** Sends a 304 to a client that already has the body. Pages of other origins must be able to read it, too. */
export const withETag = (): MiddlewareHandler =>
  etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'Access-Control-Allow-Origin',
      'Cross-Origin-Resource-Policy',
      'X-Request-Id',
    ],
  });

export const missing: MiddlewareHandler = async (c) => c.text('Not found', 404);
