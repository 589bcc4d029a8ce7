import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jumpsOf } from '../../tools/layout-shift.js';
import { demoShopper } from './account.js';
import { clickNamed, headerCounts } from './buying.js';
import { inChromiumEmbedded } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';
import { signIn } from './wheel.js';

/** The pages of a shopper who has coupons and a full cart, each with what appears last on it. */
const PAGES: Readonly<Record<string, string>> = {
  '/content/shopCartNew': '.own-coupons li',
  '/content/createOrder': '.coupon-code',
  '/content/account': '.account-card h2',
  '/content/assets': '.figures',
  '/content/discount': '.coupon-body',
  '/content/Promotion': '.fair-odds',
  '/replacement': '.passkeys .form-buttons',
};

/** Elements without their text yet. */
const PLACEHOLDERS = '.skeleton, .first-load, .account-page > [aria-busy=true]';

const LOOKS = [
  ['en', 1280],
  ['ar', 390],
] as const;

// The embedded database answers a page's calls one after another, in the same order in each run.
await inChromiumEmbedded((walk) => {
  test('a shopper with more than a page of favorite stores can open the others, and remove them', async () => {
    const { browser, storefront } = walk;
    const stores = Array.from({ length: 30 }, (_, index) => index + 1);
    const url = `${storefront}/content/storeCollect?tab=stores`;
    const shows = (count: number) =>
      browser.until((expected) => document.querySelectorAll('.saved-store').length === expected, count);
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', url);
    await browser.evaluate(
      (store) => localStorage.setItem('savedItems', JSON.stringify({ goods: [], store })),
      stores,
    );
    await openIn(browser, 'en', url);
    await shows(24);
    await browser.click(() => document.querySelector('.pages [rel=next]'));
    await shows(6);
    assert.equal(await address(browser), '/content/storeCollect?tab=stores&page=2');
    await browser.click(() => document.querySelector('.saved-store .save-button:enabled'));
    await browser.until(() => localStorage.getItem('savedItems')?.includes(',24,26,'));
    await browser.evaluate(() => localStorage.removeItem('savedItems'));
  });

  test('the account menu offers a guest neither a password change nor the closing of an account', async () => {
    const { browser, storefront } = walk;
    const offers = () =>
      browser.evaluate(() =>
        ['/address/2', '/replacement', '/AccountCancellation'].map(
          (path) => document.querySelector(`.account-menu-list a[href="${path}"]`) !== null,
        ),
      );
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/content/account`);
    await browser.until(() => document.querySelector('.account-menu-list a') !== null);
    assert.deepEqual(await offers(), [true, false, false]);
    await signIn(walk, demoShopper);
    await browser.until(() => document.querySelector('.account-menu-shopper') !== null);
    assert.deepEqual(await offers(), [true, true, true]);
  });

  test('a bought car links to similar ones, and goods can be bought again', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/content/order`);
    const cards = await browser.until(() => {
      const cards = Array.from(document.querySelectorAll('.order-card'), (card) => ({
        hasCar: /^(19|20)\d\d /.test(card.querySelector('.order-names')?.textContent ?? ''),
        offers: Array.from(card.querySelectorAll('.order-acts > *'), (act) => act.textContent),
      }));
      return cards.some(({ hasCar }) => hasCar) ? cards : null;
    });
    for (const { hasCar, offers } of cards) {
      const expected = hasCar ? ['See similar cars'] : ['Pay now', 'Buy again', 'Order again'];
      assert.ok(
        expected.some((each) => offers.includes(each)),
        offers.join(),
      );
    }
    await clickNamed(browser, 'See similar cars');
    await browser.until(() => location.pathname.startsWith('/categories/'));
    await browser.until(() => document.querySelector('.car-card') !== null);
  });

  test('nothing shifts on the pages of a signed-in shopper', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/products/20001`);
    await clickNamed(browser, 'Add to cart: Lumora Longbeam LED Driving Light, 4 in');
    await headerCounts(browser, '1');
    const found: string[] = [];
    for (const [look, [lang, width]] of LOOKS.entries()) {
      await browser.setSize(width, 900);
      for (const [at, [path, last]] of Object.entries(PAGES).entries()) {
        // Each page gets one of the looks, in turn. In the matrix, it gets both.
        if (at % 2 !== look && !process.env.MATRIX) continue;
        await openIn(browser, lang, storefront + path);
        await browser.until((selector) => document.querySelector(selector) !== null, last);
        await browser.until((selector) => document.querySelector(selector) === null, PLACEHOLDERS);
        found.push(...(await jumpsOf(browser)).map((jump) => `${path}, ${width}: ${jump}`));
      }
    }
    assert.deepEqual(found, []);
  });

  test('the account menu signs out, and the page then has a guest', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/content/account`);
    await browser.until(() => document.querySelector('.account-menu-shopper') !== null);
    await browser.evaluate(() => Object.assign(window, { isOld: true }) && null);
    await browser.click(() => document.querySelector('.account-menu-list button'));
    // The page is there before it reloads, and again after.
    await browser.until(
      () =>
        !('isOld' in window) &&
        document.querySelector('.account-menu-list a') !== null &&
        document.querySelector('.account-menu-shopper') === null &&
        !document.cookie.includes('portal_myCookie'),
    );
  });
});
