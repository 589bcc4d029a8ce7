import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localServer } from '../api/local-server.js';
import { deniedCookies, deniedStorage, loadCopy, openPage, shop } from './page.js';

const banner = { img_pc: null, title: [], brand: [] };

test('the store works in Node, without a DOM', async () => {
  openPage();
  const { store, configure } = await loadCopy();
  assert.deepEqual(Object.keys(store.getState()).sort(), [
    'addressindex',
    'bigdata',
    'lang',
    'loginInfo',
    'roles',
    'shopCart',
    'test',
    'user',
  ]);
  configure({ lang: 'fr' });
  assert.equal(store.getState().lang, 'fr');
});

test('two copies of the bundle share one store', async () => {
  openPage();
  const [one, two] = [await loadCopy(), await loadCopy()];
  assert.notEqual(one.configure, two.configure);
  assert.equal(one.store, two.store);
  one.configure({ partner: 'seven' });
  assert.equal(two.store.getState().bigdata.config.partner, 'seven');
});

test('another page has another store', async () => {
  openPage();
  const one = await loadCopy();
  openPage();
  assert.notEqual(one.store, (await loadCopy()).store);
});

test('two copies send one request, and one of them reports a failure', async (t) => {
  let answer = () => {};
  const { origin, received, came } = await localServer(t, (response) => {
    answer = () => response.end(JSON.stringify({ code: 500, msg: 'Closed' }));
  });
  openPage();
  const [one, two] = [await loadCopy(), await loadCopy()];
  one.configure({ api: origin });
  const loads = [one.loadCarIndex(), two.loadCarIndex()];
  await came(1);
  answer();
  const outcomes = await Promise.all(loads);
  assert.deepEqual(
    outcomes.map((outcome) => outcome.status === 'failed' && outcome.first),
    [true, false],
  );
  assert.equal(received.length, 1);
});

test('one copy uses data that the other has loaded', async (t) => {
  const { origin, received } = await localServer(t, (response) =>
    response.end(JSON.stringify({ code: 200, data: { banner } })),
  );
  openPage();
  const [one, two] = [await loadCopy(), await loadCopy()];
  one.configure({ api: origin });
  await one.loadCarIndex();
  assert.deepEqual(await two.loadCarIndex(), { status: 'ready' });
  assert.equal(received.length, 1);
});

test('two copies remember the same values where storage is denied', async () => {
  openPage({ href: shop, localStorage: deniedStorage, cookies: deniedCookies });
  const [one, two] = [await loadCopy(), await loadCopy()];
  one.local.write('newuuid', 'u-1');
  one.cookies.write('myCookie', 't-1');
  assert.equal(two.readUuid(), 'u-1');
  assert.equal(two.readToken(), 't-1');
});

test('a script tag’s configuration applies from the start, and each mistake is reported once', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  openPage();
  const record = {
    scripts: [{ api: 'https://a.example/v3', lang: 'xx' }, { lang: 'ar' }],
    shared: new Map(),
  };
  Object.assign(globalThis, { [Symbol.for('storefront-widgets@0')]: record });
  const [{ store }] = [await loadCopy(), await loadCopy()];
  const { bigdata, lang } = store.getState();
  assert.deepEqual({ api: bigdata.config.api, lang }, { api: 'https://a.example/v3', lang: 'ar' });
  assert.equal(warn.mock.callCount(), 1);
});
