import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clientIn, modulesOf, type Prefix } from '../../demo/server/site/preloads.js';

const PAGES: readonly (readonly [site: string, prefix: Prefix, paths: readonly string[]])[] = [
  ['host', '/', ['/', '/categories', '/categories/byd', '/products/some-lamp', '/about']],
  ['mobile', '/m/', ['/', '/categories', '/products/some-lamp']],
  ['sellers', '/sellers/', ['/content/sellerCentral']],
];

for (const [site, prefix, paths] of PAGES) {
  test(`each module that a page of ${site} preloads is in its build`, () => {
    const manifest = JSON.parse(readFileSync(`demo/build/${site}/assets/manifest.json`, 'utf8'));
    const missing = paths.flatMap((path) =>
      modulesOf(path, prefix, 'ar').filter(
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
