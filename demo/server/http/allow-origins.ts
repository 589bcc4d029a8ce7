import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * CORS for the API by an exact list of origins. Another origin is not allowed, so its pages can neither read a reply
 * nor send one of our headers.
 */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['platformType', 'uuid', 'token', 'lang', 'content-type'],
    // Browsers keep the answer to a preflight for two hours.
    maxAge: 7_200,
  });
