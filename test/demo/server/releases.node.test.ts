import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOLDERS, VERSION } from '../../../demo/server/config.js';
import { temporaryFolder } from './temporary-folder.js';
import { testApp } from './test-app.js';

const dist = temporaryFolder({ 'storefront.js': 'export {};', 'integrity.json': '{}' });
const builder = temporaryFolder({
  'index.html': 'the builder',
  'hosts/plain.html': 'a page',
  'assets/main.js': 'export {};',
  'assets/app-1a2b3c4d.js': 'export {};',
});
const app = testApp(undefined, { folders: { ...FOLDERS, dist, builder } });
const release = `/cdn/storefront-widgets@${VERSION}/`;
const major = `/cdn/storefront-widgets@${VERSION.split('.')[0]}/`;

test('serves a release for a year under its version, to pages of any origin', async () => {
  const { status, headers } = await app.request(`${release}storefront.js`);
  assert.equal(status, 200);
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
});

test('redirects the major version to its newest release, also for pages of other origins', async () => {
  const { status, headers } = await app.request(`${major}storefront.js?again`);
  assert.equal(status, 302);
  assert.equal(headers.get('location'), `${release}storefront.js?again`);
  assert.equal(headers.get('cache-control'), 'public, max-age=300');
  assert.equal(headers.get('access-control-allow-origin'), '*');
});

test('answers 404 for a version or file that does not exist, or lies outside the release', async () => {
  for (const path of [
    '/cdn/storefront-widgets@9/storefront.js',
    '/cdn/storefront-widgets@99.0.0/storefront.js',
    `${release}nothing.js`,
    `${release}..%2f..%2fpackage.json`,
    '/cdn/',
  ]) {
    const { status, headers } = await app.request(path);
    assert.equal(status, 404, path);
    assert.equal(headers.get('access-control-allow-origin'), '*', path);
  }
});

test('serves the builder as a page of its own, whose parts are cached as long as their names say', async () => {
  const cached = async (path: string) => (await app.request(path)).headers.get('cache-control');
  assert.equal((await app.request('/builder')).headers.get('location'), '/builder/');
  assert.equal(await (await app.request('/builder/')).text(), 'the builder');
  assert.equal(await cached('/builder/assets/main.js'), 'no-cache');
  assert.equal(await cached('/builder/assets/app-1a2b3c4d.js'), 'public, max-age=31536000, immutable');
});

test('lets a link to the builder run no foreign scripts and send nothing that the shopper stores elsewhere', async () => {
  const policy = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy') ?? '';
  for (const path of ['/builder/', '/builder/hosts/plain.html']) {
    const rules = (await policy(path)).split('; ');
    for (const rule of [
      "script-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
    ])
      assert.ok(rules.includes(rule), `${path}: ${rule}`);
  }
  assert.match(await policy('/builder/'), /require-trusted-types-for/);
});
