import type { MiddlewareHandler } from 'hono';

/** How long a browser may keep the answer to a preflight, in seconds. */
const MAX_AGE_S = 7_200;

/**
 * CORS for the API by an exact list of origins, and the 204 of every preflight. Another origin gets no header,
 * so its pages can neither read a reply nor send one of our headers.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins);
  return async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    c.header('Vary', 'Origin', { append: true });
    if (allowed.has(origin)) c.header('Access-Control-Allow-Origin', origin);
    if (c.req.method !== 'OPTIONS') return next();
    if (allowed.has(origin)) {
      c.header('Access-Control-Allow-Methods', 'GET, POST');
      c.header('Access-Control-Allow-Headers', 'platformType, uuid, token, lang, content-type');
      c.header('Access-Control-Max-Age', String(MAX_AGE_S));
    }
    return c.body(null, 204);
  };
}
