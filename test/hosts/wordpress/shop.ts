import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeApi } from '../../tools/fake-api.mjs';

/** The part of a request of Koa's that the fake API reads. */
interface Context {
  readonly path: string;
  readonly querystring: string;
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** A shop on an origin of its own: its API, which WordPress's pages may call, the widgets as they are built, and pages that say where one is. */
export async function startShop(): Promise<{ origin: string; api: string; end: () => Promise<void> }> {
  // Typed for the test runner, whose context has more.
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
  const { port } = server.address() as AddressInfo; // not a pipe's name: it listens on a port
  // Another host than WordPress's, so that cookies are not shared either.
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
