import type { Context } from 'hono';

/**
 * Returns the path and query of a request, still percent-encoded, unlike `c.req.path`. The URL of a request is already
 * normalized, and most requests need nothing else of it, so it isn't parsed once more.
 */
export function targetOf(c: Context): string {
  const { url } = c.req;
  return url.slice(url.indexOf('/', url.indexOf('://') + '://'.length));
}

/** Returns the path of a request, still percent-encoded. */
export function pathOf(c: Context): string {
  const target = targetOf(c);
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}
