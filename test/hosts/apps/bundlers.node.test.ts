import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { withChromium } from '../../tools/needs-chromium.js';
import { walkThroughCarSearch } from './car-search-walk.js';
import { type InstalledApp, installApp } from './installed-app.js';
import { serveFolder, startApi } from './servers.js';
import { untilVisible, type Visit, visit, waitForConsole } from './visit.js';

const bundlers = ['webpack', 'vite', 'rollup', 'esbuild'];

/** Texts that appear only in another widget's code. */
const others = {
  footer: 'Get to know us',
  'sign-in': 'Sign in / Create account',
  'prize-wheel': 'Give it a spin',
  'prize-popup': 'Gift expires in',
  drawer: '2-4 days shipping',
  location: 'Choose your location',
  'back-to-top': 'Back to top',
  'account-menu': 'Points and shares',
};

/** Returns the scripts that the page has loaded so far. */
async function scriptsOf({ page, requests }: Pick<Visit, 'page' | 'requests'>): Promise<readonly string[]> {
  const { origin } = new URL(page.url());
  const scripts = requests.filter((url) => url.startsWith(origin) && /\.js$/.test(new URL(url).pathname));
  return Promise.all([...new Set(scripts)].map(async (url) => (await fetch(url)).text()));
}

const brotliSize = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);

/** Returns the widgets in `others` whose code is in the scripts. */
const widgetsIn = (scripts: readonly string[]): string[] =>
  Object.entries(others)
    .filter(([, text]) => scripts.some((script) => script.includes(text)))
    .map(([widget]) => widget);

test('the texts for finding other widgets are in their code', () => {
  const code = readdirSync('dist/npm', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join('dist/npm', file), 'utf8'));
  assert.deepEqual(widgetsIn(code), Object.keys(others));
});

withChromium('bundlers', () => {
  let app: InstalledApp;
  let api: string;
  let site: string;
  /** For each bundler, what its pages loaded until the car search was usable, in bytes after Brotli compression. */
  const sizes: Record<string, Record<string, number>> = {};

  before(async () => {
    app = await installApp('bundlers');
    api = `${await startApi()}/v3`;
    site = await serveFolder(app.folder);
  });

  after(() => console.table(sizes));

  for (const bundler of bundlers)
    describe(bundler, () => {
      before(async () => {
        const output = await app.run(bundler);
        assert.doesNotMatch(output, /\bERROR\b|\bWARNING\b/);
        // Vite builds pages. The others build only scripts, so their pages are copied.
        if (bundler !== 'vite')
          for (const file of readdirSync(app.folder).filter((name) => name.endsWith('.html')))
            cpSync(join(app.folder, file), join(app.folder, 'build', bundler, file));
      });

      const open = (name: string, use: (visit: Visit) => Promise<void>) =>
        visit(`${site}/build/${bundler}/${name}.html?api=${api}`, use);

      async function measure(name: string, { page, requests }: { page: Page; requests: readonly string[] }) {
        await untilVisible(page, 'combobox', 'Make');
        const scripts = await scriptsOf({ page, requests });
        sizes[bundler] = { ...sizes[bundler], [name]: brotliSize(scripts) };
        return scripts;
      }

      it('the loader defines the widgets of the page’s tags, and loads no other', () =>
        open('loader', async (visited) => {
          assert.deepEqual(widgetsIn(await measure('loader', visited)), []);
          await walkThroughCarSearch(visited);
        }));

      it('a widget that is imported alone can be used, changed, removed, and added again', () =>
        open('widget', async (visited) => {
          assert.deepEqual(widgetsIn(await measure('widget', visited)), []);
          await walkThroughCarSearch(visited);
        }));

      it('defineAll() defines every widget, and loads little twice', () =>
        open('all', async (visited) => {
          await visited.page.waitForFunction(() => customElements.get('storefront-prize-wheel'));
          const found = widgetsIn(await measure('all', visited));
          // The other widgets have these texts in code that loads when they open.
          for (const widget of ['footer', 'prize-wheel', 'back-to-top', 'account-menu'])
            assert.ok(found.includes(widget), widget);
          await walkThroughCarSearch(visited);
        }));

      it('a React page that imports CarSearch has the code of no other widget', () =>
        open('car-search', async (visited) => {
          assert.deepEqual(widgetsIn(await measure('car-search', visited)), []);
          assert.deepEqual(visited.problems, []);
        }));
    });

  it('the console names a widget that does not load', () =>
    visit(
      `${site}/build/rollup/loader.html?api=${api}`,
      (visited) => waitForConsole(visited, '[storefront-widgets] car-search did not load'),
      // Another page of the build imports only the car search, so Rollup puts it in that page's script.
      /\/widget\.js$/,
    ));

  it('webpack’s bundle of all widgets is at most a third larger than esbuild’s', () => {
    const { webpack, esbuild } = sizes;
    assert.ok(webpack?.all && esbuild?.all);
    assert.ok(webpack.all < esbuild.all * 1.33, `${webpack.all} and ${esbuild.all}`);
  });
});
