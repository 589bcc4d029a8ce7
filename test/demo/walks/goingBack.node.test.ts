import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { headerCounts } from './buying.js';
import { isCalm } from './catalog-page.js';
import { inChromium } from './in-each-engine.js';
import { openRendered } from './rendered-page.js';

declare global {
  interface Window {
    /** Whether the page was taken over when it asked for each list of cars. */
    listsAfterTakeover: boolean[];
  }
}

/** Watches whether a page was taken over when it asks for a list. Runs before the page's scripts. */
function watch(): void {
  window.listsAfterTakeover = [];
  const { fetch } = window;
  window.fetch = (...args) => {
    if (String(args[0]).includes('/pc/goods/list?'))
      window.listsAfterTakeover.push(document.getElementById('page-state') === null);
    return fetch(...args);
  };
}

await inChromium((walk) => {
  before(() => walk.browser.runFirst?.(watch));

  // A whole browser restores the page as it was left. A headless shell loads it again, maybe from its HTTP cache.
  for (const site of ['', '/m']) {
    test(`going back to a list requests it again after all of it has hydrated, below ${site}/`, async () => {
      const { browser, storefront } = walk;
      await openRendered(browser, `${storefront}${site}/categories/byd`);
      const requestedLists = () => browser.evaluate(() => window.listsAfterTakeover);
      assert.deepEqual(await requestedLists(), []);
      // The phone site doesn't have this page, and leads to the full site's, which takes its place in the history.
      await browser.open(`${storefront}${site}/about`);
      await browser.until(() => document.querySelector('.about-facts') !== null);
      await browser.back();
      await browser.until(() => window.listsAfterTakeover?.length);
      await isCalm(browser);
      assert.deepEqual(await requestedLists(), [true]);
    });
  }

  test('going back to a cart shows the items added elsewhere', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/products/20001`);
    await browser.click(() => document.querySelector('.buy-acts .add-to-cart button'));
    await headerCounts(browser, '1');
    await browser.open(`${storefront}/content/shopCartNew`);
    await headerCounts(browser, '1');
    await browser.open(`${storefront}/about`);
    // As on another device of the shopper: the browser's pages don't hear of it.
    const count = await browser.evaluate(async () => {
      const headers = { uuid: localStorage.getItem('newuuid') ?? '' };
      const body = new URLSearchParams({ goods_id: '20001', buy_num: '3', saved: '0' });
      const { data } = await (await fetch('/v3/pc/cart/set', { method: 'POST', headers, body })).json();
      return data?.count;
    });
    assert.equal(count, 3);
    await browser.back();
    await headerCounts(browser, '3');
    await browser.until(
      () => document.querySelector<HTMLInputElement>('main input[inputmode=numeric]')?.value === '3',
    );
  });
});
