import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { succeeds } from '../server/test-app.js';
import { clickIn, demoShopper, fillIn, page } from './account.js';
import { violationsAtTop } from './account-page.js';
import { heading, isCalm, textsOf } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

interface Listed {
  goods_id: number;
  slug: string;
  goods_name: string;
  price: number;
  stock: number;
  wholesale: { min_qty: number; price: number }[];
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en', { style: 'currency', currency: 'USD' }).replace(/\.00$/, '');

const priceNow = (browser: Driver) =>
  browser.evaluate(() => document.querySelector('.buy .price-now')?.textContent);

await inAnyEngine((walk) => {
  const found = async (query: string) => {
    const data = await succeeds(await fetch(`${walk.storefront}/v3/pc/goods/${query}`));
    return (data as { list: Listed[] }).list; // other tests check its shape
  };
  const first = async (query: string): Promise<Listed> => {
    const [one] = await found(query);
    assert(one);
    return one;
  };

  test('a card opens the page of its product and focuses its heading', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    const goods = await first('search?cat_id=1001&is_oversea=0');
    await openIn(browser, 'en', `${storefront}/categories/1001?is_oversea=0`);
    await browser.click(
      (name) =>
        Array.from(document.querySelectorAll('.goods-card h3 a')).find((link) => link.textContent === name),
      goods.goods_name,
    );
    await heading(browser, goods.goods_name);
    await browser.until(() => document.activeElement?.localName === 'h1');
    assert.equal(await address(browser), `/products/${goods.slug}`);
    assert.equal(await priceNow(browser), dollars(goods.price));
    assert.equal(await browser.evaluate(() => document.title), `${goods.goods_name} · Meridian`);
    assert.equal((await textsOf(browser, '.product-more .goods-card h3')).length, 8);
    await isCalm(browser);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('the large picture shows the one that was chosen', async () => {
    const { browser } = walk;
    const before = await browser.evaluate(() => document.querySelector('.gallery figcaption')?.textContent);
    await browser.click(() => document.querySelectorAll('.gallery-views button')[1]);
    await browser.until(
      (was) => document.querySelector('.gallery figcaption')?.textContent !== was,
      before ?? '',
    );
    assert.equal(
      await browser.evaluate(
        () => document.querySelectorAll('.gallery-views button[aria-pressed=true]').length,
      ),
      1,
    );
  });

  test('a product number opens the same page under both of its paths', async () => {
    const { browser, storefront } = walk;
    const car = await first('list?brand=honda');
    for (const path of [`/products/${car.goods_id}`, `/detail?goods_id=${car.goods_id}`]) {
      await openIn(browser, 'en', storefront + path);
      await heading(browser, car.goods_name);
      assert.equal(await priceNow(browser), dollars(car.price));
    }
    await isCalm(browser);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('a product that isn’t sold shows the “not found” page', async () => {
    const { browser, storefront } = walk;
    for (const path of ['/products/nothing-like-it', '/products/99999', '/detail', '/detail?goods_id=x y']) {
      await openIn(browser, 'en', storefront + encodeURI(path));
      await heading(browser, 'This page could not be found');
    }
    browser.expectProblems(); // the server answers some of them with 404, which the console reports
  });

  test('wholesale goods have the price of their quantity step', async () => {
    const { browser, storefront } = walk;
    const goods = (await found('search?factory=1&pageSize=50')).find(({ stock }) => stock > 300);
    const step = goods?.wholesale[1];
    assert(goods && step);
    await openIn(browser, 'en', `${storefront}/products/${goods.slug}`);
    await heading(browser, goods.goods_name);
    await browser.click(() => document.querySelectorAll('.tiers button')[2]);
    await browser.until(
      (price) => document.querySelector('.buy .price-now')?.textContent === price,
      dollars(step.price),
    );
    assert.deepEqual(await textsOf(browser, '.buy-total bdi'), [dollars(step.price * step.min_qty)]);
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('#quantity')?.select());
    await browser.press('9', 'Tab');
    await browser.until(
      (price) => document.querySelector('.buy .price-now')?.textContent === price,
      dollars(goods.price),
    );
  });

  test('a sold-out product shows no delivery date, and its card has the prices of its page', async () => {
    const { browser, storefront } = walk;
    // Some 4% are sold out, so the cheapest may all be in stock.
    const pages = await Promise.all(
      [1, 2, 3].map((page) => found(`search?factory=1&pageSize=50&sort=price_asc&page=${page}`)),
    );
    const all = pages.flat();
    const short = all.find(
      ({ stock, wholesale }) => stock > 0 && wholesale.some((step) => step.min_qty > stock),
    );
    const gone = all.find(({ stock }) => stock === 0);
    assert(short && gone);
    await openIn(browser, 'en', `${storefront}/products/${gone.slug}`);
    await heading(browser, gone.goods_name);
    assert.equal(
      await browser.evaluate(() => document.querySelector('.estimate, .product-top .zone-badge') === null),
      true,
    );
    await openIn(browser, 'en', `${storefront}/products/${short.slug}`);
    await heading(browser, short.goods_name);
    const [, ...onPage] = await textsOf(browser, '.tiers .tier-price');
    await openIn(
      browser,
      'en',
      `${storefront}/categories?in=goods&factory=1&sort=price_asc&goods_name=${short.goods_name}`,
    );
    const onCard = await browser.until(
      (name) =>
        Array.from(document.querySelectorAll('.goods-card'), (card) =>
          card.querySelector('h3')?.textContent === name
            ? Array.from(card.querySelectorAll('.goods-tiers bdi'), (price) => price.textContent)
            : null,
        ).find((prices) => prices !== null),
      short.goods_name,
    );
    assert.deepEqual(onCard, onPage);
  });

  test('the delivery date updates as soon as the location changes', async () => {
    const { browser, storefront } = walk;
    const goods = await first('search?is_oversea=1');
    await openIn(browser, 'en', `${storefront}/products/${goods.slug}`);
    await browser.until(
      () => document.querySelector('.estimate-dates span')?.textContent === '(9–\u206021 days)',
    );
    const box = await browser.evaluate(() => document.querySelector('.estimate')?.textContent ?? '');
    assert.equal(box.split('9–\u206021 days').length, 2, 'the days once');
    const choose = async (zip: string) => {
      await browser.click(() => document.querySelector('.estimate .text-button'));
      const find = (selector: string) =>
        browser.until(
          (css) => document.querySelector('storefront-location')?.shadowRoot?.querySelector(css) != null,
          selector,
        );
      await find('input');
      await browser.click(() =>
        document.querySelector('storefront-location')?.shadowRoot?.querySelector('input'),
      );
      await browser.press(...zip, 'Enter');
      await browser.until(
        (expected) => document.querySelector('.estimate-place bdi')?.textContent?.startsWith(expected),
        zip,
      );
      await browser.press('Escape');
      return browser.evaluate(() => document.querySelector('.estimate-dates span')?.textContent);
    };
    const west = await choose('90210');
    assert.match(`${west}`, /^\(\d+–\u2060\d+ days\)$/);
    assert.notEqual(west, '(9–\u206021 days)');
  });

  test('a guest sees the products viewed before, without the current one', async () => {
    const { browser, storefront } = walk;
    const [one, two] = await found('search?cat_id=900');
    assert(one && two);
    await openIn(browser, 'en', `${storefront}/products/${one.slug}`);
    await browser.until(
      (id) => localStorage.getItem('recentlyViewed')?.startsWith(`["${id}"`),
      String(one.goods_id),
    );
    await openIn(browser, 'en', `${storefront}/products/${two.slug}`);
    await heading(browser, two.goods_name);
    const [newest] = await textsOf(browser, '.card-row h3');
    assert.equal(newest, one.goods_name);
    const names = await textsOf(browser, '.card-row h3');
    assert.equal(names.includes(two.goods_name), false);
  });

  test('a signed-in shopper’s visit is in the history', async () => {
    const { browser, storefront } = walk;
    const goods = await first('search?cat_id=801');
    await openIn(
      browser,
      'en',
      `${storefront}/sign-in?redirect=${encodeURIComponent(`/products/${goods.slug}`)}`,
    );
    await browser.until(
      (selector) => document.querySelector(`${selector} input[name=password]`) !== null,
      page,
    );
    await fillIn(browser, page, demoShopper);
    await clickIn(browser, page, 'Continue');
    await heading(browser, goods.goods_name);
    await textsOf(browser, '.card-row h3');
    await browser.until(async (id) => {
      const token = /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch('/v3/pc/history?page=1&pageSize=30', { headers: { token } });
      const { data } = await reply.json();
      return data?.list[0]?.goods_id === id;
    }, goods.goods_id);
  });

  for (const path of ['/products/20001', '/products/10001'])
    for (const height of [900, 1200])
      test(`the price stays above the similar ones wherever ${path} is scrolled, in a window of ${height} pixels`, async () => {
        const { browser, storefront } = walk;
        await browser.setSize(1280, height);
        await openIn(browser, 'en', storefront + path);
        await browser.until(() => document.querySelector('.product-more article, .product-more li') !== null);
        const gaps = await browser.evaluate(async () => {
          const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const found: number[] = [];
          for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(resolve));
            found.push((edge('.product-more')?.top ?? NaN) - (edge('.product-main')?.bottom ?? NaN));
          }
          return found;
        });
        assert.ok(gaps.length > 5);
        assert.deepEqual(
          gaps.filter((gap) => !(gap >= 0)),
          [],
        );
        await browser.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      });
});
