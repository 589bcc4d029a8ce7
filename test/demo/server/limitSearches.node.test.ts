import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createApp, createSuggestApp } from '../../../demo/server/app.js';
import type { Database } from '../../../demo/server/db/database.js';
import { MOST_SEARCHES, SEARCHES } from '../../../demo/server/limits/limit-searches.js';
import { overDatabase, silent } from './each-database.js';
import { type App, DEFAULT_CONFIG } from './test-app.js';

const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([]);
    return () => database.close();
  });
  const storefront = () => createApp({ db: database.db, config: DEFAULT_CONFIG, logger: silent });
  const suggestHost = () => createSuggestApp({ db: database.db, config: DEFAULT_CONFIG, logger: silent });

  /** Sends searches that are refused for their query. They count all the same. */
  const useUp = async (app: App, path: string, address: string) => {
    for (let count = 0; count < MOST_SEARCHES; count += 1)
      await app.request(`${path}?keywords=%00`, {}, from(address));
  };

  const HOSTS: Readonly<Record<string, readonly [make: () => App, first: string, ...others: string[]]>> = {
    storefront: [storefront, '/v3/pc/search/suggest', ...SEARCHES.map((path) => `/v3${path}`)],
    'suggestion host': [suggestHost, '/pc/search/suggest'],
  };
  for (const [name, [make, ...paths]] of Object.entries(HOSTS))
    test(`refuses all searches at the ${name} to an address that makes too many in a minute, and to no other`, async () => {
      const app = make();
      await useUp(app, paths[0], '192.0.2.1');
      for (const path of paths) {
        const refused = await app.request(`${path}?keywords=lamp`, {}, from('192.0.2.1'));
        assert.equal(Object(await refused.json()).code, 429, path);
        assert.ok(Number(refused.headers.get('retry-after')) > 0);
        const other = await app.request(`${path}?keywords=lamp`, {}, from('192.0.2.2'));
        assert.equal(Object(await other.json()).code, 200, path);
        const rendered = await app.request(`${path}?keywords=lamp`);
        assert.equal(Object(await rendered.json()).code, 200, 'a call of the server itself');
      }
    });

  test('counts the pages that search, too', async () => {
    const app = storefront();
    const page = (address: string) => app.request('/assets/none.js?keywords=lamp', {}, from(address));
    for (let count = 0; count < MOST_SEARCHES; count += 1) await page('192.0.2.1');
    assert.equal((await page('192.0.2.1')).status, 429);
    assert.equal((await page('192.0.2.2')).status, 404);
    const plain = await app.request('/assets/none.js', {}, from('192.0.2.1'));
    assert.equal(plain.status, 404, 'a page without a query');
  });
});
