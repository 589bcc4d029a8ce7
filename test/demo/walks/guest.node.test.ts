import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fillIn } from './account.js';
import { clickNamed, headerCounts, payBy, placeOrder, sum, violationsAtTop, waitForText } from './buying.js';
import { inEachEngine, type Walk } from './in-each-engine.js';
import { openIn } from './language.js';

/** A product of the seeded shop. */
const LIGHT = { id: 20_001, name: 'Lumora Longbeam LED Driving Light, 4 in' };

const HOME = {
  ...{ contact_name: 'Robin Guest', phone: '512 555 0142', street: '7 Elm St', post_code: '78704' },
  city_name: 'Austin',
};

await inEachEngine((walk) => {
  const email = () => `robin-${walk.engine}@example.com`;
  let order = '';

  /** Waits for a mail, and returns what fits in its text. */
  async function mailed({ browser, storefront }: Walk, pattern: string): Promise<string> {
    return browser.until(
      async (url, pattern) => {
        const mails: { text: string }[] = await (await fetch(url)).json();
        return mails.map(({ text }) => new RegExp(pattern).exec(text)?.[0]).find(Boolean);
      },
      `${storefront}/dev/mail.json?to=${email()}`,
      pattern,
    );
  }

  test('the cart shows a guest the shipping cost and arrival date for the stored zip code', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/products/${LIGHT.id}`);
    await clickNamed(browser, `Add to cart: ${LIGHT.name}`);
    await headerCounts(browser, '1');
    await browser.evaluate(() => {
      localStorage.setItem('Applycode', '78704');
      localStorage.setItem('Applycity', 'Austin');
    });
    await browser.open(`${storefront}/content/shopCartNew`);
    await waitForText(browser, 'Shipping to \u206878704\u2069');
    await waitForText(browser, 'Arrives ');
    // The item says when it arrives before the sums know what that costs.
    await browser.until(() =>
      Array.from(document.querySelectorAll('.sums dd')).every((sum) => sum.textContent !== '–'),
    );
    assert.match((await sum(browser, 'Shipping')) ?? '', /^(\$|Free)/);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('checkout refuses an invalid email, and keeps the typed values', async () => {
    const { browser } = walk;
    const shipping = await sum(browser, 'Shipping');
    await clickNamed(browser, 'Go to checkout');
    await waitForText(browser, 'Check out as a guest');
    await fillIn(browser, 'main', { email: 'robin@' });
    await clickNamed(browser, 'Continue as guest');
    await waitForText(browser, 'Please check the email');
    assert.equal(
      await browser.evaluate(() => document.querySelector<HTMLInputElement>('main input[name=email]')?.value),
      'robin@',
    );
    assert.deepEqual(await violationsAtTop(browser), []);
    await fillIn(browser, 'main', { email: email() });
    await clickNamed(browser, 'Continue as guest');
    await waitForText(browser, 'Where should we deliver?');
    await browser.until(() => document.querySelector('main select[name=state]') !== null);
    await fillIn(browser, 'main', HOME);
    await browser.evaluate(() => {
      const state = document.querySelector<HTMLSelectElement>('main select[name=state]');
      if (state) state.value = 'TX';
      state?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await browser.click(() => document.querySelector('main form button[type=submit]'));
    await waitForText(browser, '“7 Elm St” was saved');
    await browser.until((fee) => {
      const rows = Array.from(document.querySelectorAll('.sums > div'));
      return rows.some((row) => row.textContent?.includes('Shipping') && row.textContent.includes(fee));
    }, shipping ?? '');
    assert.equal(await browser.evaluate(() => document.querySelector('.coupon-code')), null);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('after paying, a guest sees the items, when and where they arrive, and which email gets the confirmation', async () => {
    const { browser, storefront } = walk;
    await placeOrder(browser, storefront);
    await payBy(browser, 'Approved');
    await waitForText(browser, 'Thank you! Your order is paid');
    await waitForText(browser, LIGHT.name);
    await waitForText(browser, '7 Elm St');
    await waitForText(browser, `We’re emailing the confirmation to \u2068${email()}\u2069`);
    await waitForText(browser, 'Save your details for next time');
    assert.deepEqual(await violationsAtTop(browser), []);
    order = await browser.evaluate(() => new URL(location.href).searchParams.get('order_id') ?? '');
    await headerCounts(browser, null);
  });

  test('the mailed link opens the order without a session, and its token is removed from the URL', async () => {
    const { browser, storefront } = walk;
    const link = await mailed(walk, 'http\\S+/content/guestOrder#\\S+');
    await browser.evaluate(async () => {
      await fetch('/v3/pc/guest/end', { method: 'POST' });
    });
    await browser.open(`${storefront}/content/order/${order}`);
    await waitForText(browser, 'Ordered without an account?');
    await browser.open(link);
    await waitForText(browser, LIGHT.name);
    await browser.until(
      (path) => location.pathname === path && location.hash === '',
      `/content/order/${order}`,
    );
    assert.equal(
      await browser.evaluate(() => document.querySelector('meta[name=robots]')?.getAttribute('content')),
      'noindex',
    );
    assert.equal(await browser.evaluate(() => document.querySelector('.account-menu')), null);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('an invalid link offers to mail a new one, whatever is entered', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/about`);
    await browser.open(`${storefront}/content/guestOrder#${order}.1.1.${'x'.repeat(43)}`);
    await waitForText(browser, 'This link doesn’t work anymore');
    await browser.until(() => location.hash === '');
    assert.deepEqual(await violationsAtTop(browser), []);
    await fillIn(browser, 'main', { email: 'nobody@example.com' });
    await clickNamed(browser, 'Email me a link');
    await waitForText(browser, 'If there is such an order with this email');
  });

  test('a password and the mailed code create an account that has the order', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/content/payment?order_id=${order}`);
    await waitForText(browser, 'Save your details for next time');
    await fillIn(browser, 'main', { password: 'open sesame' });
    await clickNamed(browser, 'Create account');
    await waitForText(browser, 'If it has a code');
    assert.deepEqual(await violationsAtTop(browser), []);
    const code = await mailed(walk, '\\b\\d{6}\\b(?![-./])');
    await fillIn(browser, 'main', { code });
    await clickNamed(browser, 'Create account');
    await waitForText(browser, 'Account created');
    await waitForText(browser, `You’re signed in as \u2068${email()}\u2069`);
    await waitForText(browser, LIGHT.name);
    assert.equal(await browser.evaluate(() => document.activeElement?.textContent), 'Account created');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Your addresses');
    await browser.until(() =>
      document.querySelector('.address-card address')?.textContent.includes('7 Elm St'),
    );
    assert.equal(await browser.evaluate(() => document.querySelectorAll('.address-card address').length), 1);
    await browser.open(`${storefront}/content/order/${order}`);
    await waitForText(browser, LIGHT.name);
    await browser.until(() => document.querySelector('.order-back') !== null);
  });

  test('axe finds no fault in Arabic on a narrow screen, and nothing is wider than the screen', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 800);
    for (const path of [`/content/order/${order}`, '/content/guestOrder']) {
      await openIn(browser, 'ar', storefront + path);
      await browser.until(() => document.querySelector('main h1')?.textContent);
      assert.deepEqual(await violationsAtTop(browser), [], path);
      const over = await browser.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(over, 0, path);
    }
  });
});
