import { Hono } from 'hono';
import { fileStore } from '../http/file-store.js';
import { STOREFRONT_PAGE_HEADERS } from '../http/page-headers.js';
import { CACHE, sendFile, sendMissing } from '../http/send-file.js';
import { fillInProviders, withProviders } from '../social/pages.js';
import type { SocialConfig } from '../social/social-config.js';
import { pathBelow } from './path-below.js';

const ENTRY = 'index.html';

/**
 * A built single-page app: its files, and its entry page for every navigation to a path that is no file, for
 * the app routes those itself.
 * @param folder that holds `index.html`
 * @param prefix path under which it is served; begins and ends with "/"
 * @param social whose scripts its pages may load
 */
export function pageRoutes(folder: string, prefix: string, social: SocialConfig): Hono {
  const find = fileStore(folder, (html) => fillInProviders(html, social));
  const pageHeaders = withProviders(STOREFRONT_PAGE_HEADERS, social);
  return new Hono().get('*', async (c) => {
    const path = pathBelow(c, prefix);
    const file = path === '' ? null : await find(path);
    if (file !== null) {
      const headers = file.type.startsWith('text/html') ? pageHeaders : {};
      return sendFile(c, file, CACHE.revalidate, headers);
    }
    if (path !== '' && !(c.req.header('accept') ?? '').includes('text/html')) return sendMissing(c);
    const entry = await find(ENTRY);
    if (entry === null) return c.text('This part of the demo is not built yet: run "npm run build".', 404);
    return sendFile(c, entry, CACHE.revalidate, pageHeaders);
  });
}
