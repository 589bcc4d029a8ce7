import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Which of the two sites the shopper has chosen; without it, the device decides. */
const COOKIE = 'portal_site';
const YEAR_S = 365 * 86_400;

/** The pages that the phone site has, under the same path below `/m`. */
const ON_PHONE = /^\/(index-old)?$|^\/(categories|products)(\/[^/]+)?\/?$|^\/store\/[^/]+\/?$/;

/** The address of a page on the phone site, its query kept; null for a page that it does not have. */
export function phonePathOf(address: string): string | null {
  const [path = ''] = address.split('?');
  if (!ON_PHONE.test(path)) return null;
  return path === '/index-old' ? `/m/${address.slice(path.length)}` : `/m${address}`;
}

/** A phone, by its client hint, or where the browser sends none, by its name. Tablets are no phones. */
function isPhone(c: Context): boolean {
  const hint = c.req.header('sec-ch-ua-mobile');
  if (hint) return hint === '?1';
  const name = c.req.header('user-agent') ?? '';
  // Word by word: a pattern with a gap in it would look on from each of thousands of words that begin it.
  const is = (word: RegExp) => word.test(name);
  return (
    is(/\b(iPhone|iPod|Windows Phone)\b/) || (is(/\bMobile\b/) && (is(/\bAndroid\b/) || is(/\bFirefox\b/)))
  );
}

/**
 * Sends phones to the phone site (spec section 1), from those pages that it has. `?site=full` leads to the full site
 * and has that remembered for a year; `?site=phone` forgets it again.
 */
export function sendPhonesOn(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const wanted = searchParams.get('site');
    if (wanted === 'full' || wanted === 'phone') {
      const options = { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
      if (wanted === 'full') setCookie(c, COOKIE, 'full', { ...options, maxAge: YEAR_S });
      else deleteCookie(c, COOKIE, options);
      searchParams.delete('site');
      return lead(c, wanted === 'full' ? pathname : (phonePathOf(pathname) ?? '/m/'), searchParams);
    }
    const path = phonePathOf(pathname);
    if (path !== null && isPhone(c) && getCookie(c, COOKIE) !== 'full') return lead(c, path, searchParams);
    await next();
  };
}

/** Only the path is taken over, which begins with one slash: nobody is led to another site. */
function lead(c: Context, path: string, search: URLSearchParams): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Sec-CH-UA-Mobile, User-Agent, Cookie');
  return c.redirect(path.replace(/^\/+/, '/') + (search.size ? `?${search}` : ''));
}

const isSecure = (c: Context): boolean =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
