import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';

/** Lets pages of every origin load the file, even under COEP. Browsers revalidate it every time. */
const withHeaders = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-cache');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
});

/** Serves one file from a stand-in's source folder: a stylesheet or a script. */
export const ownFile = (url: URL) => every(etag(), withHeaders, serveStatic({ path: fileURLToPath(url) }));
