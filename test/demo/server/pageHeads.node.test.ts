import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cars, makes } from '../../../demo/server/cars/schema.js';
import { FOLDERS } from '../../../demo/server/config.js';
import type { Database } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { stores } from '../../../demo/server/stores/schema.js';
import { pageOf } from '../../../demo/vite/page.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { temporaryFolder } from './temporary-folder.js';
import { STOREFRONT, testApp } from './test-app.js';

const root = temporaryFolder({
  'host/index.html': pageOf('host'),
  'mobile/index.html': pageOf('mobile'),
  'sellers/index.html': pageOf('sellers'),
});
const folders = {
  ...FOLDERS,
  host: join(root, 'host'),
  mobile: join(root, 'mobile'),
  sellers: join(root, 'sellers'),
};

const HOSTILE = `"><script>alert(1)</script><!-- $& ' </title>`;

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const page = async (path: string, cookie = '') => {
    const app = testApp(database.db, { folders });
    const reply = await app.request(path, { headers: { accept: 'text/html', cookie } });
    return { status: reply.status, headers: reply.headers, html: await reply.text() };
  };
  const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
  const titleOf = (html: string) => first(html, /<title>([^<]*)<\/title>/);
  const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/);
  /** Returns the data for search engines, parsed as they would parse it. */
  const dataOf = (html: string): Record<string, unknown>[] =>
    Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
      JSON.parse(json),
    );

  test('describes sold-out goods without a delivery day', async () => {
    const described = async (stock: number) => {
      await database.db.update(goods).set({ stock }).where(eq(goods.goodsId, 20_499));
      const { html } = await page('/products/20499');
      const [product] = dataOf(html);
      const offer = product?.offers as Record<string, unknown>; // a schema.org offer
      return [first(html, /<meta name="description" content="([^"]*)"/), offer.availability];
    };
    const [gone, out] = await described(0);
    assert.match(`${gone}`, /sold out for now/);
    assert.equal(out, 'https://schema.org/OutOfStock');
    const [back, there] = await described(3);
    assert.match(`${back}`, /Delivery to the mainland US in \d+–\u2060\d+ days/);
    assert.equal(there, 'https://schema.org/InStock');
  });

  for (const [lang, price, days] of [
    ['ar', /\$[\d,.]+/, /خلال (2–\u20604 أيام|9–\u206021 يومًا)،/],
    ['fr', /[\d,]+\s\$/, /en (2\u00a0à\u00a04|9\u00a0à\u00a021) jours,/],
    ['ru', /[\d,]+\s\$/, /за (2–\u20604 дня|9–\u206021 день),/],
  ] as const)
    test(`describes goods by the price and the days as a page in ${lang} writes them`, async () => {
      const { html } = await page('/products/20499', `portal_NewLang=${lang}`);
      const description = first(html, /<meta name="description" content="([^"]*)"/) ?? '';
      assert.match(description, price);
      assert.match(description, days);
    });

  test('serves a car’s page with its name, price, and canonical address', async () => {
    const [car] = await database.db.select().from(cars).where(eq(cars.goodsId, 10_001));
    assert(car);
    const url = `${STOREFRONT}/products/${car.slug}`;
    for (const path of ['/products/10001', `/products/${car.slug}`, '/detail?goods_id=10001']) {
      const { status, html } = await page(path);
      assert.equal(status, 200);
      assert.match(titleOf(html) ?? '', new RegExp(`^${car.year} .+ · Meridian$`));
      assert.equal(canonicalOf(html), url);
      const [product] = dataOf(html);
      assert.deepEqual(product?.['@type'], ['Product', 'Car']);
      const offer = product?.offers as Record<string, unknown>; // a schema.org offer
      assert.deepEqual(
        [offer.price, offer.priceCurrency, offer.url],
        [(car.price / 100).toFixed(2), 'USD', url],
      );
    }
  });

  test('has separate heads for a make, a model, a department, and a store', async () => {
    for (const [path, title, canonical] of [
      ['/categories/byd', 'BYD cars · Meridian', '/categories/byd'],
      ['/categories/byd?model=seal&sort=price_asc', 'BYD Seal cars · Meridian', '/categories/byd?model=seal'],
      ['/content/classifyZone?cat_id=601', 'Child seats · Meridian', '/categories/601'],
      ['/categories/601?sort=newest', 'Child seats · Meridian', '/categories/601'],
      ['/categories/child-seats', 'Child seats · Meridian', '/categories/601'],
      ['/content/homeClass?id=601', 'Child seats · Meridian', '/categories/601'],
      ['/store/3', 'Great Lakes Auto Supply · Meridian', '/store/great-lakes-auto-supply'],
      ['/content/AboutUs', 'About us · Meridian', '/about'],
      ['/content/sellerCentral?view=about', 'Sell on Meridian · Meridian', '/content/sellerCentral'],
      ['/content/fourStep', 'Apply to sell · Meridian', '/content/fourStep'],
      ['/content/FactoryMember', 'Factory membership · Meridian', '/content/FactoryMember'],
    ] as const) {
      const { status, html } = await page(path);
      assert.deepEqual([status, titleOf(html), canonicalOf(html)], [200, title, STOREFRONT + canonical]);
    }
  });

  test('renders the page in the language that the shopper has chosen', async () => {
    const { html, headers } = await page('/categories/kia', 'portal_NewLang=ar');
    assert.match(html, /<html lang="ar" dir="rtl">/);
    assert.equal(titleOf(html), 'سيارات Kia · Meridian');
    assert.equal(headers.get('content-language'), 'ar');
    assert.match(headers.get('vary') ?? '', /Cookie/);
    assert.match((await page('/', 'portal_NewLang=xx')).html, /<html lang="en" dir="ltr">/);
  });

  test('answers what the shop does not have with a 404 page that no index lists', async () => {
    for (const path of [
      '/products/nothing',
      '/products/999999',
      '/detail',
      '/store/nobody',
      '/categories/trabant',
      '/products/%E0%A4%A',
    ]) {
      const { status, html } = await page(path);
      assert.equal(status, 404, path);
      assert.match(html, /name="robots" content="noindex"/);
      assert.match(html, /<div id="root">/);
    }
  });

  test('keeps a shopper’s own pages out of indexes', async () => {
    for (const path of ['/content/order', '/vuex', '/categories?goods_name=lamp'])
      assert.match((await page(path)).html, /name="robots" content="noindex"/, path);
  });

  test('escapes a hostile name as text', async () => {
    await database.db
      .update(goods)
      .set({ name: HOSTILE, description: HOSTILE })
      .where(eq(goods.goodsId, 20_007));
    await database.db.update(stores).set({ name: HOSTILE, about: HOSTILE }).where(eq(stores.storeId, 5));
    await database.db.update(makes).set({ name: HOSTILE }).where(eq(makes.value, 'kia'));
    const scripts = (html: string) => html.match(/<script(?! type="application\/(?:ld\+)?json")/g)?.length;
    const usual = scripts((await page('/')).html);
    for (const path of [
      '/products/20007',
      '/store/5',
      '/categories/kia',
      `/categories?goods_name=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const { html } = await page(path);
      assert.equal(scripts(html), usual, path);
      assert.doesNotMatch(html, /alert\(1\)<|<!--/, path);
      assert.equal(html.match(/<\/title>/g)?.length, 1, path);
      assert.match(html, /\$&amp; &#39; &lt;\/title&gt;/, path);
    }
    const [product] = dataOf((await page('/products/20007')).html);
    assert.equal(product?.name, HOSTILE);
  });

  test('lists every product once in the sitemap, and names it in robots.txt', async () => {
    const app = testApp(database.db, { folders });
    const robots = await (await app.request('/robots.txt')).text();
    assert(robots.includes(`Sitemap: ${STOREFRONT}/sitemap.xml`));
    const reply = await app.request('/sitemap.xml');
    assert.equal(reply.headers.get('content-type'), 'application/xml; charset=utf-8');
    const urls = Array.from((await reply.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
    assert.equal(new Set(urls).size, urls.length);
    const products = urls.filter((url) => url.startsWith(`${STOREFRONT}/products/`));
    assert.equal(products.length, (await database.db.$count(cars)) + (await database.db.$count(goods)));
    for (const path of [
      '/',
      '/categories/byd',
      '/store/great-lakes-auto-supply',
      '/contact',
      '/content/FactoryMember',
    ])
      assert(urls.includes(STOREFRONT + path), path);
  });
});
