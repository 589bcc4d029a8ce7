import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { reason, StartError } from './start-error.js';

/** Answers one request, as `app.fetch` does; what Node has of the request comes with it. */
export type Fetch = (request: Request, env?: HttpBindings) => Response | Promise<Response>;

/** Answers a request, or hands it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Makes what stands before a server; it may also take the sockets of that server. */
export type Attach = (server: Server) => Promise<Middleware>;

/** Reached from this machine alone. */
export const LOOPBACK = '127.0.0.1';

export interface Listener {
  readonly port: number;
  /**
   * Takes no new connection, and tells those that are open to close after their reply; resolves when the last one is
   * closed, in 4 s at the latest.
   */
  readonly stop: () => Promise<void>;
}

/** After a stop, a request may still come on a connection that was kept alive: so long it is answered, in ms. */
const IDLE_MS = 500;
/** Whoever has not sent a whole request by then, or taken the whole reply, is cut off. */
const CUT_OFF_MS = 4_000;

/** Listens on a port, or with 0 on any free one. `variable` is what changes it, where it is taken. */
export async function listen(
  port: number,
  variable: string,
  fetch: Fetch,
  { attach, host = LOOPBACK }: { readonly attach?: Attach | undefined; readonly host?: string } = {},
): Promise<Listener> {
  // The server speaks HTTP/1 alone, whose bindings these are.
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings));
  const server = createServer();
  const before = await attach?.(server);
  const stop = stopping(server);
  if (before)
    server.on('request', (request, response) => before(request, response, () => answer(request, response)));
  else server.on('request', answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, variable, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop,
  };
}

/** What stops a server without losing a request. To be called before anything answers. */
function stopping(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  let isIdleClosed = false;
  server.on('request', (_request, response) => {
    // Node then says `Connection: close`, unless the head of the reply is out.
    if (isStopping) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // It told its client to keep the connection, before the stop.
      if (isIdleClosed) server.closeIdleConnections();
    });
  });
  return async () => {
    isStopping = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    // Connections that the system has taken already come first.
    await new Promise(setImmediate);
    const idle = setTimeout(() => {
      isIdleClosed = true;
      server.closeIdleConnections();
    }, IDLE_MS);
    const cutOff = setTimeout(() => server.closeAllConnections(), CUT_OFF_MS);
    await new Promise<void>((resolve, reject) => {
      // The one of HTTP closes idle connections at once: a request that is on its way there would be lost.
      SocketServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()));
    });
    clearTimeout(idle);
    clearTimeout(cutOff);
  };
}

/** Why a port cannot be had, and which variable changes it. */
export function refusal(
  error: NodeJS.ErrnoException,
  port: number,
  variable: string,
  host = LOOPBACK,
): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken. Stop the program that uses it, or set ${variable} to another port.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new StartError(`HOST ${host} is no address of this machine: ${reason(error)}.`);
  }
  return new StartError(`Cannot listen on port ${port}: ${reason(error)}. Set ${variable} to another port.`);
}
