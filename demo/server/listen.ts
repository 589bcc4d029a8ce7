import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { reason, StartError } from './start-error.js';

/** Answers one request, as `app.fetch` does; what Node has of the request comes with it. */
export type Fetch = (request: Request, env?: HttpBindings) => Response | Promise<Response>;

/** Answers a request, or hands it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Makes what stands before a server; it may also take the sockets of that server. */
export type Attach = (server: Server) => Promise<Middleware>;

export interface Listener {
  readonly port: number;
  /** Takes no new connection; resolves when the last reply is out. */
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a port of all addresses of the machine.
 * @param port 0 takes any free one
 * @param variable the environment variable to change when the port is taken
 * @param attach gives what is asked before `fetch` is
 * @throws {StartError} when the port is taken or not allowed
 */
export async function listen(
  port: number,
  variable: string,
  fetch: Fetch,
  attach?: Attach,
): Promise<Listener> {
  // The server speaks HTTP/1 alone, whose bindings these are.
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings));
  const server = createServer();
  const before = await attach?.(server);
  if (before)
    server.on('request', (request, response) => before(request, response, () => answer(request, response)));
  else server.on('request', answer);
  server.on('request', (_request, response) => {
    // A connection that is kept alive would hold up the stop after its last reply.
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, variable)));
    server.listen(port, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}

/** Why a port cannot be had, and which variable changes it. */
export function refusal(error: NodeJS.ErrnoException, port: number, variable: string): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken. Stop the program that uses it, or set ${variable} to another port.`,
    );
  }
  return new StartError(`Cannot listen on port ${port}: ${reason(error)}. Set ${variable} to another port.`);
}
