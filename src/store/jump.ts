import { store } from './store.js';

/** Where a widget wants to go; the detail of `storefront-navigate` (contract section 2). */
export interface Jump {
  /** Absolute, on the main site, with the partner's id. */
  readonly href: string;
  /** Begins with `/`, without a query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The name of a browsing context; `_self` by default. */
  readonly target: string;
}

/**
 * Makes a jump of a path within the main site.
 * @param path begins with `/`, its parts encoded.
 */
export function jumpTo(path: string, query: Jump['query'] = {}, target = '_self'): Jump {
  const { site, partner } = store.getState().bigdata.config;
  const { origin } = location;
  // A page without an origin of its own, such as an iframe's `srcdoc`, says "null"; its base is that of its parent.
  const url = new URL(site ?? (origin === 'null' ? '/' : origin), document.baseURI);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (partner) url.searchParams.set('partner', partner);
  return { href: url.href, path, query, target };
}
