import type { CommonDetail } from '../element/definition.js';
import type { NavigateDetail } from '../element/events.definition.js';
import { store } from '../state/store.js';

/** Where a widget wants to go: what `storefront-navigate` tells of its own (contract section 2). */
export type Destination = Omit<NavigateDetail, keyof CommonDetail>;

/**
 * The destination of a path within the main site.
 * @param path begins with `/`, its parts encoded.
 */
export function toDestination(path: string, query: Destination['query'] = {}, target = '_self'): Destination {
  const { site } = store.getState().bigdata.config;
  const { origin } = location;
  // A page without an origin of its own, such as an iframe's `srcdoc`, says "null"; its base is that of its parent.
  const url = new URL(site ?? (origin === 'null' ? '/' : origin), document.baseURI);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { href: withPartner(url.href), path, query, target };
}

/** A part of a path, encoded; half of a surrogate pair, which no URL can hold, becomes U+FFFD. */
export const encodePart = (part: string): string =>
  encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** An address that leaves the page, with the partner's id (contract section 1); a mail's or a call's has none. */
export function withPartner(href: string): string {
  const { partner } = store.getState().bigdata.config;
  const url = new URL(href);
  if (partner && url.host) url.searchParams.set('partner', partner);
  return url.href;
}
