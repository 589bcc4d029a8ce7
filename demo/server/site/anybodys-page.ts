import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGES, type Language } from '../../shared/language.js';

/** Who has one of these is signed in, or has something of the own in the browser: such a page is made anew. */
const OWN = ['portal_myCookie', 'portal_userInfo', 'portal_sellerToken'] as const;

/** What a page may be drawn by: a choice among a few, which says nothing of who made it. */
const LAYOUT = { cookie: 'homeLayout', values: ['cars', 'default'] } as const;

/** The language that the shopper has chosen before (contract section 3); English for all others. */
export function cookieLanguage(c: Context): Language {
  const chosen = getCookie(c, 'portal_NewLang');
  return LANGUAGES.find((known) => known === chosen) ?? 'en';
}

const layoutOf = (c: Context): string => {
  const chosen = getCookie(c, LAYOUT.cookie);
  return LAYOUT.values.find((known) => known === chosen) ?? '';
};

/** What tells a page from others, where it is the same for everybody; null for somebody's own. */
export function keyOfPage(c: Context, prefix: string): string | null {
  if (c.req.method !== 'GET') return null;
  const cookies = getCookie(c);
  if (OWN.some((name) => cookies[name])) return null;
  const { pathname, search } = new URL(c.req.url);
  return JSON.stringify(['page', prefix, cookieLanguage(c), layoutOf(c), pathname + search]);
}

/** The cookies that a page which is the same for everybody is drawn by: none that `keyOfPage` does not read. */
export function anybodysCookies(c: Context): string {
  const layout = layoutOf(c);
  return layout === '' ? '' : `${LAYOUT.cookie}=${layout}`;
}
