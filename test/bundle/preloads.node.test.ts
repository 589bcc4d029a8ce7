import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clientIn, modulesOf } from '../../demo/server/site/preloads.js';
import type { SiteName } from '../../demo/shared/sites.js';

const PAGES: readonly (readonly [site: SiteName, paths: readonly string[]])[] = [
  ['host', ['/', '/categories', '/categories/byd', '/products/some-lamp', '/about']],
  ['mobile', ['/', '/categories', '/products/some-lamp']],
  ['sellers', ['/content/sellerCentral']],
];

for (const [site, paths] of PAGES) {
  test(`each module that a page of ${site} preloads is in its build`, () => {
    const manifest = JSON.parse(readFileSync(`demo/build/${site}/assets/manifest.json`, 'utf8'));
    const missing = paths.flatMap((path) =>
      modulesOf(path, site, 'ar').filter(
        (name) => !['', '.ts', '.tsx'].some((ending) => `${name}${ending}` in manifest),
      ),
    );
    assert.deepEqual(missing, []);
  });

  test(`a page of ${site} preloads the package’s client, which its first request needs`, () => {
    const manifest = JSON.parse(readFileSync(`demo/build/${site}/assets/manifest.json`, 'utf8'));
    const [client = '', ...others] = clientIn(manifest);
    assert.deepEqual(others, []);
    const script = readFileSync(`demo/build/${site}/${manifest[client]?.file}`, 'utf8');
    assert.match(script, /platformType/);
  });
}
