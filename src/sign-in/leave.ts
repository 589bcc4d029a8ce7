import { type Destination, outgoing, toDestination } from '../navigation/destination.js';
import { ownUrl } from '../navigation/redirect.js';
import { ofDocument } from '../page/page-document.js';
import { store } from '../state/store.js';

/**
 * Returns where the shopper goes after signing in (spec section 4).
 * @param redirect the attribute, or null without one.
 * @returns null to stay and reload the page.
 */
export function goalAfter(redirect: string | null, isPage: boolean): Destination | null {
  const wanted = redirect ?? (isPage ? new URLSearchParams(location.search).get('redirect') : null);
  if (wanted === null && !isPage) return null;
  const { site } = store.getState().bigdata.config;
  // Other widgets can ask to go to the main site. Only the attribute may do that, never the page's URL.
  const url = ownUrl(wanted, location.href) ?? (redirect && site ? ownUrl(redirect, site) : null);
  if (!url) return toDestination('/');
  return jumpOf(new URL(url));
}

/** Returns the current page as a destination. A host that prevents the navigation renders the new state itself. */
export const samePage = (): Destination => jumpOf(new URL(location.href));

/** Returns the destination for a URL. Within the main site, `path` leaves out the site's base path. */
function jumpOf(goal: URL): Destination {
  const { partner, site } = store.getState().bigdata.config;
  const base = site ? new URL(site, ofDocument('baseURI')) : null;
  const root = base?.origin === goal.origin ? base.pathname.replace(/\/+$/, '') : '';
  const path = goal.pathname.startsWith(`${root}/`) ? goal.pathname.slice(root.length) : goal.pathname;
  const href = outgoing(goal.href);
  const query = Object.fromEntries(new URL(href).searchParams);
  if (partner) delete query.partner;
  return { href, path, query, target: '_self' };
}
