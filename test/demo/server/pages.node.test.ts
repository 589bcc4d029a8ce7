import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPartnerApp } from '../../../demo/server/app.js';
import { FOLDERS } from '../../../demo/server/config.js';
import { silent } from './each-database.js';
import { temporaryFolder } from './temporary-folder.js';
import { DEFAULT_CONFIG, PARTNER, STOREFRONT, testApp } from './test-app.js';

const ORIGINS = '{{STOREFRONT_ORIGIN}} {{PARTNER_ORIGIN}} {{STOREFRONT_ORIGIN}} {{OTHER}}';
const root = temporaryFolder({
  'host/index.html': 'the storefront',
  'host/assets/main-1a2b.js': 'run()',
  'sellers/index.html': 'the side of sellers',
  'sellers/assets/main.js': 'sell()',
  'mobile/index.html': 'the phone site',
  'embeds/index.html': 'all examples',
  'embeds/partner.html': ORIGINS,
  'embeds/partner.js': ORIGINS,
});
const folders = {
  ...FOLDERS,
  host: join(root, 'host'),
  sellers: join(root, 'sellers'),
  mobile: join(root, 'mobile'),
  embeds: join(root, 'embeds'),
};
const app = testApp(undefined, { folders });
const partner = createPartnerApp({
  config: { ...DEFAULT_CONFIG, folders },
  logger: silent,
});

const navigation = {
  headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
};

async function read(response: Response | Promise<Response>): Promise<[number, string]> {
  return [(await response).status, await (await response).text()];
}

test('opens the storefront, which has its own router, at each of its paths', async () => {
  for (const path of [
    '/',
    '/categories/byd?model=seal',
    '/content/order',
    '/error',
    '/embeds-of-mine',
    '/v3x',
  ]) {
    assert.deepEqual(await read(app.request(path, navigation)), [200, 'the storefront'], path);
  }
});

test('opens a separate app for the pages of sellers and factories only', async () => {
  for (const path of ['sellerCentral', 'sellerCentral?tab=orders', 'fourStep', 'FactoryMember'])
    assert.deepEqual(await read(app.request(`/content/${path}`, navigation)), [200, 'the side of sellers']);
  for (const path of ['/content/factorZone', '/content/sellerCentrals', '/content'])
    assert.deepEqual(await read(app.request(path, navigation)), [200, 'the storefront'], path);
  assert.deepEqual(await read(app.request('/sellers/assets/main.js')), [200, 'sell()']);
  assert.equal((await app.request('/sellers/assets/gone.js')).status, 404);
  assert.equal(
    (await app.request('/content/sellerCentral', navigation)).headers.get('content-security-policy'),
    (await app.request('/', navigation)).headers.get('content-security-policy'),
  );
});

test('leaves a phone on the full site for sellers, and still lets it choose its site there', async () => {
  const headers = { ...navigation.headers, 'sec-ch-ua-mobile': '?1' };
  assert.deepEqual(await read(app.request('/content/fourStep', { headers })), [200, 'the side of sellers']);
  const chosen = await app.request('/content/fourStep?step=goods&site=full', { headers });
  assert.equal(chosen.headers.get('location'), '/content/fourStep?step=goods');
});

test('opens the phone site at each of its paths', async () => {
  for (const path of ['/m/', '/m/cars/1']) {
    assert.deepEqual(await read(app.request(path, navigation)), [200, 'the phone site'], path);
  }
  assert.equal((await app.request('/m', navigation)).headers.get('location'), '/m/');
});

test('sends a page to clients that accept anything, such as link checkers', async () => {
  for (const headers of [{ accept: '*/*' }, {}] as Record<string, string>[]) {
    assert.deepEqual(await read(app.request('/categories/byd', { headers })), [200, 'the storefront']);
    assert.deepEqual(await read(app.request('/m/categories', { headers })), [200, 'the phone site']);
    assert.deepEqual(await read(app.request('/gone.txt', { headers })), [404, 'Not found']);
  }
  const other = { headers: { accept: 'image/png' } };
  assert.deepEqual(await read(app.request('/categories/byd', other)), [404, 'Not found']);
});

test('answers a missing asset with a 404, never a page', async () => {
  for (const path of ['/assets/gone.js', '/m/assets/gone.js']) {
    assert.deepEqual(await read(app.request(path, { headers: { accept: '*/*' } })), [404, 'Not found']);
  }
  assert.deepEqual(await read(app.request('/assets/main-1a2b.js')), [200, 'run()']);
});

test('sends a strict policy with the storefront’s pages', async () => {
  const { headers } = await app.request('/cars', navigation);
  const policy = String(headers.get('content-security-policy'));
  for (const rule of [
    "default-src 'none'",
    "script-src 'self' http://localhost:4176",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    assert(policy.split('; ').includes(rule), rule);
  }
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
  assert.equal(headers.get('cache-control'), 'no-cache');
});

test('names the origins of this server in a partner page, on both origins', async () => {
  const filled = `${STOREFRONT} ${PARTNER} ${STOREFRONT} {{OTHER}}`;
  for (const server of [app, partner]) {
    const response = await server.request('/embeds/partner.html', navigation);
    assert.deepEqual(await read(response), [200, filled]);
    assert.deepEqual(await read(server.request('/embeds/', navigation)), [200, 'all examples']);
    assert.deepEqual(await read(server.request('/embeds/partner.js')), [200, ORIGINS]);
  }
});

test('serves only the example pages from the partner’s own server', async () => {
  for (const path of [
    '/',
    '/v3/pc/car/indexV2',
    '/dist/storefront.js',
    '/media/hero.svg',
    '/embeds/gone.html',
  ]) {
    assert.deepEqual(await read(partner.request(path, navigation)), [404, 'Not found'], path);
  }
});

test('says how to build a demo that is not built', async () => {
  const unbuilt = testApp(undefined, {
    folders: { ...folders, host: join(root, 'nowhere') },
  });
  const [status, text] = await read(unbuilt.request('/', navigation));
  assert.equal(status, 404);
  assert.match(text, /npm run build/);
});
