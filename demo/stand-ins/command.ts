import { once } from 'node:events';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** An app that may read Node's own request and response. */
type App = Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>;

/**
 * Serves a stand-in until the process is stopped.
 * @param port the port as typed; 0 takes any free one
 * @param make creates the app, given its own origin `http://localhost:{port}`
 * @returns that origin, once the stand-in answers requests
 * @throws {Error} if the port isn't available
 */
export async function serveAt(port: string, make: (origin: string) => App | Promise<App>): Promise<string> {
  let app: App = { fetch: () => new Response('Starting', { status: 503 }) };
  const server = serve({
    port: Number(port),
    // The server speaks only HTTP/1, so these are HTTP/1 bindings.
    fetch: (request, env) => app.fetch(request, env as HttpBindings),
  });
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  app = await make(origin);
  return origin;
}

/**
 * Runs a stand-in's command.
 * @param usage the usage text, printed after an error with an option or a port
 * @param start starts the stand-in and returns the text to print
 */
export async function command(usage: string, start: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await start()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(1);
  }
}
