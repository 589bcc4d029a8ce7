import { Hono } from 'hono';
import { fileStore } from '../http/file-store.js';
import { PAGE_HEADERS } from '../http/page-headers.js';
import { CACHE, sendFile, sendMissing } from '../http/send-file.js';
import { fillInProviders } from '../social/pages.js';
import type { SocialConfig } from '../social/social-config.js';
import { pathBelow } from './path-below.js';

/**
 * `/embeds/`: the example pages of partners and CMSs. In HTML files `{{STOREFRONT_ORIGIN}}` and
 * `{{PARTNER_ORIGIN}}` stand for the origins of this server.
 */
export function embedRoutes(
  folder: string,
  origins: {
    readonly storefrontOrigin: string;
    readonly partnerOrigin: string;
    readonly social: SocialConfig;
  },
): Hono {
  const find = fileStore(folder, (html) =>
    fillInProviders(html, origins.social)
      .replaceAll('{{STOREFRONT_ORIGIN}}', origins.storefrontOrigin)
      .replaceAll('{{PARTNER_ORIGIN}}', origins.partnerOrigin),
  );
  return new Hono().get('*', async (c) => {
    const path = pathBelow(c, '/embeds/');
    const file = await find(path === '' || path.endsWith('/') ? `${path}index.html` : path);
    return file === null ? sendMissing(c) : sendFile(c, file, CACHE.revalidate, PAGE_HEADERS);
  });
}
