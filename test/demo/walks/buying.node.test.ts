import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickIn, demoShopper, dialog, fillIn } from './account.js';
import {
  choose,
  clickNamed,
  headerCounts,
  payBy,
  placeOrder,
  sum,
  violationsAtTop,
  waitForText,
} from './buying.js';
import { inChromium } from './in-each-engine.js';
import { openIn } from './language.js';

/** Two products of the seeded shop, with more in stock than is bought here. */
const LIGHT = { id: 20_001, name: 'Lumora Longbeam LED Driving Light, 4 in' };
const TOOLS = { id: 20_009, name: 'Steelwright Mechanic’s Socket Set, 145 Pieces' };

/** Other views to check. The walk itself sees most of the pages wide and in English. */
const LOOKS = [
  ['ar', 390],
  ...(process.env.MATRIX
    ? ([
        ['en', 1280],
        ['en', 390],
        ['ar', 1280],
      ] as const)
    : []),
] as const;

await inChromium((walk) => {
  let order = '';
  /** When the order arrives, as the product's page tells it. */
  let arrives = '';

  test('a guest double-clicks to add a product: the button confirms it, and the header counts one', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/products/${LIGHT.id}`);
    await headerCounts(browser, null);
    await browser.until((name) => {
      const button = document.querySelector(`.buy button[aria-label="Add to cart: ${name}"]`);
      for (const detail of [1, 2]) button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
      return button !== null;
    }, LIGHT.name);
    await waitForText(browser, `${LIGHT.name} is in your cart.`);
    await headerCounts(browser, '1');
  });

  test('an item added in another tab is counted here, too, and still there after a reload', async () => {
    const { browser, storefront } = walk;
    await browser.evaluate(async (id) => {
      const headers = { uuid: localStorage.getItem('newuuid') ?? '' };
      const body = new URLSearchParams({ goods_id: String(id), buy_num: '2' });
      await fetch('/v3/pc/cart/add', { method: 'POST', headers, body });
      new BroadcastChannel('cart').postMessage('changed');
    }, TOOLS.id);
    await headerCounts(browser, '3');
    await browser.open(`${storefront}/about`);
    await headerCounts(browser, '3');
  });

  test('cart items change their quantity, are saved for later, removed, and put back', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/content/shopCartNew`);
    await clickNamed(browser, `One more: ${LIGHT.name}`);
    await headerCounts(browser, '4');
    await clickNamed(browser, `Save for later: ${TOOLS.name}`);
    await headerCounts(browser, '2');
    await waitForText(browser, 'Saved for later');
    await clickNamed(browser, `Move to cart: ${TOOLS.name}`);
    await headerCounts(browser, '4');
    await clickNamed(browser, `Remove ${TOOLS.name}`);
    await headerCounts(browser, '2');
    await browser.until(() => document.activeElement?.textContent === 'Undo');
    assert.deepEqual(await violationsAtTop(browser), []);
    await browser.press('Enter');
    await headerCounts(browser, '4');
  });

  test('a guest who signs in at checkout keeps the cart', async () => {
    const { browser } = walk;
    await clickNamed(browser, 'Go to checkout');
    await waitForText(browser, 'Check out as a guest');
    await clickNamed(browser, 'Sign in');
    await clickIn(browser, dialog, 'Continue with Email');
    await browser.until(
      (selector) => document.querySelector(`${selector} input[name=password]`) !== null,
      dialog,
    );
    await fillIn(browser, dialog, demoShopper);
    await clickIn(browser, dialog, 'Continue');
    await waitForText(browser, 'Delivery address');
    await headerCounts(browser, '4');
    assert.equal(await browser.evaluate(() => document.querySelectorAll('.order-lines li').length), 2);
  });

  test('another address and another coupon change the summary to the server’s', async () => {
    const { browser } = walk;
    const before = await sum(browser, 'Total');
    assert.match((await sum(browser, 'Coupon')) ?? '', /^−\$/);
    const coupons = await browser.evaluate(() => document.querySelectorAll('input[name=coupon]').length);
    await choose(browser, 'coupon', coupons - 1);
    await browser.until((was) => document.querySelector('.sums-total dd')?.textContent !== was, before ?? '');
    assert.equal(await sum(browser, 'Coupon'), null);
    await choose(browser, 'coupon', 0);
    await browser.until((was) => document.querySelector('.sums-total dd')?.textContent === was, before ?? '');
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('the checkout shows the delivery date of the product’s page for the same address', async () => {
    const { browser, storefront } = walk;
    const arrivalIn = (selector: string) =>
      browser.until(
        (css) =>
          Array.from(document.querySelectorAll(css), ({ textContent }) => textContent)
            .find((text) => text?.startsWith('Arrives '))
            ?.replaceAll(/\s/g, ' '),
        selector,
      );
    const atCheckout = await arrivalIn('.shipment-when');
    await browser.open(`${storefront}/products/${LIGHT.id}`);
    await browser.until(() => document.querySelector('.estimate-place')?.textContent?.startsWith('To '));
    arrives = await arrivalIn('.estimate-dates strong');
    assert.equal(atCheckout, arrives);
    assert.match(arrives, /^Arrives \w{3}, \w{3}\s\d+ – \w{3}, \w{3}\s\d+$/);
    await browser.open(`${storefront}/content/createOrder`);
    await waitForText(browser, 'Delivery address');
  });

  test('“Use it” on a coupon shows its savings in the cart, and stays chosen at checkout', async () => {
    const { browser, storefront } = walk;
    // The one that saves least: left alone, the checkout would choose another.
    const least = await browser.evaluate(() => {
      const choice = Array.from(document.querySelectorAll('.choice:has([name=coupon])')).at(-2);
      const textOf = (selector: string) => choice?.querySelector(selector)?.textContent ?? '';
      return { name: textOf('strong'), worth: textOf('.choice-worth') };
    });
    await browser.open(`${storefront}/content/discount`);
    await clickNamed(browser, `Use it: the coupon “${least.name}”, in your cart`);
    await browser.until(
      (name) => document.querySelector('.cart-coupon')?.textContent?.includes(name),
      least.name,
    );
    const cents = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
    const goods = await sum(browser, 'Subtotal');
    const total = await browser.evaluate(() => document.querySelector('.sums-total dd')?.textContent ?? null);
    const saved = cents(await sum(browser, least.name));
    assert.deepEqual([saved, cents(goods) - cents(total)], [cents(least.worth), cents(least.worth)]);
    assert.equal(await browser.evaluate(() => location.search), '', 'going back does not change the choice');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Go to checkout');
    await browser.until(
      (name) => document.querySelector('.choice:has([name=coupon]:checked) strong')?.textContent === name,
      least.name,
    );
    assert.equal(cents(await sum(browser, 'Coupon')), saved);
  });

  test('many clicks place one order, and a second card pays it after a decline', async () => {
    const { browser, storefront } = walk;
    await browser.until(() => document.querySelector('.summary-go:not([aria-disabled=true])') !== null);
    await browser.evaluate(() => {
      const place = document.querySelector<HTMLElement>('.summary-go');
      for (let n = 0; n < 20; n++) place?.click();
    });
    await browser.until((shop) => location.origin !== shop && document.querySelector('.test'), storefront);
    assert.deepEqual(await violationsAtTop(browser), []);
    const typed = () =>
      browser.evaluate(() => Array.from(document.querySelectorAll('input'), ({ value }) => value));
    await browser.click(() => document.querySelector('#number'));
    await browser.press(...'4242424242424242', 'Tab', ...'1330', 'Tab', ...'123', 'Enter');
    await browser.until(() => document.activeElement?.id === 'expiry');
    assert.equal(
      await browser.evaluate(() => {
        const errorId = document.activeElement?.getAttribute('aria-describedby') ?? '';
        return document.getElementById(errorId)?.textContent;
      }),
      'Please check the expiry date',
    );
    assert.deepEqual(await typed(), ['4242 4242 4242 4242', '1330', '123']);
    assert.deepEqual(await violationsAtTop(browser), []);
    await payBy(browser, 'Declined');
    await browser.until(() => document.querySelector('.declined') !== null);
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('#expiry')?.select());
    await browser.press(...'1230', 'Tab');
    assert.deepEqual(await typed(), ['4242 4242 4242 4242', '12 / 30', '123']);
    await browser.press('Enter');
    await waitForText(browser, 'Thank you! Your order is paid');
    await waitForText(browser, 'What happens next');
    await waitForText(browser, `confirmation to \u2068${demoShopper.email}`);
    await waitForText(browser, LIGHT.name);
    await headerCounts(browser, null);
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'View the order');
    await waitForText(browser, 'A payment was declined; you weren’t charged');
    const shown = () =>
      browser.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s/g, ' '));
    assert.ok((await shown())?.includes(arrives), 'the order shows the same date');
    const notice = await browser.evaluate(async () => {
      const token = /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch('/v3/pc/notice/list', { headers: { token, lang: 'en' } });
      return JSON.stringify(await reply.json());
    });
    assert.ok(
      notice.replaceAll(/\s/g, ' ').includes(`It ${arrives.replace('A', 'a')}.`),
      'and so does its mail',
    );
    order = await browser.evaluate(() => location.pathname);
    const total = await browser.evaluate(async () => {
      const token = /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch('/v3/pc/order/list?state=paid', { headers: { token } });
      return (await reply.json()).data.total;
    });
    assert.equal(total, 2, 'the seeded one, and this');
  });

  test('the paid order is canceled after a confirmation, and refunded', async () => {
    const { browser } = walk;
    await clickNamed(browser, 'Cancel order');
    await browser.until(() => document.querySelector('.remove-dialog')?.matches(':modal'));
    await browser.press('Escape');
    await browser.until(() => document.querySelector('.remove-dialog') === null);
    await clickNamed(browser, 'Cancel order');
    await clickNamed(browser, 'Cancel order', '.remove-dialog');
    await waitForText(browser, 'Canceled; we’re refunding you');
    await waitForText(browser, 'Visa ending in 4242');
  });

  test('a bought order is bought again, declined, and paid later from the shop', async () => {
    const { browser, storefront } = walk;
    await clickNamed(browser, 'Buy again');
    await headerCounts(browser, '4');
    await browser.open(`${storefront}/content/createOrder`);
    await waitForText(browser, 'Delivery address');
    await browser.click(() => document.querySelector('.choice:has([name=address]:not(:checked))'));
    await browser.until(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/setSelectAddress')),
    );
    const chosen = await browser.evaluate(
      () => document.querySelector<HTMLInputElement>('[name=address]:checked')?.value,
    );
    await browser.open(`${storefront}/content/createOrder`);
    await browser.until(
      (value) => document.querySelector<HTMLInputElement>('[name=address]:checked')?.value === value,
      chosen,
    );
    await placeOrder(browser, storefront);
    await browser.click(() => document.querySelector('.back'));
    await waitForText(browser, 'The order is not paid yet');
    await clickNamed(browser, 'Pay now');
    await browser.until((shop) => location.origin !== shop && document.querySelector('.test'), storefront);
    await payBy(browser, 'Asks the bank (3-D Secure)');
    await browser.click(() => document.querySelector('#bank'));
    await browser.press(...'314159');
    await browser.press('Enter');
    await waitForText(browser, 'Thank you! Your order is paid');
  });

  test('no page fails axe, or is wider than the screen, also in Arabic', async () => {
    const { browser, storefront } = walk;
    const paths = [
      '/content/shopCartNew',
      '/content/createOrder',
      '/content/order',
      order,
      `${order}/invoice`,
    ];
    await browser.open(`${storefront}/products/${LIGHT.id}`);
    await clickNamed(browser, `Add to cart: ${LIGHT.name}`);
    await headerCounts(browser, '1');
    for (const [lang, width] of LOOKS) {
      await browser.setSize(width, 900);
      for (const path of paths) {
        await openIn(browser, lang, storefront + path);
        await browser.until(() => document.querySelector('main h1') && !document.querySelector('.skeleton'));
        assert.deepEqual(await violationsAtTop(browser), [], `${path} ${lang} ${width}`);
        const overflow = await browser.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(overflow, 0, `${path} ${lang} ${width}`);
      }
    }
  });
});
