import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { reason, StartError } from './start-error.js';

/** Answers one request, as `app.fetch` does. */
export type Fetch = (request: Request) => Response | Promise<Response>;

export interface Listener {
  readonly port: number;
  /** Takes no new connection; resolves when the last reply is out. */
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a port of all addresses of the machine.
 * @param port 0 takes any free one
 * @param variable the environment variable to change when the port is taken
 * @throws {StartError} when the port is taken or not allowed
 */
export async function listen(port: number, variable: string, fetch: Fetch): Promise<Listener> {
  const server = createServer(getRequestListener(fetch));
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

function refusal(error: NodeJS.ErrnoException, port: number, variable: string): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken. Stop the program that uses it, or set ${variable} to another port.`,
    );
  }
  return new StartError(`Cannot listen on port ${port}: ${reason(error)}. Set ${variable} to another port.`);
}
