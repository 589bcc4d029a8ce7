import { once } from 'node:events';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** An app that may read what Node has of a request. */
type App = Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>;

/**
 * Serves a stand-in until the process is stopped.
 * @param port as it was typed; 0 takes any free one
 * @param make is given the origin `http://localhost:{port}`, which a stand-in has to know of itself
 * @returns that origin, once requests are answered
 * @throws {Error} when the port cannot be had
 */
export async function serveAt(port: string, make: (origin: string) => App | Promise<App>): Promise<string> {
  let app: App = { fetch: () => new Response('Starting', { status: 503 }) };
  const server = serve({
    port: Number(port),
    // The server speaks HTTP/1 alone, whose bindings these are.
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
 * @param usage is told beside what was wrong with an option or a port
 * @param start returns what to say once the stand-in is there
 */
export async function command(usage: string, start: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await start()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(1);
  }
}
