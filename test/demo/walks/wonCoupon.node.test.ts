import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { prizes } from '../../../demo/server/prizes/schema.js';
import { demoShopper } from './account.js';
import { clickNamed, headerCounts, payBy, placeOrder, sum, waitForText } from './buying.js';
import { inChromiumEmbedded } from './in-each-engine.js';
import { openIn } from './language.js';
import { write } from './selling.js';
import { listen, reportedAward, signIn, spin } from './wheel.js';

const LIGHT = { id: 20_001, name: 'Lumora Longbeam LED Driving Light, 4 in' };

/** The sector of the 10% coupon. */
const SECTOR = 4;

/** Makes the wheel always stop there. The server still draws as usual, but with these odds. */
async function rigWheel(dataDir: string): Promise<void> {
  const database = await openPglite(dataDir);
  await database.db
    .update(prizes)
    .set({ odds: sql`case when ${prizes.level} = ${SECTOR} then 10000 else 0 end`, stock: null });
  await database.close();
}

await inChromiumEmbedded((walk) => {
  let coupon = '';
  let code = '';

  test('a guest fills the cart, signs in at the wheel, and wins a coupon', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/products/${LIGHT.id}`);
    await clickNamed(browser, `Add to cart: ${LIGHT.name}`);
    await headerCounts(browser, '1');
    await signIn(walk, demoShopper);
    await listen(browser);
    await spin(browser);
    coupon = await reportedAward(browser);
    code = await browser.until(
      () =>
        document.querySelector('storefront-prize-wheel')?.shadowRoot?.querySelector('[part=code] code')
          ?.textContent,
    );
    await headerCounts(browser, '1');
  });

  test('the coupon is at the checkout, and takes a tenth off', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/content/createOrder`);
    await waitForText(browser, 'Delivery address');
    await browser.click(
      (name) =>
        Array.from(document.querySelectorAll('.choice'))
          .find((choice) => choice.querySelector('strong')?.textContent === name)
          ?.querySelector('input'),
      coupon,
    );
    const cents = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
    const goods = cents(await sum(browser, '1 item'));
    assert(goods > 0);
    await browser.until(
      (worth) =>
        Array.from(document.querySelectorAll('.sums > div')).some(
          (row) =>
            row.querySelector('dt')?.textContent?.includes('Coupon') &&
            Math.round(Number(row.querySelector('dd')?.textContent?.replace(/[^\d.]/g, '')) * 100) === worth,
        ),
      Math.round(goods / 10),
    );
  });

  test('a shopper enters the wheel’s code at checkout', async () => {
    const { browser } = walk;
    const chosen = () =>
      browser.evaluate(
        () => document.querySelector('.choice:has([name=coupon]:checked) strong')?.textContent ?? 'none',
      );
    await browser.click(() => document.querySelector('input[name=coupon][value="0"]'));
    await browser.until(() => document.querySelector<HTMLInputElement>('[name=coupon][value="0"]')?.checked);
    await write(browser, { code: 'ZZZ-ZZZ' });
    await browser.press('Enter');
    await waitForText(browser, 'There’s no coupon with this code in your account.');
    assert.equal(await chosen(), 'none');
    await write(browser, { code: ` ${code.toLowerCase().replace('-', '')}` });
    await browser.press('Enter');
    await waitForText(browser, `“${coupon}” is applied.`);
    assert.equal(await chosen(), coupon);
  });

  test('the order is paid, with the coupon taken off', async () => {
    const { browser, storefront } = walk;
    await placeOrder(browser, storefront);
    await payBy(browser, 'Approved');
    await waitForText(browser, 'Thank you! Your order is paid');
    await headerCounts(browser, null);
    await clickNamed(browser, 'View the order');
    await browser.until(() => document.querySelector('.sums-off dd')?.textContent?.startsWith('−$'));
  });
}, rigWheel);
