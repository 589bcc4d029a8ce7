import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { answer } from './car-api.js';
import { compressed, type Files } from './files.js';

export interface BenchServer {
  /** The origin of the pages and the bundles. */
  readonly origin: string;
  /** Returns the paths requested since the last call of this method. */
  takeRequests(): string[];
  close(): Promise<void>;
}

const bannerPath = '/banner.webp';

/** The demo's picture as shops serve theirs: 1600 pixels wide, about 30 kB. */
const banner = await sharp(fileURLToPath(new URL('../../demo/host/media/hero.svg', import.meta.url)))
  .resize(1600)
  .webp({ quality: 75 })
  .toBuffer();

const typeOf = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';

/** The response to a preflight, which a client's custom headers trigger on calls to another origin. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'platformtype, uuid, token, lang',
  'access-control-max-age': '7200',
};

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on a port, so it isn't a string or null
  return `http://127.0.0.1:${port}`;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Serves the measured pages and the bundles on loopback, and the API from another origin, as for partners. Nothing
 * stays in the browser's cache.
 * @param pagesOf returns the pages by path, given the API's origin.
 */
export async function startServer(
  files: Files,
  pagesOf: (api: string) => Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const requests: string[] = [];
  const api = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.replace(/\?.*/, '');
    const isPreflight = method === 'OPTIONS';
    const found = path === bannerPath ? banner : isPreflight ? '' : await answer(path, method);
    response.writeHead(isPreflight ? 204 : found ? 200 : 404, {
      ...corsHeaders,
      'cache-control': 'no-store',
      'content-type': path === bannerPath ? 'image/webp' : 'application/json; charset=utf-8',
    });
    if (isPreflight) return response.end();
    requests.push(path);
    // Responses aren't compressed, because no server compresses 12 MB at level 11.
    response.end(found);
  });
  const pages = pagesOf(await listen(api));

  const bodies = new Map<string, { type: string; body: Buffer }>();
  for (const [path, body] of files) bodies.set(path, { type: typeOf(path), body });
  for (const [path, html] of Object.entries(pages))
    bodies.set(path, { type: 'text/html', body: Buffer.from(html) });
  const site = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    requests.push(path);
    const found = bodies.get(path);
    response.setHeader('cache-control', 'no-store');
    if (!found) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    response.setHeader('content-type', `${found.type}; charset=utf-8`);
    response.setHeader('content-encoding', 'br');
    response.end(compressed(found.body));
  });
  return {
    origin: await listen(site),
    takeRequests: () => requests.splice(0),
    close: async () => {
      await Promise.all([close(site), close(api)]);
    },
  };
}
