import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { entryOf, pageAt } from '../../shared/pages.js';
import { SITE_PATHS } from '../../shared/sites.js';
import { pathOf, targetOf } from '../http/request-target.js';

/** The cookie with the shopper's choice between the two sites. Without it, the device decides. */
const COOKIE = 'portal_site';
const YEAR_S = 365 * 86_400;

/** Returns the path of a page on the phone site, with its query, or null if it doesn't have that page. */
export function phonePathOf(address: string): string | null {
  const [path = ''] = address.split('?');
  const found = pageAt(path);
  if (!found || !entryOf(found.name).isOnPhones) return null;
  return SITE_PATHS.mobile + (found.name === 'home' ? '' : path.slice(1)) + address.slice(path.length);
}

/** Detects phones by client hint or, if there is none, by user agent. Tablets don't count as phones. */
function isPhone(c: Context): boolean {
  const hint = c.req.header('sec-ch-ua-mobile');
  if (hint) return hint === '?1';
  const name = c.req.header('user-agent') ?? '';
  // Test word by word: a pattern with a gap would scan on from each match of its start, and there may be thousands.
  const is = (word: RegExp) => word.test(name);
  return (
    is(/\b(iPhone|iPod|Windows Phone)\b/) || (is(/\bMobile\b/) && (is(/\bAndroid\b/) || is(/\bFirefox\b/)))
  );
}

/**
 * Redirects phones to the phone site (spec section 1), from pages that it has. `?site=full` leads to the full site and
 * remembers that choice for a year. `?site=phone` forgets it.
 */
export function sendPhonesOn(): MiddlewareHandler {
  return async (c, next) => {
    const pathname = pathOf(c.req.url);
    const searchParams = new URLSearchParams(targetOf(c.req.url).slice(pathname.length));
    const requested = searchParams.get('site');
    if (requested === 'full' || requested === 'phone') {
      const options = { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
      if (requested === 'full') setCookie(c, COOKIE, 'full', { ...options, maxAge: YEAR_S });
      else deleteCookie(c, COOKIE, options);
      searchParams.delete('site');
      return lead(
        c,
        requested === 'full' ? pathname : (phonePathOf(pathname) ?? SITE_PATHS.mobile),
        searchParams,
      );
    }
    const path = phonePathOf(pathname);
    if (path !== null && isPhone(c) && getCookie(c, COOKIE) !== 'full') return lead(c, path, searchParams);
    await next();
  };
}

/** Redirects to a path that begins with exactly one slash, so it can't lead to another site. */
function lead(c: Context, path: string, search: URLSearchParams): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Sec-CH-UA-Mobile, User-Agent, Cookie');
  return c.redirect(path.replace(/^\/+/, '/') + (search.size ? `?${search}` : ''));
}

const isSecure = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
