import { redirectDocument } from 'react-router';

/** Redirects to the same page of the full site. That site is a separate app, so this takes a page load. */
export function toFullSite(url: string, base: string): Response {
  const { origin, pathname, search, hash } = new URL(url);
  // The URL must be absolute, because a path would be resolved within this site.
  return redirectDocument(`${origin}/${pathname.slice(base.length).replace(/^\/+/, '')}${search}${hash}`);
}
