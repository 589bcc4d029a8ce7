import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** A running server of a mock. */
export interface MockServer {
  /** Base URL of the API, such as `http://localhost:4300/v3`. */
  readonly api: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a server on this machine.
 * @param handle answers a request; `Response.error()` breaks the connection
 * @param port 0 for any free one
 * @throws {Error} what the system says, such as EADDRINUSE
 */
export async function startServer(
  handle: (request: Request) => Promise<Response>,
  port: number,
): Promise<MockServer> {
  const { createServer } = await import('node:http');
  // Whatever goes wrong, such as a client that left, ends the connection.
  const server = createServer((request, response) => {
    answer(request, response, handle).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  const address = server.address() as AddressInfo; // it listens on a port
  return {
    api: `http://localhost:${address.port}/v3`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes a request to a function over `Request` and `Response`, and sends what it returns. */
export async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const [{ Readable }, { pipeline }] = await Promise.all([
    import('node:stream'),
    import('node:stream/promises'),
  ]);
  const { method = 'GET', url = '/', headers } = incoming;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(incoming);
  const request = new Request(new URL(url, 'http://localhost'), {
    ...{ method, signal: gone.signal, headers: new Headers(Object.entries(headers).map(toField)) },
    // Fetch requires `duplex` for a body that is a stream; TypeScript's types of pages don't know it.
    ...(body && ({ body, duplex: 'half' } as RequestInit)),
  });
  const response = await handle(request);
  if (response.type === 'error') throw new TypeError('Nobody answers');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // Pages and Node have the same streams, of two types.
  if (response.body) await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing);
  else outgoing.end();
}

const toField = ([name, value]: readonly [string, string | string[] | undefined]): [string, string] => [
  name,
  String(value),
];
