import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { array, assert as assertStruct, nullable, string, type } from 'superstruct';
import manifest from '../../package.json' with { type: 'json' };
import { licenses, notices } from '../../src/build/licenses.mjs';
import { distFiles, json, read } from './dist.js';

const TITLE = /^(@?[\w./-]+) (\d\S*) \(([^)]+)\)$/gm;

/** The packages bundled into our files, according to the source maps. */
const SourceMap = type({ sources: array(nullable(string())) });
const bundled = distFiles
  .filter((file) => file.endsWith('.map'))
  .flatMap((file) => {
    const map = json(file);
    assertStruct(map, SourceMap);
    return map.sources.map((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source ?? '')?.[1]);
  })
  .filter((name) => name !== undefined);

describe('the licenses of shipped packages', () => {
  const text = read('THIRD_PARTY_LICENSES');
  const titles = [...text.matchAll(TITLE)].map(([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }));

  it('name every package in the files with its version and license text', () => {
    assert.ok(bundled.includes('preact') && bundled.includes('zustand'), bundled.join());
    for (const name of new Set(bundled))
      assert.ok(
        titles.some((title) => title.name === name),
        name,
      );
    for (const { name, version } of titles) {
      const installed: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      assertStruct(installed, type({ version: string() }));
      assert.equal(version, installed.version, name);
    }
    const sections = text.split(`\n\n${'-'.repeat(80)}\n\n`).slice(1);
    assert.equal(sections.length, titles.length);
    for (const section of sections) assert.match(section, /permi(?:ssion|tted)|Licensed under|CC0/i);
  });

  it('are only those that require at most their text', () => {
    const allowed = /^(?:MIT|Apache-2\.0|BSD-[23]-Clause|ISC|CC0-1\.0|0BSD)$/;
    for (const { name, license } of titles) assert.match(license, allowed, name);
  });

  it('fail the build for any other license, or for one without its text', () => {
    const tidy = { name: 'tidy', version: '1.0.0', license: 'MIT', texts: ['Permission is granted'] };
    assert.match(notices([tidy]), /^tidy 1\.0\.0 \(MIT\)\n\nPermission is granted$/m);
    for (const license of ['GPL-3.0', 'MPL-2.0', '(MIT OR GPL-2.0)', 'UNLICENSED', undefined])
      assert.throws(() => notices([{ ...tidy, license }]), /^Error: tidy 1\.0\.0 .*must not be shipped/);
    assert.throws(() => notices([{ ...tidy, texts: [] }]), /text of its license is missing/);
  });

  it('cover every bundled package, and no other', () => {
    const { collect, text: collected } = licenses();
    const modules = {
      '/x/src/own.ts': { renderedLength: 9 },
      [`${process.cwd()}/node_modules/zustand/esm/vanilla.mjs`]: { renderedLength: 9 },
      [`${process.cwd()}/node_modules/js-cookie/dist/js.cookie.mjs`]: { renderedLength: 0 },
    };
    collect().generateBundle({}, { 'a.js': { modules }, 'a.css': {} });
    assert.deepEqual(
      [...collected().matchAll(TITLE)].map(([, name]) => name),
      ['zustand'],
    );
  });

  it('are included in the WordPress plugin', () => {
    const files = unzipSync(new Uint8Array(readFileSync('dist/wordpress/storefront-widgets.zip')));
    const own = strFromU8(files['storefront-widgets/THIRD_PARTY_LICENSES'] ?? new Uint8Array());
    assert.match(own, /^preact \S+ \(MIT\)$/m);
  });

  it('are all that comes with an installation of the package', () => {
    assert.deepEqual(
      [Object.hasOwn(manifest, 'dependencies'), Object.hasOwn(manifest, 'optionalDependencies')],
      [false, false],
    );
  });
});
