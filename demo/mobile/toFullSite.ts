import { redirectDocument } from 'react-router';

/** Leads to the same page of the full site, by a page load: another app is there. */
export function toFullSite(url: string, base: string): Response {
  const { origin, pathname, search, hash } = new URL(url);
  // A whole address: a path would be taken as one of this site's.
  return redirectDocument(`${origin}/${pathname.slice(base.length).replace(/^\/+/, '')}${search}${hash}`);
}
