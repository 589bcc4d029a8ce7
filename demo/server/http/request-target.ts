/**
 * Returns the path and query of a request's URL, still percent-encoded, unlike `c.req.path`. The URL is already normal,
 * and most requests need nothing else of it, so it isn't parsed once more.
 */
export function targetOf(url: string): string {
  const end = url.indexOf('#');
  return url.slice(url.indexOf('/', url.indexOf('://') + '://'.length), end < 0 ? url.length : end);
}

/** Returns the path of a request's URL, still percent-encoded. */
export function pathOf(url: string): string {
  const target = targetOf(url);
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}
