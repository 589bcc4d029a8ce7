import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';

/** Pages of every origin may load it, also under COEP; browsers ask each time whether it has changed. */
const withHeaders = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-cache');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
});

/** Serves one file that lies beside a stand-in's code: a stylesheet or a script. */
export const ownFile = (url: URL) => every(etag(), withHeaders, serveStatic({ path: fileURLToPath(url) }));
