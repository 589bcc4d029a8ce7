import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { FOLDERS } from '../../../demo/server/config.js';
import { pageOf } from '../../../demo/vite/page.js';
import { temporaryFolder } from './temporary-folder.js';
import { testApp } from './test-app.js';

/** A manifest as Vite writes it. */
const MANIFEST = {
  'host/main.ts': { file: 'assets/main.js', isEntry: true, dynamicImports: ['host/app.ts'] },
  'host/app.ts': { file: 'assets/app-1.js', imports: ['host/main.ts'] },
  '../dist/npm/chunks/session-1a2B.js': { file: 'assets/session-1.js', imports: ['_store-1.js'] },
  '_store-1.js': { file: 'assets/store-1.js', imports: ['host/main.ts'] },
  'host/messages/en.json': { file: 'assets/en-1.js' },
  'host/messages/ar.json': { file: 'assets/ar-1.js' },
  'host/home/HomePage.tsx': {
    file: 'assets/home-1.js',
    css: ['assets/home-1.css'],
    imports: ['_cards-1.js', 'host/main.ts'],
  },
  'host/product/ProductPage.tsx': { file: 'assets/products-1.js', imports: ['_cards-1.js'] },
  '_cards-1.js': { file: 'assets/cards-1.js', css: ['assets/cards-1.css'], imports: ['_price-1.js'] },
  '_price-1.js': { file: 'assets/price-1.js' },
  'host/product/messages/en.json': { file: 'assets/en-2.js' },
};
const SELLERS = {
  'sellers/app.tsx': { file: 'assets/app-2.js', imports: ['sellers/main.ts'] },
  'sellers/main.ts': { file: 'assets/main.js', isEntry: true },
  'host/messages/en.json': { file: 'assets/en-1.js' },
  'sellers/CentralPage.tsx': { file: 'assets/CentralPage-1.js', imports: ['_form-1.js'] },
  '_form-1.js': { file: 'assets/form-1.js' },
  'sellers/messages/en.json': { file: 'assets/en-2.js' },
};
const build = {
  'host/index.html': pageOf('host'),
  'host/assets/manifest.json': JSON.stringify(MANIFEST),
  'sellers/index.html': pageOf('sellers'),
  'sellers/assets/manifest.json': JSON.stringify(SELLERS),
  'mobile/index.html': pageOf('mobile'),
  'dist/widgets/header.js':
    'import{a as b,c}from"../chunks/core-1.js";import"../chunks/side-1.js";b(()=>import("../chunks/late-1.js"))',
  'dist/widgets/car-search.js': 'import{a}from"../chunks/core-1.js";',
  'dist/chunks/core-1.js': 'import{d}from"./base-1.js";export{d as a}',
  'dist/chunks/base-1.js': 'export const d=1',
  'dist/chunks/side-1.js': '',
  'dist/chunks/late-1.js': '',
};
const appOf = (root: string) => {
  const [dist, host] = [join(root, 'dist'), join(root, 'host')];
  const [sellers, mobile] = [join(root, 'sellers'), join(root, 'mobile')];
  return testApp(undefined, { folders: { ...FOLDERS, dist, host, sellers, mobile } });
};
const app = appOf(temporaryFolder(build));

async function page(path: string, lang = 'en', from = app) {
  const reply = await from.request(path, {
    headers: { accept: 'text/html', cookie: `portal_NewLang=${lang}` },
  });
  const html = await reply.text();
  const preloads = Array.from(html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g), ([, href]) => href);
  const styles = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g), ([, href]) => href);
  return { html, preloads, styles };
}

