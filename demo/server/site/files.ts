import { Hono } from 'hono';
import { makeLogo } from '../cars/logo.js';
import { MAKES } from '../cars/makes/index.js';
import { drawCar } from '../cars/picture.js';
import { giftPictures } from '../gifts/gift-files.js';
import { drawGoods } from '../goods/picture.js';
import { compressed } from '../http/compressed.js';
import { BUNDLE_HEADERS, embedPolicy, IMAGE_HEADERS, PAGE_HEADERS } from '../http/page-headers.js';
import { answerKnown, CACHE, missing, setHeaders, staticFiles } from '../http/static-files.js';
import { fillInProviders, withProviders } from '../social/pages.js';
import type { SocialConfig } from '../social/social-config.js';

/** `/dist/`: the built bundle, for pages of any origin. */
export function bundleRoutes(folder: string): Hono {
  return new Hono().use(answerKnown(), compressed('best')).get(
    '*',
    staticFiles(folder, '/dist/', (path) => ({
      ...BUNDLE_HEADERS,
      'Cache-Control': path.startsWith('chunks/') ? CACHE.immutable : CACHE.fiveMinutes,
    })),
    // A chunk of an older build that is gone must be readable as a 404 by pages of other origins too.
    (c) => c.text('Not found', 404, BUNDLE_HEADERS),
  );
}

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
  const fillIn = (template: string) => {
    const html = fillInProviders(template, origins.social)
      .replaceAll('{{STOREFRONT_ORIGIN}}', origins.storefrontOrigin)
      .replaceAll('{{PARTNER_ORIGIN}}', origins.partnerOrigin);
    const policy = { 'Content-Security-Policy': embedPolicy(html, origins.storefrontOrigin) };
    return { html, headers: withProviders(policy, origins.social) };
  };
  const headers = { ...PAGE_HEADERS, 'Cache-Control': CACHE.revalidate };
  return new Hono().use(answerKnown(), compressed('best')).get(
    '*',
    staticFiles(folder, '/embeds/', () => headers, fillIn),
    missing,
  );
}

/** `/media/`: the makes' logos, the gifts' coupons and what is for sale, which are drawn, and the image files of a folder. */
export function mediaRoutes(folder: string): Hono {
  const drawn = new Map<string, string>([
    ...MAKES.map((make) => [`/media/makes/${make.value}.svg`, makeLogo(make)] as const),
    ...giftPictures(),
  ]);
  const headers = { ...IMAGE_HEADERS, 'Cache-Control': CACHE.day };
  return new Hono().use(answerKnown(), compressed('best')).get(
    '*',
    async (c, next) => {
      const [, , folder, art = '', file = ''] = c.req.path.split('/');
      const draw = { goods: drawGoods, cars: drawCar }[folder ?? ''];
      const picture = drawn.get(c.req.path) ?? (await draw?.(art, file));
      if (!picture) return next();
      const reply = c.body(picture, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' });
      setHeaders(reply.headers, headers);
      return reply;
    },
    staticFiles(folder, '/media/', () => headers),
    missing,
  );
}
