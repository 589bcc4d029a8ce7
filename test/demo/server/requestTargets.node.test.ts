import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { array, create, string } from 'superstruct';
import { createApp, createPartnerApp, createSuggestApp } from '../../../demo/server/app.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type Fetch, type Listener, listen } from '../../../demo/server/listen.js';
import { overDatabase } from './each-database.js';
import { DEFAULT_CONFIG } from './test-app.js';

/** Odd request targets, a character a byte. Most of them can't be sent by `fetch`, which would tidy them up first. */
const TARGETS = create(
  JSON.parse(readFileSync(new URL('corpora/requestTargets.json', import.meta.url), 'utf8')),
  array(string()),
);

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

interface Answer {
  /** 0 if the server closed the connection without an answer. */
  readonly status: number;
  readonly location: string | undefined;
}

/** Sends a request to a server of this machine exactly as it is written. */
async function send(port: number, head: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += String(part);
  });
  socket.end(`${head}\r\nConnection: close\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    location: /^location: (.*)\r$/im.exec(text)?.[1],
  };
}

/** Resolves a redirect as a browser would. */
const originOf = (location: string): string => new URL(location, DEFAULT_CONFIG.storefrontOrigin).origin;

overDatabase((open) => {
  let database: Database;
  const listeners = new Map<string, Listener>();
  const errors: string[] = [];
  before(async () => {
    database = await open('whole');
    const logger = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
    const app = { db: database.db, config: DEFAULT_CONFIG, logger };
    const apps: Readonly<Record<string, Fetch>> = {
      storefront: createApp(app).fetch,
      partner: createPartnerApp(app).fetch,
      suggest: createSuggestApp(app).fetch,
    };
    for (const [name, fetch] of Object.entries(apps)) listeners.set(name, await listen(0, 'PORT', fetch));
  });
  after(async () => {
    for (const { stop } of listeners.values()) await stop();
    await database.close();
  });

  for (const name of ['storefront', 'partner', 'suggest'])
    for (const method of METHODS)
      test(`answers ${TARGETS.length} odd targets of a ${method} at the ${name} without a failure, and leads nowhere else`, async () => {
        errors.length = 0;
        const port = listeners.get(name)?.port ?? 0;
        const faults: string[] = [];
        for (const target of TARGETS) {
          const length = method === 'POST' ? '\r\nContent-Length: 0' : '';
          const { status, location } = await send(
            port,
            `${method} ${target} HTTP/1.1\r\nHost: localhost:4173\r\nAccept: text/html${length}`,
          );
          if (status < 200 || status >= 500) faults.push(`${target} is answered ${status}`);
          if (location !== undefined && originOf(location) !== DEFAULT_CONFIG.storefrontOrigin)
            faults.push(`${target} leads to ${location}`);
        }
        assert.deepEqual({ faults, errors }, { faults: [], errors: [] });
      });

  test('leads from a path with repeated slashes to the page itself, with its query', async () => {
    const port = listeners.get('storefront')?.port ?? 0;
    for (const [target, to] of [
      ['//', '/'],
      ['//x:99999/', '/x:99999/'],
      ['///products//?page=2', '/products/?page=2'],
      ['/m//', '/m/'],
    ] as const)
      assert.deepEqual(await send(port, `GET ${target} HTTP/1.1\r\nHost: localhost`), {
        status: 308,
        location: to,
      });
  });
});
