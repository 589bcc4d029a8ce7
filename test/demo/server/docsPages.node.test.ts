import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from './test-app.js';

const app = testApp();

test('serves the documentation at /docs/, with or without the slash', async () => {
  assert.equal((await app.request('/docs')).headers.get('location'), '/docs/');
  assert.equal((await app.request('/docs/')).status, 200);
});

for (const [path, page] of [
  ['/docs/start/', '/docs/start.html'],
  ['/docs/start', '/docs/start.html'],
  ['/docs/guides/react/', '/docs/guides/react.html'],
] as const)
  test(`redirects ${path} to its page`, async () => {
    assert.equal((await app.request(path)).headers.get('location'), page);
  });

for (const path of [
  '/docs/no-such-page.html',
  '/docs/no/such/page/',
  '/docs/guides/nothing',
  '/docs/..%2fhost/',
])
  test(`answers ${path} with a “not found” page that has the menu and the search`, async () => {
    const response = await app.request(path);
    assert.equal(response.status, 404);
    const html = await response.text();
    assert.match(html, /<html lang="en/);
    assert.match(response.headers.get('content-security-policy') ?? '', /script-src [^;]*'sha256-/);
  });

test('answers a missing file of the documentation with a plain 404', async () => {
  const response = await app.request('/docs/assets/gone.js');
  assert.deepEqual([response.status, await response.text()], [404, 'Not found']);
});

test('allows only the documentation’s own scripts, and inline ones by their hashes', async () => {
  const { headers } = await app.request('/docs/start.html');
  const policy = headers.get('content-security-policy') ?? '';
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  assert.match(scripts, /'self'.*'sha256-/);
  assert.doesNotMatch(scripts, /unsafe/);
  assert.match(policy, /frame-src 'self'/);
});

test('serves the whole documentation as one text for coding assistants', async () => {
  const response = await app.request('/docs/llms-full.txt');
  assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
  const text = await response.text();
  assert.ok(text.startsWith('# storefront-widgets\n'));
  for (const title of ['Car search', 'Your own backend', 'Decisions', 'Changelog'])
    assert.ok(text.includes(`\n# ${title}\n`), title);
  assert.doesNotMatch(text, /<LiveExample|^:::|\]\([.#]/m);
});
