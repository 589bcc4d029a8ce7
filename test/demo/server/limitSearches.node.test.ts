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

  /** Sends preflights' cheaper sibling: searches that are refused for their query, which count all the same. */
  const useUp = async (app: App, path: string, address: string) => {
    for (let count = 0; count < MOST_SEARCHES; count += 1)
      await app.request(`${path}?page=x&page_no=x&price_max=x&keywords=%00`, {}, from(address));
  };

  const PATHS: readonly (readonly [path: string, app: () => App])[] = [
    ...SEARCHES.map((path) => [`/v3${path}`, storefront] as const),
    ['/pc/search/suggest', suggestHost],
  ];
  for (const [path, make] of PATHS)
    test(`refuses the search ${path} to an address that makes thousands in a minute, and to no other`, async () => {
      const app = make();
      await useUp(app, path, '192.0.2.1');
      const refused = await app.request(`${path}?keywords=lamp`, {}, from('192.0.2.1'));
      assert.equal(Object(await refused.json()).code, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      const other = await app.request(`${path}?keywords=lamp`, {}, from('192.0.2.2'));
      assert.equal(Object(await other.json()).code, 200);
      const rendered = await app.request(`${path}?keywords=lamp`);
      assert.equal(Object(await rendered.json()).code, 200, 'a call of the server itself');
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
