// matrix: only
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { clientIn } from '../../demo/server/site/preloads.js';

const PHONE = 'demo/build/mobile/assets';
const FULL = 'demo/build/host/assets';

/** The property that React DOM sets on its root element. The minifier doesn't rename it. */
const REACT_DOM = '__reactContainer$';

/** The budget for what the home page of the phone site waits for, in bytes after brotli, without the widgets. */
const BUDGET = 101_000;

interface Part {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Returns a module's file, its stylesheets, and those of everything it imports, according to the build manifest. */
function filesOf(
  manifest: Readonly<Record<string, Part>>,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const {
    file,
    css = [],
    imports = [],
  } = manifest[name] ?? assert.fail(`${name} is not in ${Object.keys(manifest)}`);
  if (found.has(file)) return found;
  found.add(file);
  for (const sheet of css) found.add(sheet);
  for (const next of imports) filesOf(manifest, next, found);
  return found;
}

const scriptsOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('the phone site', () => {
  it('loads no React DOM, unlike the full site', () => {
    assert.ok(scriptsOf(FULL).some((script) => script.includes(REACT_DOM)));
    assert.ok(!scriptsOf(PHONE).some((script) => script.includes(REACT_DOM)));
  });

  const manifest: Record<string, Part> = JSON.parse(readFileSync(join(PHONE, 'manifest.json'), 'utf8'));

  it(`needs at most ${BUDGET} bytes before its home page works`, () => {
    const names = ['main.ts', 'app.tsx', 'PhoneHome.tsx'].map((name) => `mobile/${name}`);
    const texts = ['host', 'host/catalog'].map((area) => `${area}/messages/en.json`);
    const files = new Set(
      [...names, ...texts, ...clientIn(manifest)].flatMap((name) => [...filesOf(manifest, name)]),
    );
    const sizes = ['assets/main.css', ...files].map(
      (file) => [file, brotliCompressSync(readFileSync(join(PHONE, '..', file))).length] as const,
    );
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    assert.ok(sum <= BUDGET, `${sum} bytes: ${JSON.stringify(sizes)}`);
  });

  it("loads no stylesheet of another page's", () => {
    const rulesOf = (...names: string[]) =>
      names
        .flatMap((name) => [...filesOf(manifest, name)])
        .filter((file) => file.endsWith('.css'))
        .map((file) => readFileSync(join(PHONE, '..', file), 'utf8'))
        .join('');
    const pages = {
      '.phone-makes': rulesOf('mobile/app.tsx', 'mobile/PhoneHome.tsx'),
      '.list-bar': rulesOf('mobile/app.tsx', 'host/catalog/CategoriesPage.tsx'),
      '.product-top': rulesOf('mobile/app.tsx', 'host/product/ProductPage.tsx'),
    };
    for (const selector of Object.keys(pages))
      assert.deepEqual(
        Object.entries(pages)
          .filter(([, rules]) => rules.includes(selector))
          .map(([own]) => own),
        [selector],
      );
  });
});

it("includes nothing of the sellers' side in the storefront", () => {
  const isSellers = (name: string) => /^(?:sellers|server\/sellers)\//.test(name);
  const modules = (folder: string) =>
    Object.keys(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  assert.deepEqual(modules(FULL).filter(isSellers), []);
  assert.ok(modules('demo/build/sellers/assets').some(isSellers));
  const hasTheirRules = (folder: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .some((file) => readFileSync(join(folder, file), 'utf8').includes('.seller-'));
  assert.ok(!hasTheirRules(FULL));
  assert.ok(hasTheirRules('demo/build/sellers/assets'));
});
