import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import { reason, StartError } from './start-error.js';

/** Answers one request, like `app.fetch`. `env` has Node's own request and response. */
export type Fetch = (request: Request, env?: HttpBindings) => Response | Promise<Response>;

/** Answers a request or passes it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Creates the middleware that runs ahead of a server. It may also take over the server's sockets. */
export type Attach = (server: Server) => Promise<Middleware>;

/** Only this machine can reach this address. */
export const LOOPBACK = '127.0.0.1';

export interface Listener {
  readonly port: number;
  /**
   * Stops accepting connections and closes open ones after their reply. Resolves when the last one is closed, after at
   * most 4 s.
   */
  readonly stop: () => Promise<void>;
}

/** How long a stop lets in those who are already at the door, in ms, even if there are ever more. */
const LET_IN_MS = 3_000;
/** After this many turns of the event loop without a new connection, there is none. */
const QUIET_TURNS = 3;
/** How long after a stop requests on kept-alive connections are still answered, in ms. */
const IDLE_MS = 500;
/** Clients that haven't sent the whole request or received the whole reply by then are cut off, in ms after a stop. */
const CUT_OFF_MS = 4_000;

interface ListenOptions {
  readonly attach?: Attach | undefined;
  readonly host?: string;
  readonly logger?: Logger;
}

/** Listens on a port, or on any free one if it is 0. `variable` is the setting to change if the port is taken. */
export async function listen(
  port: number,
  variable: string,
  fetch: Fetch,
  { attach, host = LOOPBACK, logger }: ListenOptions = {},
): Promise<Listener> {
  // The server speaks only HTTP/1, so these are HTTP/1 bindings.
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings));
  const server = createServer();
  const before = await attach?.(server);
  const { stop, isLate } = stopping(server);
  server.on('request', (request, response) => {
    if (isLate(request.socket)) refuseLate(response);
    else if (before) before(request, response, () => answer(request, response));
    else void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, variable, host)));
    server.listen(port, host, resolve);
  });
  // When the process has too many open files, for instance, a connection can't be accepted. Others can.
  server.on('error', (error) =>
    logger?.warn({ reason: error.message, port }, 'a connection was not accepted'),
  );
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop,
  };
}

/** Answers a request that was still in line when the server was stopped. */
function refuseLate(response: ServerResponse): void {
  response
    .writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=UTF-8' })
    .end('The store is very busy. Please try again in a moment.');
}

interface Stopper {
  /** Stops the server without leaving a request unanswered. */
  readonly stop: () => Promise<void>;
  /** Whether a connection was still in the system's line when the stop began. */
  readonly isLate: (socket: Socket) => boolean;
}

/** Prepares a server for its stop. Call it before adding any request handler. */
function stopping(server: Server): Stopper {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  let isIdleClosed = false;
  let isLettingIn = false;
  const late = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    if (isLettingIn) late.add(socket);
  });
  server.on('request', (request, response) => {
    // Node then sends `Connection: close`, unless the headers of the reply are already out. Those who are let in keep
    // their connection for now, or they would be back in line at once.
    if (isStopping && !(isLettingIn && late.has(request.socket))) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // Its headers may have gone out before the stop and told the client to keep the connection.
      if (isIdleClosed) server.closeIdleConnections();
    });
  });
  const stop = async () => {
    isStopping = true;
    isLettingIn = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    const cutOff = setTimeout(() => server.closeAllConnections(), CUT_OFF_MS);
    // Let in the connections that the system has already accepted. Node takes one in each turn of its event loop, and
    // the first immediate may still belong to the turn of the signal.
    const until = performance.now() + LET_IN_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; quiet++) {
      const before = late.size;
      await new Promise(setImmediate);
      if (late.size > before) quiet = 0;
    }
    isLettingIn = false;
    for (const response of underWay) response.shouldKeepAlive = false;
    const idle = setTimeout(() => {
      isIdleClosed = true;
      server.closeIdleConnections();
    }, IDLE_MS);
    await new Promise<void>((resolve, reject) => {
      // The HTTP server's own `close` drops idle connections at once, which would lose a request that is on its way.
      SocketServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()));
    });
    clearTimeout(idle);
    clearTimeout(cutOff);
  };
  return { stop, isLate: (socket) => late.has(socket) };
}

/** Explains why a port isn't available, and which variable changes it. */
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
