import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { danasShop } from '../support/danas-shop.js';

/** The network of a phone in a town: the time until a response starts and, below, its speed. */
const LATENCY_MS = 60;
const BYTES_PER_MS = (9 * 1_000_000) / 8 / 1000;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Compressed responses by their text, as many pages request the same files. A CDN also compresses ahead of time. */
const compressed = new Map<string, Buffer>();

function compress(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const cached = compressed.get(text) ?? brotliCompressSync(body);
  compressed.set(text, cached);
  return cached;
}

/**
 * Starts a page on a slow network, with the bundle and the API on another origin.
 * @param html the page, with `CDN` as a placeholder for that origin.
 */
export async function startSlowSite(html: string): Promise<{ url: string; close: () => void }> {
  const send = async (response: ServerResponse, type: string, body: Buffer, status = 200) => {
    const sent = compress(body);
    await delay(LATENCY_MS + sent.length / BYTES_PER_MS);
    response
      .writeHead(status, {
        'content-type': type,
        'content-encoding': 'br',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      })
      .end(sent);
  };
  const shop = danasShop();
  const answer = async (path: string, method: string) =>
    (await shop.handle(new Request(`http://shop${path}`, { method }))).text();
  const cdn = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://cdn').pathname;
    if (path.startsWith('/v3/')) {
      const { method = 'GET' } = request;
      const reply = method === 'OPTIONS' ? Promise.resolve('') : answer(path, method);
      return void reply.then((text) => send(response, 'application/json', Buffer.from(text)));
    }
    const file = path.startsWith('/test/') ? `.${path}` : `dist${path}`;
    readFile(file).then(
      (body) => send(response, types[extname(path)] ?? 'text/plain', body),
      () => send(response, 'text/plain', Buffer.from(''), 404),
    );
  });
  const listen = (server: typeof cdn) =>
    new Promise<string>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`); // the server listens on a port
      }),
    );
  const origin = await listen(cdn);
  const page = createServer(
    (_, response) => void send(response, 'text/html', Buffer.from(html.replaceAll('CDN', origin))),
  );
  const url = await listen(page);
  return {
    url,
    close: () => {
      for (const server of [page, cdn]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
