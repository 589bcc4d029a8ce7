import { type Jump, jumpTo } from '../store/jump.js';
import { store } from '../store/store.js';
import { ownUrl } from '../url/redirect.js';

/**
 * Where the shopper goes after signing in (spec section 4).
 * @param redirect the attribute; null without one.
 * @returns null to stay, on a page that is loaded anew.
 */
export function goalAfter(redirect: string | null, isPage: boolean): Jump | null {
  const wanted = redirect ?? (isPage ? new URLSearchParams(location.search).get('redirect') : null);
  if (wanted === null && !isPage) return null;
  const { partner, site } = store.getState().bigdata.config;
  // A jump of another widget leads to the main site; that comes by the attribute alone, never from the address.
  const url = ownUrl(wanted, location.href) ?? (redirect && site ? ownUrl(redirect, site) : null);
  if (!url) return jumpTo('/');
  const goal = new URL(url);
  const query = Object.fromEntries(goal.searchParams);
  if (partner) goal.searchParams.set('partner', partner);
  return { href: goal.href, path: goal.pathname, query, target: '_self' };
}

/** The page itself, as a jump that a host may prevent: it then draws the new state by itself. */
export const samePage = (): Jump => ({
  href: location.href,
  path: location.pathname,
  query: Object.fromEntries(new URLSearchParams(location.search)),
  target: '_self',
});
