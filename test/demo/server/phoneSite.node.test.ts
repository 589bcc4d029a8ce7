import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { FOLDERS } from '../../../demo/server/config.js';
import { temporaryFolder } from './temporary-folder.js';
import { testApp } from './test-app.js';

const root = temporaryFolder({
  'host/index.html': 'the storefront',
  'host/assets/main.js': 'run()',
  'mobile/index.html': 'the phone site',
});
const app = testApp(undefined, {
  folders: { ...FOLDERS, host: join(root, 'host'), mobile: join(root, 'mobile') },
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0';
const TABLET =
  'Mozilla/5.0 (Linux; Android 13; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const open = (path: string, headers: Record<string, string>) =>
  app.request(path, { headers: { accept: 'text/html', ...headers } });
const ledTo = async (path: string, headers: Record<string, string>) =>
  (await open(path, headers)).headers.get('location');

test('redirects phones to the phone site, from the pages that it has', async () => {
  for (const agent of [IPHONE, ANDROID, FIREFOX]) {
    const headers = { 'user-agent': agent };
    assert.equal(await ledTo('/', headers), '/m/');
    assert.equal(await ledTo('/index-old', headers), '/m/');
    for (const path of [
      '/categories/byd?model=seal',
      '/products',
      '/products/20001/',
      '/detail?goods_id=20001',
      '/store/22',
      '/content/classify',
      '/content/daysDeals?page=2',
      '/content/factorZone',
    ])
      assert.equal(await ledTo(path, headers), `/m${path}`);
    for (const path of ['/about', '/content/order', '/m/', '/sign-in', '/assets/main.js'])
      assert.equal(await ledTo(path, headers), null, path);
  }
});

test('leaves tablets and desktops on the full site, and trusts a client hint over a user agent', async () => {
  for (const agent of [TABLET, DESKTOP]) assert.equal(await ledTo('/', { 'user-agent': agent }), null);
  assert.equal(await ledTo('/', { 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' }), '/m/');
  assert.equal(await ledTo('/', { 'user-agent': ANDROID, 'sec-ch-ua-mobile': '?0' }), null);
});

test('stops redirecting shoppers who stay on the full site, until they choose the phone site', async () => {
  const phone = { 'user-agent': IPHONE };
  const stay = await open('/categories?site=full&sort=newest', phone);
  assert.equal(stay.headers.get('location'), '/categories?sort=newest');
  const cookie = stay.headers.get('set-cookie') ?? '';
  assert.match(cookie, /^portal_site=full; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  assert.equal(await ledTo('/', { ...phone, cookie: 'portal_site=full' }), null);
  const back = await open('/?site=phone', { ...phone, cookie: 'portal_site=full' });
  assert.equal(back.headers.get('location'), '/m/');
  assert.match(back.headers.get('set-cookie') ?? '', /^portal_site=; Max-Age=0/);
});

test('never redirects to another site by a choice', async () => {
  for (const path of [
    '//evil.example/?site=full',
    '/%2F%2Fevil.example/?site=full',
    '/\\evil.example/?site=phone',
  ]) {
    const location = await ledTo(path, { 'user-agent': IPHONE });
    assert.equal(new URL(location ?? '', 'http://shop.example').origin, 'http://shop.example', path);
  }
});

test('separates the answers for phones from others in caches', async () => {
  for (const headers of [{ 'user-agent': IPHONE }, { 'user-agent': DESKTOP }]) {
    const vary = (await open('/', headers)).headers.get('vary') ?? '';
    for (const name of ['User-Agent', 'Sec-CH-UA-Mobile', 'Cookie']) assert(vary.includes(name), vary);
  }
});
