import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../../demo/server/app.js';
import { Changes } from '../../../demo/server/cache/changes.js';
import { AGE_MS, ResponseCache } from '../../../demo/server/cache/response-cache.js';
import type { Database } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { stores } from '../../../demo/server/stores/schema.js';
import type { RenderPage } from '../../../demo/shared/page-rendering.js';
import { CATALOG } from './catalog.js';
import { overEachDatabase, silent } from './each-database.js';
import { temporaryFolder } from './temporary-folder.js';
import { type App, DEFAULT_CONFIG, succeeds } from './test-app.js';

const ENTRY =
  '<html lang="en"><head><title>{{HEAD}}</title></head><body><div id="root">{{ROOT}}</div>{{REST}}</body></html>';
const host = temporaryFolder({ 'index.html': ENTRY });

overEachDatabase((open) => {
  let database: Database;
  let app: App;
  let stopListening: () => Promise<void>;
  let renderings: { url: string; cookies: string }[] = [];
  const clock = { ms: 0 };

  /** Renders everything that it receives, so that a test sees what would reach another visitor. */
  const render: RenderPage = async ({ url, lang, cookies }) => {
    renderings.push({ url, cookies });
    const html = [`<p>${lang} ${cookies} drawn ${renderings.length}</p>`];
    return { html, state: { lang, answers: null }, refusals: {} };
  };

  before(async () => {
    database = await open(CATALOG);
    const changes = new Changes(() => clock.ms);
    stopListening = await changes.listenBy(database.listen);
    const responseCache = new ResponseCache(changes, () => clock.ms);
    const config = { ...DEFAULT_CONFIG, folders: { ...DEFAULT_CONFIG.folders, host } };
    app = createApp({ db: database.db, config, logger: silent, renderers: { host: render }, responseCache });
  });
  after(async () => {
    await stopListening();
    await database.close();
  });

  const page = async (path: string, headers: Record<string, string> = {}) =>
    (await app.request(path, { headers: { accept: 'text/html', ...headers } })).text();
  const call = async (path: string, headers: Record<string, string> = {}) =>
    app.request(`/v3/pc/${path}`, { headers });

  test('renders a page once for many visitors, without a cookie or a host of theirs', async () => {
    renderings = [];
    const cookie = 'portal_uuid=secret-uuid; other=secret-other; homeLayout=<script>';
    const first = await page('http://evil.example/?a', { cookie });
    assert.equal(await page('/?a'), first);
    assert.deepEqual(renderings, [{ url: 'http://localhost:4173/?a', cookies: '' }]);
    assert(!/secret|evil|script>alert/.test(first));
  });

  test('renders a new page for each signed-in shopper, and sends it to nobody else', async () => {
    renderings = [];
    const shared = await page('/?b');
    for (const name of ['portal_myCookie', 'portal_userInfo', 'portal_sellerToken']) {
      const own = await page('/?b', { cookie: `${name}=secret` });
      assert.notEqual(own, shared);
    }
    assert.equal(await page('/?b'), shared);
    assert.equal(renderings.length, 4);
  });

  test('caches a page separately for each language and layout', async () => {
    renderings = [];
    const cookies = ['', 'portal_NewLang=ar', 'portal_NewLang=fr', 'homeLayout=default'];
    const all = await Promise.all(cookies.map((cookie) => page('/?c', { cookie })));
    assert.equal(new Set(all).size, cookies.length);
    assert.match(all[1] ?? '', /<html lang="ar" dir="rtl">[\s\S]*<p>ar /);
    assert.deepEqual(await Promise.all(cookies.map((cookie) => page('/?c', { cookie }))), all);
  });

  test('sends the headers that caches vary pages by, and sets no cookies', async () => {
    await page('/?d');
    const cached = await app.request('/?d', { headers: { 'accept-encoding': 'br' } });
    assert.equal(cached.headers.get('cache-control'), 'no-cache');
    assert.equal(cached.headers.get('vary'), 'Cookie, User-Agent, Sec-CH-UA-Mobile, Accept-Encoding');
    assert.deepEqual(cached.headers.getSetCookie(), []);
    const etag = cached.headers.get('etag') ?? '';
    const again = await app.request('/?d', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    assert.deepEqual([again.status, await again.text()], [304, '']);
  });

  test('makes a reply once for each language, and answers 304 to a browser that has it', async () => {
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((lang) => call('shopCategory', { lang, token: 'secret', uuid: 'secret' })),
    );
    assert.equal(english?.headers.get('cache-control'), 'private, no-cache');
    assert.match(english?.headers.get('vary') ?? '', /\blang\b/);
    const etag = english?.headers.get('etag') ?? '';
    assert.notEqual(french?.headers.get('etag'), etag);
    assert.notDeepEqual(
      await succeeds(english ?? Response.error()),
      await succeeds(french ?? Response.error()),
    );
    assert.equal((await call('shopCategory', { lang: 'en', 'if-none-match': etag })).status, 304);
  });

  test('does not cache refusals', async () => {
    for (let times = 0; times < 2; times++) {
      const reply = await call('goods/list?brand=nobody');
      assert.equal(reply.headers.get('cache-control'), 'no-store');
      assert.match(await reply.text(), /"code":404/);
    }
  });

  test('shows a seller’s changes on the next page, and an order’s effect on stock within a second', async () => {
    const [good] = await database.db.select().from(goods).limit(1);
    const id = good?.goodsId ?? 0;
    const detail = async () => JSON.stringify(await succeeds(call(`goods/detail?goods_id=${id}`)));
    const before = await detail();
    await database.db.update(goods).set({ name: 'Another name' }).where(eq(goods.goodsId, id));
    await until(async () => (await detail()).includes('Another name'));
    await database.db.update(goods).set({ stock: 4_321 }).where(eq(goods.goodsId, id));
    await until(async () => (await detail()).includes('4321'));
    assert.notEqual(await detail(), before);
  });

  test('caches a reply for seconds when the database reports no change', async () => {
    const responseCache = new ResponseCache(listening(), () => clock.ms);
    let made = 0;
    const make = async () => {
      made += 1;
      return { status: 200, type: 'text/plain', body: Buffer.from('x') } as const;
    };
    await Promise.all([responseCache.get('a', ['cars'], make), responseCache.get('a', ['cars'], make)]);
    assert.equal(made, 1, 'of two at once, one makes it');
    clock.ms += AGE_MS;
    await responseCache.get('a', ['cars'], make);
    assert.equal(made, 2);
  });

  test('evicts replies that are too old or exceed the limit', async () => {
    const responseCache = new ResponseCache(listening(), () => clock.ms, 50);
    const make = async () =>
      ({ status: 200, type: 'text/plain', body: Buffer.from('twenty letters in it') }) as const;
    for (const key of ['a', 'b', 'c']) await responseCache.get(key, ['cars'], make);
    assert.equal(responseCache.bytes, 42, 'two of them, and their keys');
    assert.equal(responseCache.find('a', ['cars']), null, 'the least recently requested one was evicted');
    assert.notEqual(responseCache.find('b', ['cars']), null);
    clock.ms += AGE_MS;
    await responseCache.get('d', ['cars'], make);
    assert.equal(responseCache.bytes, 21, 'only the new one');
  });

  test('caches nothing while it does not listen to the database', async () => {
    const responseCache = new ResponseCache(new Changes());
    assert.equal(await responseCache.get('a', ['cars'], () => Promise.reject(new Error('was made'))), null);
  });

  test('keeps cached replies when a transaction is rolled back', async () => {
    const first = await (await call('store/list')).text();
    await database.db
      .transaction(async (tx) => {
        await tx.update(stores).set({ name: 'Never' });
        throw new Error('rolled back');
      })
      .catch(() => {});
    assert.equal(await (await call('store/list')).text(), first);
  });

  function listening(): Changes {
    const changes = new Changes();
    void changes.listenBy(async (_, { started: began }) => {
      began();
      return async () => {};
    });
    return changes;
  }
});

/** Waits for a condition, because Postgres notifications arrive asynchronously. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
