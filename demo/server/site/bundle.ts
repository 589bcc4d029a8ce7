import { type Context, Hono } from 'hono';
import { fileStore } from '../http/file-store.js';
import { BUNDLE_HEADERS } from '../http/page-headers.js';
import { CACHE, sendFile, sendMissing } from '../http/send-file.js';
import { pathBelow } from './path-below.js';

/** `/dist/`: the built bundle, for pages of any origin. */
export function bundleRoutes(folder: string): Hono {
  const find = fileStore(folder);
  return new Hono().get('*', async (c: Context) => {
    const path = pathBelow(c, '/dist/');
    const file = await find(path);
    // A chunk of an older build that is gone must be readable as a 404 by pages of other origins too.
    if (file === null) return sendMissing(c, BUNDLE_HEADERS);
    const cacheControl = path.startsWith('chunks/') ? CACHE.immutable : CACHE.fiveMinutes;
    return sendFile(c, file, cacheControl, BUNDLE_HEADERS);
  });
}
