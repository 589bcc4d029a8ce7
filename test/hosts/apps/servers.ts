import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { validReply } from '../../replies/valid-reply.js';

/** Stops the servers after all tests of a process. A hook registered within the tests' hooks would run too early. */
const ends: (() => void)[] = [];
after(() => {
  for (const end of ends) end();
});

type App = Hono<{ Bindings: HttpBindings | Http2Bindings }>;

/** @returns the server's origin. */
async function start(app: App): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  ends.push(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not a pipe
  return `http://127.0.0.1:${port}`;
}

const { brand, title } = validReply.data.banner;

/** The responses for the widgets. They refer to no files, so a page loads only its own files and API responses. */
const replies: Readonly<Record<string, unknown>> = {
  '/pc/car/indexV2': {
    banner: { title, img_pc: '', brand: brand.map((make) => ({ ...make, brand_logo: null })) },
  },
  '/common/getConfig': { content: 'Theme color', value: '#c2410c' },
  '/pc/user/getUserUUID': { uuid: '00000000-0000-4000-8000-000000000001' },
  '/pc/user/getUserInfo': [],
  '/pc/otherLoginSwitch': { pc_switch: 0 },
};

/** Starts the shop's API, for pages of any origin, and the shop's own pages, where a search leads. */
export function startApi(): Promise<string> {
  const app: App = new Hono();
  app.get('/categories/*', ({ html }) =>
    html('<!doctype html><title>The shop</title><link rel="icon" href="data:,">'),
  );
  app.use(cors());
  app.all('/v3/*', ({ req, json }) => {
    const data = replies[req.path.slice('/v3'.length)];
    return data === undefined
      ? json({ code: 404, msg: 'Not found', data: null }, 404)
      : json({ code: 200, msg: 'OK', data });
  });
  return start(app);
}

/** Serves the files of a build. */
export function serveFolder(root: string): Promise<string> {
  const app: App = new Hono();
  app.use(serveStatic({ root }));
  return start(app);
}

/** Starts an app's server, such as `next start`. Resolves when its output says it's ready. */
export async function startProgram(
  folder: string,
  words: readonly [string, ...string[]],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [program, ...args] = words;
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  ends.push(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (ready.test(output)) resolve();
      });
    child.on('close', () => reject(new Error(`${words.join(' ')} ended: ${output}`)));
    child.on('error', reject);
  });
}
