import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPartnerApp } from '../../../demo/server/app.js';
import { FOLDERS } from '../../../demo/server/config.js';
import { silent } from './each-database.js';
import { temporaryFolder } from './temporary-folder.js';
import { DEFAULT_CONFIG, STOREFRONT, testApp } from './test-app.js';

const folder = temporaryFolder({ 'index.html': 'the storefront', 'picture.svg': '<svg/>' });
const folders = { ...FOLDERS, host: folder, media: folder };
const app = testApp(undefined, { folders });
const html = { headers: { accept: 'text/html' } };

test('denies pages the camera and the like, and lets each keep the windows that it opens', async () => {
  const partner = createPartnerApp({ config: { ...DEFAULT_CONFIG, folders }, logger: silent });
  for (const page of [app.request('/', html), app.request('/embeds/', html), partner.request('/embeds/')]) {
    const { headers } = await page;
    assert.match(headers.get('permissions-policy') ?? '', /camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups');
  }
});

test('sends Strict-Transport-Security only where the store has an https origin', async () => {
  const secure = testApp(undefined, { folders, storefrontOrigin: 'https://shop.example' });
  for (const path of ['/', '/embeds/', '/v3/nope', '/nothing.txt', '/media/picture.svg']) {
    const hstsOf = async (shop: typeof app) =>
      (await shop.request(path, html)).headers.get('strict-transport-security');
    assert.deepEqual([await hstsOf(secure), await hstsOf(app)], ['max-age=31536000', null], path);
  }
});

/** The contents of a page's own scripts. */
const OWN_SCRIPT = /<script type="module">([\s\S]*?)<\/script>/g;

test('lets each example page run only its own scripts and the store’s', async () => {
  const pages = readdirSync(FOLDERS.embeds).filter((file) => file.endsWith('.html'));
  assert(pages.length > 4);
  let scripts = 0;
  for (const page of pages) {
    const reply = await app.request(`/embeds/${page}`, html);
    const policy = (reply.headers.get('content-security-policy') ?? '').split('; ');
    const rule = (name: string) => policy.find((each) => each.startsWith(`${name} `))?.split(' ') ?? [];
    assert(policy.includes("default-src 'none'") && policy.includes("base-uri 'none'"), page);
    const allowed = rule('script-src');
    for (const source of ["'self'", STOREFRONT]) assert(allowed.includes(source), page);
    assert(!allowed.includes("'unsafe-inline'") && !rule('style-src').includes("'unsafe-inline'"), page);
    for (const name of ['style-src', 'img-src', 'connect-src', 'form-action'])
      assert(rule(name).includes(STOREFRONT), `${page}: ${name}`);
    const own = [...(await reply.text()).matchAll(OWN_SCRIPT)].map(([, text = '']) => text);
    const hashes = own.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    assert.deepEqual(
      allowed.filter((source) => source.startsWith("'sha256-")),
      hashes,
      page,
    );
    scripts += own.length;
  }
  assert(scripts >= 2, join(...pages));
});
