import { type Destination, outgoing, toDestination } from '../navigation/destination.js';
import { ownUrl } from '../navigation/redirect.js';
import { store } from '../state/store.js';

/**
 * Where the shopper goes after signing in (spec section 4).
 * @param redirect the attribute; null without one.
 * @returns null to stay, on a page that is loaded anew.
 */
export function goalAfter(redirect: string | null, isPage: boolean): Destination | null {
  const wanted = redirect ?? (isPage ? new URLSearchParams(location.search).get('redirect') : null);
  if (wanted === null && !isPage) return null;
  const { site } = store.getState().bigdata.config;
  // A jump of another widget leads to the main site; that comes by the attribute alone, never from the address.
  const url = ownUrl(wanted, location.href) ?? (redirect && site ? ownUrl(redirect, site) : null);
  if (!url) return toDestination('/');
  return jumpOf(new URL(url));
}

/** The page itself, as a jump that a host may prevent: it then draws the new state by itself. */
export const samePage = (): Destination => jumpOf(new URL(location.href));

/** A jump to an address: within the main site its path is what follows the site's own. */
function jumpOf(goal: URL): Destination {
  const { partner, site } = store.getState().bigdata.config;
  const base = site ? new URL(site, document.baseURI) : null;
  const root = base?.origin === goal.origin ? base.pathname.replace(/\/+$/, '') : '';
  const path = goal.pathname.startsWith(`${root}/`) ? goal.pathname.slice(root.length) : goal.pathname;
  const href = outgoing(goal.href);
  const query = Object.fromEntries(new URL(href).searchParams);
  if (partner) delete query.partner;
  return { href, path, query, target: '_self' };
}
