import type { MiddlewareHandler } from 'hono';

/**
 * Redirects a path with repeated slashes to the one without them. No page has such a path, and code that resolves one
 * that begins with two slashes would take its first part for a host.
 */
export const mergeSlashes: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.includes('//')) return next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Not found', 404);
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.replace(/\/{2,}/g, '/') + search, 308);
};
