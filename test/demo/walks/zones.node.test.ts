import assert from 'node:assert/strict';
import { test } from 'node:test';
import { succeeds } from '../server/test-app.js';
import { countSays, heading, textsOf } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

await inAnyEngine((walk) => {
  const total = async (query: string) => {
    const data = await succeeds(await fetch(`${walk.storefront}/v3/pc/goods/search?${query}`));
    return (data as { total: number }).total; // other tests check its shape
  };
  const open = (path: string) => openIn(walk.browser, 'en', walk.storefront + path);

  test('all departments are listed, and link to their goods', async () => {
    const { browser } = walk;
    await browser.setSize(1280, 900);
    await open('/content/classify');
    assert.equal((await textsOf(browser, '.department-card')).length, 12);
    await browser.click(() =>
      Array.from(document.querySelectorAll('.department-card li a')).find(
        (link) => link.textContent === 'Frying pans',
      ),
    );
    await heading(browser, 'Frying pans');
    assert.match(await address(browser), /^\/categories\/\d+$/);
    assert.deepEqual(await textsOf(browser, '.breadcrumbs li'), [
      'Home',
      'All departments',
      'Kitchen',
      'Frying pans',
    ]);
  });

  test('a shipping zone lists the goods that arrive in time, and updates in place', async () => {
    const { browser } = walk;
    await open('/content/classifyZone?is_oversea=1&cat_id=700');
    await heading(browser, 'Motorcycle gear');
    await countSays(browser, `${await total('is_oversea=1&cat_id=700')} products`);
    await browser.click(() => document.querySelector('.link-tabs li:nth-child(2) a'));
    await countSays(browser, `${await total('is_oversea=0&cat_id=700')} products`);
    assert.equal(await address(browser), '/content/classifyZone?is_oversea=0&cat_id=700');
  });

  test('the header’s search finds the wholesale page’s goods, in place', async () => {
    const { browser } = walk;
    await open('/content/factorZone');
    await countSays(browser, `${await total('factory=1')} products`);
    await browser.until(
      () =>
        document.querySelector('storefront-header')?.shadowRoot?.querySelector('input[role=combobox]') !=
        null,
    );
    await browser.click(() =>
      document.querySelector('storefront-header')?.shadowRoot?.querySelector('input[role=combobox]'),
    );
    await browser.press(...'helmet', 'Enter');
    await heading(browser, 'Wholesale: “helmet”');
    assert.equal(await address(browser), '/content/factorZone?goods_name=helmet');
    await countSays(browser, `${await total('factory=1&goods_name=helmet')} products`);
    assert.equal((await textsOf(browser, '.goods-card .goods-tiers')).length > 0, true);
  });

  test('the countdown of the deals follows the server, even if the device’s clock is wrong', async () => {
    const { browser, storefront } = walk;
    await open('/content/daysDeals');
    await browser.until(() => document.querySelector('.countdown-value') !== null);
    const left = async () => {
      const values = await textsOf(browser, '.countdown-value');
      const [hours = 0, minutes = 0, seconds = 0] = values.map(Number);
      return (hours * 60 + minutes) * 60 + seconds;
    };
    const truth = async () => {
      const data = await succeeds(await fetch(`${storefront}/v3/pc/goods/deals`));
      const { now, ends_at } = data as { now: number; ends_at: number }; // other tests check its shape
      return (ends_at - now) / 1000;
    };
    const isNear = (a: number, b: number) => Math.abs(a - b) < 8;
    assert(isNear(await left(), await truth()));
    // Move the clock by three hours. The page notices, and asks the server again.
    const dealsRequested = browser.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { now } = Date;
          const fetchIt = window.fetch;
          window.fetch = (input, init) => {
            if (`${input}`.includes('/pc/goods/deals')) resolve(true);
            return fetchIt(input, init);
          };
          Date.now = () => now() + 3 * 3_600_000;
        }),
    );
    assert.equal(await dealsRequested, true);
    assert(isNear(await left(), await truth()));
  });

  test('a list of similar goods begins with the product in its URL', async () => {
    const { browser } = walk;
    await open('/content/homeClass?id=20007');
    const [chosen] = await textsOf(browser, '.chosen h2');
    assert((await textsOf(browser, '.goods-card h3')).includes(`${chosen}`));
    await open('/content/homeClass?id=1');
    await heading(browser, 'This page could not be found');
    browser.expectProblems();
  });

  test('a store shows its goods, and links to its offers', async () => {
    const { browser } = walk;
    await open('/store/1');
    await heading(browser, 'Route 9 Tire & Wheel');
    await countSays(browser, `${await total('store_id=1')} products`);
    await browser.click(() => document.querySelector('.store-head a'));
    await heading(browser, 'Offers and new arrivals from Route 9 Tire & Wheel');
    assert.equal(await address(browser), '/content/grandopening?store_id=1');
    await textsOf(browser, '#offers ~ .goods-grid h3');
    await open('/store/nobody');
    await heading(browser, 'We don’t have that store');
    browser.expectProblems();
  });
});
