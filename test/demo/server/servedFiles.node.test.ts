import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FOLDERS } from '../../../demo/server/config.js';
import { temporaryFolder } from './temporary-folder.js';
import { testApp } from './test-app.js';

const SCRIPT = `export const words = '${'storefront '.repeat(200)}';`;
const root = temporaryFolder({
  'dist/storefront.js': SCRIPT,
  'dist/chunks/store-4f2a.js': SCRIPT,
  'dist/integrity.json': '{}',
  'dist/changing.js': 'first',
  'dist/compressed.js': SCRIPT,
  'dist/.secret': 'secret',
  'outside.js': 'secret',
  'distant/near.js': 'secret',
  'media/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
const dist = join(root, 'dist');
symlinkSync(join(root, 'outside.js'), join(dist, 'link.js'));
const app = testApp(undefined, {
  folders: { ...FOLDERS, dist, media: join(root, 'media') },
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('lets a partner page import the bundle', async () => {
  const response = await get('/dist/storefront.js', {
    origin: 'https://partner.example',
  });
  const { headers } = response;
  assert.equal(await response.text(), SCRIPT);
  assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('cache-control'), 'public, max-age=300');
});

test('caches a chunk, whose name is a hash, for good', async () => {
  const { headers } = await get('/dist/chunks/store-4f2a.js');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
});

test('sends the bundle in the best encoding that the browser accepts', async () => {
  const encoded = async (accept: string) => {
    const response = await get('/dist/storefront.js', {
      'accept-encoding': accept,
    });
    assert.equal(response.headers.get('vary'), 'Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    assert.equal(response.headers.get('content-length'), String(body.length));
    return { encoding: response.headers.get('content-encoding'), body };
  };
  const brotli = await encoded('gzip, deflate, br');
  assert.deepEqual([brotli.encoding, brotliDecompressSync(brotli.body).toString()], ['br', SCRIPT]);
  const gzip = await encoded('gzip;q=1.0, br;q=0');
  assert.deepEqual([gzip.encoding, gunzipSync(gzip.body).toString()], ['gzip', SCRIPT]);
  assert.equal((await encoded('identity')).encoding, null);
  assert.equal((await encoded('*')).encoding, 'br');
});

test('sends the build’s compressed copy to browsers that accept it', async () => {
  const copy = brotliCompressSync(SCRIPT);
  writeFileSync(join(dist, 'compressed.js.br'), copy);
  const sent = async (method: string, accept: string) => {
    const response = await app.request('/dist/compressed.js', {
      method,
      headers: { 'accept-encoding': accept },
    });
    const { headers } = response;
    assert.deepEqual(
      [headers.get('vary'), headers.get('cache-control'), headers.get('content-type')],
      ['Accept-Encoding', 'public, max-age=300', 'text/javascript; charset=utf-8'],
    );
    return [headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())];
  };
  assert.deepEqual(await sent('GET', 'gzip, deflate, br'), ['br', copy]);
  assert.deepEqual(await sent('HEAD', 'br'), ['br', Buffer.alloc(0)]);
  assert.deepEqual(await sent('GET', 'identity'), [null, Buffer.from(SCRIPT)]);
});

test('sends a file that is too small to compress as it is', async () => {
  const response = await get('/dist/integrity.json', {
    'accept-encoding': 'br',
  });
  assert.equal(response.headers.get('content-encoding'), null);
});

test('answers 304 to a browser that has the file already', async () => {
  const first = await get('/dist/storefront.js', { 'accept-encoding': 'br' });
  const etag = String(first.headers.get('etag'));
  const again = await get('/dist/storefront.js', {
    'accept-encoding': 'br',
    'if-none-match': `"x", W/${etag}`,
  });
  assert.deepEqual([again.status, await again.text(), again.headers.get('etag')], [304, '', etag]);
  assert.equal(again.headers.get('access-control-allow-origin'), '*');
  const plain = await get('/dist/storefront.js', { 'if-none-match': etag });
  assert.equal(plain.status, 200);
});

test('serves the new version of a rebuilt file', async () => {
  assert.equal(await (await get('/dist/changing.js')).text(), 'first');
  writeFileSync(join(dist, 'changing.js'), 'the second');
  assert.equal(await (await get('/dist/changing.js')).text(), 'the second');
});

test('serves nothing outside of the folder', async () => {
  for (const path of [
    '/dist/../outside.js',
    '/dist/..%2foutside.js',
    '/dist/%2e%2e/outside.js',
    '/dist/%2e%2e%2foutside.js',
    '/dist/..%5coutside.js',
    '/dist/..\\outside.js',
    '/dist/chunks/..%2f..%2foutside.js',
    '/dist/..%2fdistant/near.js',
    '/dist/%252e%252e%252foutside.js',
    '/dist/link.js',
    '/dist/.secret',
    '/dist/%2fetc%2fpasswd',
    '/dist/storefront.js%00.svg',
    '/dist/%E0%A4%A',
    '/dist/chunks',
    '/dist/chunks/',
    '/dist/',
    `/dist/${'a'.repeat(5_000)}`,
    '/media/..%2foutside.js',
  ]) {
    const response = await get(path);
    assert.deepEqual([response.status, await response.text()], [404, 'Not found'], path);
  }
  assert.equal((await get('/dist//etc/passwd')).headers.get('location'), '/dist/etc/passwd');
});

for (const path of [
  '/%00',
  '/products/%00',
  '/products/seal%00',
  '/categories/%00?model=seal',
  '/categories?model=%00',
  '/content/searchPage?keywords=%00',
  '/m/products/%00',
  '/m/?q=%00',
  '/sellers/%00',
  '/media/photos/%00',
  '/embeds/%00',
  '/docs/%00',
  '/builder/%00',
  '/cdn/%00',
])
  test(`answers 404 to ${path}, a URL with a NUL`, async () => {
    const response = await get(path);
    assert.deepEqual([response.status, await response.text()], [404, 'Not found']);
  });

test('answers a missing chunk with a 404 that a partner page may read', async () => {
  const response = await get('/dist/chunks/gone.js', { accept: 'text/html' });
  assert.deepEqual([response.status, response.headers.get('access-control-allow-origin')], [404, '*']);
});

test('lets pages of any origin show an image', async () => {
  const { headers } = await get('/media/hero.svg');
  assert.equal(headers.get('content-type'), 'image/svg+xml; charset=utf-8');
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.equal(headers.get('cache-control'), 'public, max-age=86400');
});

test('answers HEAD with the headers only, and accepts no writes', async () => {
  const head = await app.request('/dist/storefront.js', { method: 'HEAD' });
  assert.deepEqual(
    [head.status, head.headers.get('content-length'), await head.text()],
    [200, `${SCRIPT.length}`, ''],
  );
  const put = await app.request('/dist/storefront.js', {
    method: 'PUT',
    body: 'x',
  });
  assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, HEAD']);
});
