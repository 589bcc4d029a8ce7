import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { cars } from '../../../demo/server/cars/schema.js';
import { FOLDERS } from '../../../demo/server/config.js';
import type { Database } from '../../../demo/server/db/database.js';
import { pageOf } from '../../../demo/vite/page.js';
import { CATALOGUE } from './catalogue.js';
import { overDatabase } from './each-database.js';
import { temporaryFolder } from './temporary-folder.js';
import { testApp } from './test-app.js';

const root = temporaryFolder({
  'host/index.html': pageOf('host'),
  'mobile/index.html': pageOf('mobile'),
});
const folders = { ...FOLDERS, host: join(root, 'host'), mobile: join(root, 'mobile') };

interface First {
  readonly lang: string;
  readonly replies: Readonly<Record<string, { readonly code: number }>>;
}

type App = ReturnType<typeof testApp>;

/** What a page has of first replies; null without any. */
async function firstOf(app: App, path: string, lang = 'en'): Promise<First | null> {
  const headers = { accept: 'text/html', cookie: `portal_NewLang=${lang}` };
  const html = await (await app.request(path, { headers })).text();
  const [, json] =
    /<script type="application\/json" id="first-replies">(.*?)<\/script>\s*<\/body>/s.exec(html) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

/** A reply as text, the time on the server's clock left out. */
const withoutClock = (reply: unknown) => JSON.stringify(reply).replace(/"now":\d+/, '');

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOGUE);
  });
  after(() => database.close());

  const pages: readonly (readonly [path: string, calls: number])[] = [
    ['/m/', 4],
    ['/categories', 4],
    ['/m/categories/byd', 4],
    ['/m/categories/601', 3],
    ['/products/20001', 1],
  ];
  for (const [path, calls] of pages)
    test(`${path} comes with the replies to its first calls, as the API gives them`, async () => {
      const app = testApp(database.db, { folders });
      for (const lang of ['en', 'ar']) {
        const first = await firstOf(app, path, lang);
        assert.equal(first?.lang, lang);
        const replies = Object.entries(first?.replies ?? {});
        assert.equal(replies.length, calls);
        for (const [call, reply] of replies) {
          const asked: unknown = await (await app.request(`/v3${call}`, { headers: { lang } })).json();
          assert.equal(reply.code, 200, call);
          assert.equal(withoutClock(reply), withoutClock(asked), call);
        }
      }
    });

  test('a make that the shop does not have is told by the reply that says so', async () => {
    const first = await firstOf(testApp(database.db, { folders }), '/categories/nobody');
    assert.equal(first?.replies['/pc/goods/list?brand=nobody&page=1&pageSize=24&sort=newest']?.code, 404);
  });

  test('other pages, and what is searched for or filtered, come without', async () => {
    const app = testApp(database.db, { folders });
    for (const path of ['/', '/about', '/categories?goods_name=lamp', '/m/categories/byd?page=2', '/store/1'])
      assert.equal(await firstOf(app, path), null, path);
  });

  test('nothing that is sold can end the element that it stands in', async () => {
    const name = '</script><script>alert(1)</script>';
    await database.db.update(cars).set({ port: name });
    const app = testApp(database.db, { folders });
    const html = await (await app.request('/m/', { headers: { accept: 'text/html' } })).text();
    assert.ok(!html.includes('<script>alert'));
    assert.ok(JSON.stringify(await firstOf(app, '/m/')).includes(name));
  });
});

test('a page whose calls fail on our side is there without their replies', async () => {
  const first = await firstOf(testApp(undefined, { folders }), '/m/categories/byd');
  assert.deepEqual(first, { lang: 'en', replies: {} });
});
