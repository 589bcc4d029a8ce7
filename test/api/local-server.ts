import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** A request that the server received. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** @param count the number of requests so far, including this one. */
export type Answer = (response: ServerResponse, count: number, request: Received) => void;

export interface LocalServer {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Resolves once the server has received this many requests. */
  readonly came: (count: number) => Promise<void>;
}

/** Starts a server for one test, reachable only from this machine. It stops when the test ends. */
export async function localServer(t: TestContext, answer: Answer): Promise<LocalServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body };
    received.push(one);
    server.emit('received');
    answer(response, received.length, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server that listens on a port has this type of address
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async came(count) {
      while (received.length < count) await once(server, 'received');
    },
  };
}

/** An answer in JSON, as the API sends it. */
export const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** A successful reply. */
export const ok = (data: unknown): Answer => json({ code: 200, msg: 'OK', data });

/** Any text, with any content type and status. */
export const text =
  (body: string, type = 'text/html', status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/** Never answers; the connection stays open. */
export const silence: Answer = () => {};

/** The connection breaks before the server sends anything. */
export const noAnswer: Answer = (response) => response.destroy();

/** The connection breaks in the middle of the body. */
export const halfAnswer: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"code":200,"data":', () => response.destroy());
};
