import type { Context } from 'hono';

/** What follows `prefix` in the path of a request, still percent-encoded. */
export function pathBelow(c: Context, prefix: string): string {
  return new URL(c.req.url).pathname.slice(prefix.length);
}
