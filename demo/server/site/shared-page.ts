import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { targetOf } from '../http/request-target.js';

/** A shopper with one of these cookies is signed in or has personal data in the browser: their pages aren't cached. */
const OWN = ['portal_myCookie', 'portal_userInfo', 'portal_sellerToken'] as const;

/** The one cookie that a shared page may depend on: a choice among a few values that reveals nothing of the shopper. */
const LAYOUT = { cookie: 'homeLayout', values: ['cars', 'default'] } as const;

/** Returns the language that the shopper has chosen (contract section 3), or English if none. */
export function cookieLanguage(c: Context): Language {
  const chosen = getCookie(c, 'portal_NewLang');
  return LANGUAGES.find((each) => each === chosen) ?? 'en';
}

const layoutOf = (c: Context): string => {
  const chosen = getCookie(c, LAYOUT.cookie);
  return LAYOUT.values.find((each) => each === chosen) ?? '';
};

/** Returns the cache key of a page that is the same for everyone, or null for a personal page. */
export function keyOfPage(c: Context, prefix: string): string | null {
  if (c.req.method !== 'GET') return null;
  const cookies = getCookie(c);
  if (OWN.some((name) => cookies[name])) return null;
  return JSON.stringify(['page', prefix, cookieLanguage(c), layoutOf(c), targetOf(c.req.url)]);
}

/** Returns the cookies that a page for everyone is rendered with: only those that are part of `keyOfPage`. */
export function sharedCookies(c: Context): string {
  const layout = layoutOf(c);
  return layout === '' ? '' : `${LAYOUT.cookie}=${layout}`;
}
