import type { CommonDetail, WidgetDefinition } from '../element/definition.js';
import type { NavigateDetail, navigateEvent } from '../element/events.definition.js';
import type { WidgetHost } from '../element/host.js';
import { ofDocument } from '../page/page-document.js';
import { safeUrl } from '../page/safe-url.js';
import { store } from '../state/store.js';

/** Where a widget wants to go: the fields that `storefront-navigate` adds to the common ones (contract section 2). */
export type Destination = Omit<NavigateDetail, keyof CommonDetail>;

/**
 * Returns the destination for a path within the main site.
 * @param within begins with `/`, and its parts are encoded. More slashes count as one: a page's router would take
 * `//elsewhere` for another host.
 */
export function toDestination(
  within: string,
  query: Destination['query'] = {},
  target = '_self',
): Destination {
  const path = within.replace(/^[/\\\s]+/, '/');
  const { site } = store.getState().bigdata.config;
  const { origin } = location;
  // A page without an origin of its own, such as an iframe's `srcdoc`, reports "null". Its base URL is its parent's.
  const url = new URL(site ?? (origin === 'null' ? '/' : origin), ofDocument('baseURI'));
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  const whole = { ...carried([...url.searchParams.keys()]), ...query };
  for (const [name, value] of Object.entries(whole)) url.searchParams.set(name, value);
  return { href: outgoing(url.href), path, query: whole, target };
}

/**
 * Returns the parameters of the page's address that `carry` names (contract section 1). If one appears twice, the first
 * counts.
 * @param present the parameters that the destination already has; they stay as they are.
 */
export function carried(present: readonly string[]): Record<string, string> {
  const { carry, partner } = store.getState().bigdata.config;
  if (!carry) return {};
  const names = carry.split(/\s+/);
  const pageQuery = new URLSearchParams(location.search);
  const isNamed = (parameter: string) =>
    names.some((name) => (name.endsWith('*') ? parameter.startsWith(name.slice(0, -1)) : parameter === name));
  return Object.fromEntries(
    [...pageQuery.keys()]
      .filter((name) => isNamed(name) && !present.includes(name) && !(partner && name === 'partner'))
      .map((name) => [name, pageQuery.get(name) ?? '']),
  );
}

/** Encodes a part of a path. Half of a surrogate pair, which no URL can contain, becomes U+FFFD. */
export const encodePart = (part: string): string =>
  encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * Returns an outgoing address with the partner's ID, and on the main site and the mobile one with the carried
 * parameters (contract section 1). Mail and phone links get neither.
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

/** A widget that can navigate. */
export type Navigating = WidgetDefinition & { readonly events: typeof navigateEvent };

/** Goes to a destination that is open to guests, unless the page prevents the event. For all others, use `navigate`. */
export function go(host: WidgetHost<Navigating>, destination: Destination): void {
  const href = host.emit('storefront-navigate', destination) && safeUrl(destination.href);
  if (!href) return;
  if (destination.target === '_self') location.assign(href);
  else window.open(href, destination.target, 'noopener');
}
