import type { CommonDetail } from '../element/definition.js';
import type { NavigateDetail } from '../element/events.definition.js';
import { store } from '../state/store.js';
import { safeUrl } from './safe-url.js';

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
  const whole = { ...carried([...url.searchParams.keys()]), ...query };
  for (const [name, value] of Object.entries(whole)) url.searchParams.set(name, value);
  return { href: outgoing(url.href), path, query: whole, target };
}

/**
 * The parameters of the page's address that `carry` names (contract section 1); of one that is there twice, the first.
 * @param present those that the destination has already: they stay.
 */
export function carried(present: readonly string[]): Record<string, string> {
  const { carry, partner } = store.getState().bigdata.config;
  if (!carry) return {};
  const names = carry.split(/\s+/);
  const given = new URLSearchParams(location.search);
  const isNamed = (wanted: string) =>
    names.some((name) => (name.endsWith('*') ? wanted.startsWith(name.slice(0, -1)) : wanted === name));
  return Object.fromEntries(
    [...given.keys()]
      .filter((name) => isNamed(name) && !present.includes(name) && !(partner && name === 'partner'))
      .map((name) => [name, given.get(name) ?? '']),
  );
}

/** A part of a path, encoded; half of a surrogate pair, which no URL can hold, becomes U+FFFD. */
export const encodePart = (part: string): string =>
  encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * An address that leaves the widget, with the partner's id, and on the main site and the mobile one with what is carried
 * (contract section 1); a mail's or a call's has neither.
 */
export function outgoing(href: string): string {
  const { partner, site, mobileSite } = store.getState().bigdata.config;
  const url = new URL(href);
  const ours = [site ?? location.origin, mobileSite].map((base) => safeUrl(base));
  const isOurs = ours.some((base) => base && new URL(base).origin === url.origin);
  if (isOurs)
    for (const [name, value] of Object.entries(carried([...url.searchParams.keys()])))
      url.searchParams.set(name, value);
  if (partner && url.host) url.searchParams.set('partner', partner);
  return url.href;
}
