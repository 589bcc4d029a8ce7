import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeApi } from '../../tools/fake-api.mjs';

/** The part of a Koa context that the fake API reads. */
interface Context {
  readonly path: string;
  readonly querystring: string;
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** Starts a shop on its own origin: an API for WordPress's pages, the built widgets, and pages that show their path. */
export async function startShop(): Promise<{ origin: string; api: string; end: () => Promise<void> }> {
  // Its type is for the test runner, whose context has more properties.
  const { serve } = fakeApi() as unknown as { serve: (context: Context) => Promise<unknown> };
  const server = createServer(async (req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://shop');
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('access-control-allow-headers', 'token, uuid, lang, platformtype, content-type');
    if (req.method === 'OPTIONS') return res.end();
    const { method, headers } = req;
    const context = { path: pathname, querystring: search.slice(1), method, headers, req, res };
    if ((await serve(context)) !== undefined) return undefined;
    if (/^\/dist\/[\w/.-]+\.(?:js|css)$/.test(pathname))
      return res
        .setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/css')
        .end(readFileSync(`.${pathname}`));
    if (pathname.endsWith('.svg'))
      return res.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    return res.setHeader('content-type', 'text/html').end('<!doctype html><title>The shop</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, so it isn't a pipe's name
  // The host differs from WordPress's, so cookies aren't shared either.
  const origin = `http://localhost:${port}`;
  return {
    origin,
    api: `${origin}/fake-api/whole/wordpress`,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
