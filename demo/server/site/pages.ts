import { join } from 'node:path';
import { type Context, type Handler, Hono } from 'hono';
import type { Language } from '../../shared/language.js';
import type { RenderPage } from '../../shared/page-rendering.js';
import { pageAt } from '../../shared/pages.js';
import { SITE_PATHS, type SiteName } from '../../shared/sites.js';
import type { AppConfig } from '../app-config.js';
import { TOPICS } from '../cache/changes.js';
import { sendCached } from '../cache/public-replies.js';
import type { ResponseCache } from '../cache/response-cache.js';
import { findContent } from '../campaigns/content.js';
import { BANNER_PICTURES } from '../cars/banner.js';
import type { Db } from '../db/database.js';
import { isUnavailable } from '../db/unavailable.js';
import type { ApiEnv } from '../http/api.js';
import { compressed } from '../http/compressed.js';
import { describeError, RETRY_AFTER_S } from '../http/errors.js';
import { allow, PAGE_HEADERS, policyHeader, STOREFRONT_POLICY } from '../http/page-headers.js';
import { pathOf } from '../http/request-target.js';
import { CACHE, missing, setHeaders, staticFiles, withETag } from '../http/static-files.js';
import { fillInProviders, withProviders } from '../social/social-config.js';
import { describePage } from './describe-page.js';
import { SITE_MESSAGES } from './messages.js';
import { fillInOutsideLinks } from './outside-links.js';
import { pageBody } from './page-body.js';
import { type PageHead, plainHead, renderHead } from './page-head.js';
import { phonePathOf } from './phones.js';
import { readText, renderLinks } from './preloads.js';
import type { Answer } from './render-page.js';
import { cookieLanguage, keyOfPage, sharedCookies } from './shared-page.js';

const ENTRY = 'index.html';

/** A part of the app whose name contains a hash of its content. */
const HASHED = /^assets\/.*-[\w-]{8}\.(?:css|js)$/;

/**
 * Serves a built single-page app: its files, and its entry page for every navigation to a path that isn't a file, since
 * the app does its own routing. The entry page gets the head of the requested page, in the shopper's language.
 */
export function pageRoutes(
  db: Db,
  site: SiteName,
  { social, outsideLinks, suggestUrl, storefrontOrigin: origin, folders }: AppConfig,
  answer: Answer,
  render: RenderPage = async () => null,
  responseCache: ResponseCache | null = null,
): Hono<ApiEnv> {
  const folder = folders[site];
  // Its files are below this path, and so are its pages, except for those that it has elsewhere.
  const prefix = SITE_PATHS[site];
  const pageHeaders = {
    ...PAGE_HEADERS,
    ...policyHeader(
      allow(withProviders(STOREFRONT_POLICY, social), { 'connect-src': new URL(suggestUrl).origin }),
    ),
    'Cache-Control': CACHE.revalidate,
  };
  const fillIn = (html: string) =>
    fillInOutsideLinks(fillInProviders(html, social), outsideLinks).replaceAll('{{SUGGEST_URL}}', suggestUrl);
  const headersOf = (path: string) =>
    path.endsWith('.html')
      ? pageHeaders
      : { 'Cache-Control': HASHED.test(path) ? CACHE.immutable : CACHE.revalidate };
  const files = staticFiles(folder, prefix, headersOf, (html) => ({ html: fillIn(html) }));

  /** @param cookies the cookies that may affect the page */
  const makePage = async (
    c: Context<ApiEnv>,
    url: URL,
    lang: Language,
    cookies: string,
  ): Promise<MadePage> => {
    const path = pathBelow(c, prefix);
    const entry = await readText(join(folder, ENTRY));
    if (entry === null) return { missing: 'This part of the demo is not built yet: run "npm run build".' };

    const away = new Away();
    const head = await headOf(c, db, `/${path}`, origin, lang, away);
    const isPhone = site === 'mobile';
    const phonePath = !isPhone && head.canonical ? phonePathOf(head.canonical) : null;
    const { preloads, styles } = await renderLinks(
      { site: folder, widgets: folders.dist },
      `/${path}`,
      lang,
      site,
    );
    const place = { origin, lang, isPhone, phonePath, preloads };
    const hero = isPhone && pageAt(path)?.name === 'home' ? await heroOf(c, db, lang, away) : null;
    const request = { path: `/${path}`, url, lang, cookies, isPhone, hero };
    const body = await pageBody(request, render, away.watch(answer), c.get('logger'));
    if ('redirect' in body) return body;
    // Fill in the head last: it replaces the first match, and nothing in a body looks like that.
    const filled = fillIn(entry)
      .replace('{{STYLES}}', () => styles)
      .replace('{{REST}}', () => body.rest)
      .replace('{{ROOT}}', () => body.root);
    const html = renderHead(filled, head, place);
    // The browser still gets a page that works, and search engines come again instead of taking it for the real one.
    if (away.isNoticed) return { html, status: 503, isWhole: false };
    return { html, status: head.status, isWhole: body.isRendered };
  };

  const headersFor = (lang: Language) => ({
    ...pageHeaders,
    'X-Content-Type-Options': 'nosniff',
    'Content-Language': lang,
    Vary: 'Cookie, User-Agent, Sec-CH-UA-Mobile',
  });

  const page: Handler<ApiEnv> = async (c) => {
    const url = new URL(c.req.url);
    const lang = cookieLanguage(c);
    const key = responseCache && keyOfPage(c, prefix);
    let made: MadePage | undefined;
    if (key) {
      // Whatever host the request named, render the store's URL, without anything that identifies the shopper.
      const own = new URL(url.pathname + url.search, origin);
      const found = await responseCache.get(key, TOPICS, async () => {
        made = await makePage(c, own, lang, sharedCookies(c));
        return 'html' in made && made.isWhole && made.status !== 503
          ? { status: made.status, type: 'text/html; charset=UTF-8', body: Buffer.from(made.html) }
          : null;
      });
      if (found !== null) return sendCached(c, found, headersFor(lang));
    }
    made ??= await makePage(c, url, lang, c.req.header('cookie') ?? '');
    if ('missing' in made) return c.text(made.missing, 404);
    if ('redirect' in made) return leadOn(c, made.redirect);
    const reply = await c.html(made.html, made.status);
    setHeaders(reply.headers, headersFor(lang));
    if (made.status === 503) reply.headers.set('Retry-After', RETRY_AFTER_S);
    return reply;
  };

  /** Sends a cached page before looking for files: if the page is cached, there is no file at its path. */
  const sendCachedPage: Handler<ApiEnv> = async (c, next) => {
    const key = responseCache && takesPage(c, pathBelow(c, prefix)) && keyOfPage(c, prefix);
    const found = key ? responseCache.find(key, TOPICS) : null;
    return found === null ? next() : sendCached(c, found, headersFor(cookieLanguage(c)));
  };

  return new Hono<ApiEnv>()
    .get('*', sendCachedPage)
    .use(withETag(), compressed())
    .get(
      '*',
      (c, next) => ([prefix, prefix + ENTRY].includes(c.req.path) ? next() : files(c, next)),
      (c, next) => (takesPage(c, pathBelow(c, prefix)) ? next() : missing(c, next)),
      page,
    );
}

