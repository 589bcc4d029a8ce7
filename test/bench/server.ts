import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replies } from './car-api.js';
import { compressed, type Files } from './files.js';

export interface BenchServer {
  readonly origin: string;
  /** The paths that were asked for since the last call of this. */
  takeRequests(): string[];
  close(): Promise<void>;
}

const banner =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="520"><rect width="1600" height="520" fill="#1b4468"/></svg>';

const typeOf = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';

/** Serves the measured pages, the bundles and the API on loopback; nothing is kept in the browser's cache. */
export async function startServer(
  files: Files,
  pages: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const bodies = new Map<string, { type: string; body: Buffer }>();
  for (const [path, body] of files) bodies.set(path, { type: typeOf(path), body });
  for (const [path, html] of Object.entries(pages))
    bodies.set(path, { type: 'text/html', body: Buffer.from(html) });
  for (const [path, json] of Object.entries(replies))
    bodies.set(path, { type: 'application/json', body: Buffer.from(json) });
  bodies.set('/banner.svg', { type: 'image/svg+xml', body: Buffer.from(banner) });

  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    requests.push(path);
    const found = bodies.get(path);
    response.setHeader('cache-control', 'no-store');
    if (!found) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    // Replies go out as they are: compressing 12 MB at level 11 is no server's way.
    const isReply = path in replies;
    response.setHeader('content-type', `${found.type}; charset=utf-8`);
    if (!isReply) response.setHeader('content-encoding', 'br');
    response.end(isReply ? found.body : compressed(found.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of a server that listens on a port, it is no string and not null
  return {
    origin: `http://127.0.0.1:${port}`,
    takeRequests: () => requests.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
