import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { createApp, createPartnerApp, createSuggestApp } from '../../../demo/server/app.js';
import { Changes } from '../../../demo/server/cache/changes.js';
import { ResponseCache } from '../../../demo/server/cache/response-cache.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type Fetch, type Listener, listen } from '../../../demo/server/listen.js';
import { overDatabase } from './each-database.js';
import { sendRaw, TARGETS } from './raw-request.js';
import { DEFAULT_CONFIG } from './test-app.js';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

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
      // With the cache of pages, as in a running server.
      storefront: createApp({ ...app, responseCache: new ResponseCache(new Changes()) }).fetch,
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
      test(`handles ${TARGETS.length} odd targets of a ${method} at the ${name} without a failure, and redirects nowhere else`, async () => {
        errors.length = 0;
        const port = listeners.get(name)?.port ?? 0;
        const faults: string[] = [];
        for (const target of TARGETS) {
          const length = method === 'POST' ? '\r\nContent-Length: 0' : '';
          const { status, location } = await sendRaw(
            port,
            `${method} ${target} HTTP/1.1\r\nHost: localhost:4173\r\nConnection: close\r\nAccept: text/html${length}`,
          );
          if (status < 200 || status >= 500) faults.push(`${target} is answered ${status}`);
          if (location !== undefined && originOf(location) !== DEFAULT_CONFIG.storefrontOrigin)
            faults.push(`${target} leads to ${location}`);
        }
        assert.deepEqual({ faults, errors }, { faults: [], errors: [] });
      });

  test('redirects a path with repeated slashes to the page itself, with its query', async () => {
    const port = listeners.get('storefront')?.port ?? 0;
    for (const [target, to] of [
      ['//', '/'],
      ['//x:99999/', '/x:99999/'],
      ['///products//?page=2', '/products/?page=2'],
      ['/m//', '/m/'],
    ] as const)
      assert.deepEqual(
        await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close`),
        {
          status: 308,
          location: to,
        },
      );
  });
});