type MadePage =
  | { readonly missing: string }
  | { readonly redirect: string }
  | {
      readonly html: string;
      readonly status: 200 | 404 | 503;
      /** Whether it is complete, rather than left to the browser because something failed. */
      readonly isWhole: boolean;
    };

/**
 * Returns whether a path that isn't a file is answered with the page: for clients that ask for HTML, and for those that
 * accept anything, such as link checkers, unless the path has a file extension.
 */
function takesPage(c: Context, path: string): boolean {
  const accept = c.req.header('accept') ?? '*/*';
  return path === '' || accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

/** Notices, while a page is made, that the database is away. */
class Away {
  isNoticed = false;

  /** Returns the same calls to the API. */
  watch(answer: Answer): Answer {
    return async (call, lang) => {
      const reply = await answer(call, lang);
      if (typeof reply === 'object' && reply !== null && 'code' in reply && reply.code === 503)
        this.isNoticed = true;
      return reply;
    };
  }
}

/** Finds the head of a page. If that fails, the page still works, so it gets the home page's texts. */
async function headOf(
  c: Context<ApiEnv>,
  db: Db,
  path: string,
  origin: string,
  lang: Language,
  away: Away,
): Promise<PageHead> {
  try {
    const search = new URL(c.req.url).searchParams;
    return await describePage(path, { db, origin, lang, search });
  } catch (error) {
    c.get('logger').error(describeError(error), 'no page head');
    if (isUnavailable(error)) away.isNoticed = true;
    const { title, description } = SITE_MESSAGES[lang].head.home;
    return plainHead(title, description, null);
  }
}

/** Finds the picture of the search on the phone site's home. If that fails, it is the one before the first campaign. */
async function heroOf(c: Context, db: Db, lang: Language, away: Away): Promise<string> {
  try {
    return (await findContent(db)).banner[lang].picture;
  } catch (error) {
    c.get('logger').error(describeError(error), 'no picture of the search');
    if (isUnavailable(error)) away.isNoticed = true;
    return BANNER_PICTURES[lang];
  }
}

/** Redirects to another page. The target depends only on the page's URL, never on a cookie. */
function leadOn(c: Context, to: string): Response {
  c.header('Cache-Control', CACHE.revalidate);
  c.header('Vary', 'Cookie, User-Agent, Sec-CH-UA-Mobile');
  return c.redirect(to);
}

/** Returns the part of a path after `prefix`, still percent-encoded, or else all but the first slash. */
export function pathBelow(c: Context, prefix: string): string {
  const pathname = pathOf(c.req.url);
  return pathname.slice(pathname.startsWith(prefix) ? prefix.length : 1);
}
