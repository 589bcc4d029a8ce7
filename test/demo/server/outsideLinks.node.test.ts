import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { FOLDERS } from '../../../demo/server/config.js';
import { OUTSIDE_LINKS, readOutsideLinks } from '../../../demo/server/site/outside-links.js';
import { pageOf } from '../../../demo/vite/page.js';
import { temporaryFolder } from './temporary-folder.js';
import { testApp } from './test-app.js';

const SITES = ['host', 'sellers', 'mobile'] as const;
const root = temporaryFolder(Object.fromEntries(SITES.map((site) => [`${site}/index.html`, pageOf(site)])));
const folders = {
  ...FOLDERS,
  ...Object.fromEntries(SITES.map((site) => [site, join(root, site)])),
};
const PATHS = ['/', '/m/', '/content/sellerCentral'];

async function page(path: string, env: Record<string, string>): Promise<string> {
  const app = testApp(undefined, { folders, outsideLinks: readOutsideLinks(env) });
  return (await app.request(path, { headers: { accept: 'text/html' } })).text();
}

test('links to no chat, app, social network, or listing in a shop without settings', async () => {
  for (const path of PATHS) {
    const html = await page(path, {});
    for (const attribute of [...Object.keys(OUTSIDE_LINKS), 'data-outside-links', 'example.com/'])
      assert(!html.includes(attribute), `${path}: ${attribute}`);
    assert.match(html, /data-api="\/v3"/);
  }
});

for (const [attribute, name] of Object.entries(OUTSIDE_LINKS)) {
  test(`${name} adds its link to every site of the shop, and no other link`, async () => {
    for (const path of PATHS) {
      const html = await page(path, { [name]: 'https://elsewhere.example/?a="b"&c=$&' });
      assert(html.includes(` ${attribute}="https://elsewhere.example/?a=&quot;b&quot;&amp;c=$&amp;"`), path);
      for (const other of Object.keys(OUTSIDE_LINKS))
        assert.equal(html.includes(` ${other}=`), other === attribute);
    }
  });
}
