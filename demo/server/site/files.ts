import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppConfig } from '../app-config.js';
import { makeLogo } from '../cars/logo.js';
import { MAKES } from '../cars/makes/index.js';
import { giftPictures } from '../gifts/gift-picture.js';
import { drawPicture } from '../goods/picture.js';
import { compressed } from '../http/compressed.js';
import {
  BUILDER_POLICY,
  BUNDLE_HEADERS,
  docsPolicy,
  embedPolicy,
  IMAGE_HEADERS,
  PAGE_HEADERS,
  PREVIEW_POLICY,
  policyHeader,
} from '../http/page-headers.js';
import { CACHE, missing, setHeaders, staticFiles, withETag } from '../http/static-files.js';
import { drawCarPicture } from '../pictures/car-pictures.js';
import { fillInProviders, withProviders } from '../social/social-config.js';

/** Serves the files of a folder as they are. */
const served = (...handlers: readonly MiddlewareHandler[]): Hono =>
  new Hono().use(withETag(), compressed()).on('GET', ['*'], ...handlers);

/** Pages of other origins must also be able to read the 404 for a missing chunk of an older build. */
const missingToAll: MiddlewareHandler = async (c) => c.text('Not found', 404, BUNDLE_HEADERS);

/** `/dist/`: the built bundle, for pages of any origin. */
export const bundleRoutes = (folder: string): Hono =>
  served(
    staticFiles(folder, '/dist/', (path) => ({
      ...BUNDLE_HEADERS,
      'Cache-Control': path.startsWith('chunks/') ? CACHE.immutable : CACHE.fiveMinutes,
    })),
    missingToAll,
  );

/**
 * `/cdn/`: a release under its version, whose files never change, for pages of any origin. The major version alone
 * redirects to the newest release (contract section 1).
 * @param folder the folder of the built bundle, the only release
 */
export function releaseRoutes(folder: string, version: string): Hono {
  const release = (of: string) => `/cdn/storefront-widgets@${of}/`;
  const newest = release(version.split('.')[0] ?? version);
  const immutable = () => ({ ...BUNDLE_HEADERS, 'Cache-Control': CACHE.immutable });
  const files = staticFiles(folder, release(version), immutable);
  return served(
    async (c, next) => {
      if (!c.req.path.startsWith(newest)) return next();
      const to = release(version) + c.req.path.slice(newest.length);
      const reply = c.redirect(to + new URL(c.req.url).search, 302);
      setHeaders(reply.headers, { ...BUNDLE_HEADERS, 'Cache-Control': CACHE.fiveMinutes });
      return reply;
    },
    (c, next) => (c.req.path.startsWith(release(version)) ? files(c, next) : next()),
    missingToAll,
  );
}

/** `/builder/`: the snippet builder, and the pages for its preview. */
export const builderRoutes = (folder: string): Hono =>
  served(
    staticFiles(folder, '/builder/', (path) => ({
      ...PAGE_HEADERS,
      ...policyHeader(path.startsWith('hosts/') ? PREVIEW_POLICY : BUILDER_POLICY),
      'Cache-Control': /^assets\/.+-[\w-]{8}\.\w+$/.test(path) ? CACHE.immutable : CACHE.revalidate,
    })),
    missing,
  );

/**
 * `/embeds/`: the example pages of partners and CMSs. In HTML files, this server's origins replace
 * `{{STOREFRONT_ORIGIN}}` and `{{PARTNER_ORIGIN}}`.
 */
export function embedRoutes(
  folder: string,
  {
    storefrontOrigin,
    partnerOrigin,
    social,
  }: Pick<AppConfig, 'storefrontOrigin' | 'partnerOrigin' | 'social'>,
): Hono {
  const fillIn = (template: string) => {
    const html = fillInProviders(template, social)
      .replaceAll('{{STOREFRONT_ORIGIN}}', storefrontOrigin)
      .replaceAll('{{PARTNER_ORIGIN}}', partnerOrigin);
    return { html, headers: policyHeader(withProviders(embedPolicy(html, storefrontOrigin), social)) };
  };
  const headers = { ...PAGE_HEADERS, 'Cache-Control': CACHE.revalidate };
  return served(
    staticFiles(folder, '/embeds/', () => headers, fillIn),
    missing,
  );
}

/**
 * `/docs/`: the documentation, including the pages in its examples' frames. An address without `.html` leads to its page,
 * and where there is none, the page that says so has the menu and the search.
 */
export function docsRoutes(folder: string, shop: string): Hono {
  const headersOf = (path: string) => ({
    ...PAGE_HEADERS,
    'Cache-Control': path.startsWith('assets/') ? CACHE.immutable : CACHE.revalidate,
  });
  const fillIn = (html: string) => ({ html, headers: policyHeader(docsPolicy(html, shop)) });
  return served(
    staticFiles(folder, '/docs/', headersOf, fillIn),
    async (c, next) => {
      const [, page] = /^\/docs\/((?:[\w-]+\/)*[\w-]+)\/?$/.exec(c.req.path) ?? [];
      if (page !== undefined && existsSync(join(folder, `${page}.html`)))
        return c.redirect(`/docs/${page}.html`);
      const isPage = page !== undefined || /(?:\/|\.html)$/.test(c.req.path);
      const html = isPage ? await readFile(join(folder, '404.html'), 'utf8').catch(() => null) : null;
      if (html === null) return next();
      const reply = await c.html(html, 404);
      setHeaders(reply.headers, { ...headersOf(''), ...fillIn(html).headers });
      return reply;
    },
    missing,
  );
}

/** `/media/`: generated pictures (makes' logos, gift coupons, products), and the image files of a folder. */
export function mediaRoutes(folder: string): Hono {
  const generated = new Map<string, string>([
    ...MAKES.map((make) => [`/media/makes/${make.value}.svg`, makeLogo(make)] as const),
    ...giftPictures(),
  ]);
  const headers = { ...IMAGE_HEADERS, 'Cache-Control': CACHE.day };
  return served(
    async (c, next) => {
      const picture =
        generated.get(c.req.path) ?? (await drawPicture(c.req.path)) ?? drawCarPicture(c.req.path);
      if (!picture) return next();
      const reply = c.body(picture, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' });
      setHeaders(reply.headers, headers);
      return reply;
    },
    staticFiles(folder, '/media/', () => headers),
    missing,
  );
}