test('preloads everything that a page needs beside its entry, each file once', async () => {
  const header = [
    '/dist/widgets/header.js',
    '/dist/chunks/core-1.js',
    '/dist/chunks/base-1.js',
    '/dist/chunks/side-1.js',
  ];
  const client = ['/assets/session-1.js', '/assets/store-1.js'];
  assert.deepEqual((await page('/')).preloads, [
    ...header,
    '/dist/widgets/car-search.js',
    '/assets/app-1.js',
    '/assets/en-1.js',
    '/assets/home-1.js',
    '/assets/cards-1.js',
    '/assets/price-1.js',
    ...client,
  ]);
  assert.deepEqual((await page('/products/some-lamp')).preloads, [
    ...header,
    '/assets/app-1.js',
    '/assets/en-1.js',
    '/assets/products-1.js',
    '/assets/cards-1.js',
    '/assets/price-1.js',
    '/assets/en-2.js',
    ...client,
  ]);
  const about = [...header, '/assets/app-1.js', '/assets/ar-1.js', ...client];
  assert.deepEqual((await page('/about', 'ar')).preloads, about);
});

test('a page links to the stylesheets of its modules, after the one of all pages', async () => {
  const cards = ['/assets/main.css', '/assets/cards-1.css'];
  const home = [...cards, '/assets/home-1.css'];
  assert.deepEqual((await page('/')).styles, home);
  assert.deepEqual((await page('/Index-Old')).styles, home);
  for (const path of ['/products/some-lamp', '/detail?id=1'])
    assert.deepEqual((await page(path)).styles, cards, path);
  assert.deepEqual((await page('/about')).styles, ['/assets/main.css']);
});

test('a page of sellers names what it needs of its own app', async () => {
  const { html, preloads } = await page('/content/sellerCentral');
  const names = ['app-2', 'en-1', 'CentralPage-1', 'form-1', 'en-2'];
  assert.deepEqual(
    preloads.filter((href) => !href?.startsWith('/dist/')),
    names.map((name) => `/sellers/assets/${name}.js`),
  );
  assert.match(html, /<script type="module" src="\/sellers\/assets\/main\.js">/);
  assert.doesNotMatch(html, /noindex/);
});

test('preloads first what shows before scripts on a phone, and its entry’s modules later', async () => {
  const manifest = { ...MANIFEST, 'mobile/app.tsx': { file: 'assets/app-3.js' } };
  const root = temporaryFolder({ ...build, 'mobile/assets/manifest.json': JSON.stringify(manifest) });
  const { html, preloads, styles } = await page('/m/products/some-lamp', 'en', appOf(root));
  const names = ['app-3', 'en-1', 'products-1', 'cards-1', 'price-1', 'en-2', 'session-1', 'store-1'];
  assert.deepEqual(
    preloads,
    names.map((name) => `/m/assets/${name}.js`),
  );
  assert.deepEqual(styles, ['/m/assets/main.css', '/m/assets/cards-1.css']);
  const [, head = '', put = ''] = /^(.*)<template id="after-first-paint">(.*)<\/template>/s.exec(html) ?? [];
  assert.doesNotMatch(head, /modulepreload/);
  assert.equal(put.match(/modulepreload/g)?.length, names.length);
  assert.doesNotMatch((await page('/products/some-lamp')).html, /<template/);
});

test('serves the pages of a site that was built without the manifest', async () => {
  const { html, preloads } = await page('/m/categories');
  assert.deepEqual(preloads, []);
  assert.match(html, /<div id="root">/);
});

test('preloads the phone site’s picture on its start page only, in the language’s direction', async () => {
  assert.match((await page('/m/')).html, /<img class="early-hero" src="\/media\/hero\.svg"/);
  assert.match((await page('/m/', 'ar')).html, /<img class="early-hero" src="\/media\/hero-rtl\.svg"/);
  for (const path of ['/m/categories', '/'])
    assert.doesNotMatch((await page(path)).html, /early-hero|EARLY_HERO/, path);
});

test('lets the phone site be crawled, and names the full site’s page as canonical on all but its start page', async () => {
  assert.doesNotMatch(await (await app.request('/robots.txt')).text(), /Disallow: \/m\//);
  assert.doesNotMatch((await page('/m/')).html, /rel="canonical"|noindex/);
  assert.match((await page('/m/categories')).html, /<link rel="canonical" href="[^"]*\/categories"/);
});
