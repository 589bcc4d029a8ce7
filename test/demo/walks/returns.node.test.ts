import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendToServer } from '../../../demo/server/operator/commands.js';
import { clickIn, fillIn, page } from './account.js';
import { clickNamed, violationsAtTop, waitForText } from './buying.js';
import { inChromiumEmbedded } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';
import { tick, write } from './selling.js';

/** The shopper who bought from the demo's seller. */
const BUYER = { email: 'sam@example.com', password: 'sample123' };
const SELLER = { email: 'seller@example.com', password: 'seller123' };

await inChromiumEmbedded((walk) => {
  let order = '';
  let back = '';

  test('a shopper confirms that an order has arrived, and sees the last day to return it', async () => {
    const { browser, storefront, dataDir } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/sign-in?redirect=%2Fcontent%2Forder%3Fstate%3Dpaid`);
    await browser.until(
      (selector) => document.querySelector(`${selector} input[name=password]`) !== null,
      page,
    );
    await fillIn(browser, page, BUYER);
    await clickIn(browser, page, 'Continue');
    order = await browser.until(() =>
      document.querySelector('.order-card h2')?.textContent?.replace(/\D+/g, ''),
    );
    await sendToServer(dataDir, ['orders', 'ship', order]);
    await browser.open(`${storefront}/content/order/${order}`);
    await clickNamed(browser, 'It arrived');
    await clickNamed(browser, 'It arrived', '.remove-dialog');
    await waitForText(browser, 'You can return items until');
    assert.equal(await browser.evaluate(() => document.activeElement?.getAttribute('role')), 'status');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Return items');
    await waitForText(browser, 'What are you returning?');
  });

  test('the form shows what is missing, and the refund', async () => {
    const { browser } = walk;
    assert.deepEqual(await violationsAtTop(browser), []);
    await browser.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>('.return-lines input:checked'))
        box.click();
    });
    await clickNamed(browser, 'Request return');
    await waitForText(browser, 'Please choose what you want to return');
    await waitForText(browser, 'Please tell us why you’re returning it');
    await browser.click(() => document.querySelector('.return-line'));
    await tick(browser, 'reason', 'unwanted');
    await waitForText(browser, '1 return label');
    await tick(browser, 'reason', 'faulty');
    await browser.until(() => !document.querySelector('main')?.textContent?.includes('1 return label'));
    await write(browser, { note: 'It hums' });
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Request return');
    await waitForText(browser, 'How to send it back');
    back = (await address(browser)).replace(/.*\//, '');
    assert.equal(await address(browser), `/content/order/${order}/returns/${back}`);
    await waitForText(browser, `R ${back}`);
    await browser.until(() => document.activeElement?.tagName === 'H1');
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('the seller sees the return with its reason, and confirms that it has arrived', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/content/sellerCentral`);
    await browser.until(
      () =>
        document.querySelector('main form [name=password]') !== null ||
        document.querySelector('main')?.textContent?.includes('Sign in'),
    );
    if (await browser.evaluate(() => document.querySelector('main form [name=password]') === null)) {
      await clickNamed(browser, 'Sign in');
    }
    await browser.until(() => document.querySelector('main form [name=password]') !== null);
    await write(browser, SELLER);
    await clickNamed(browser, 'Sign in');
    await waitForText(browser, 'Returns requested');
    await clickNamed(browser, 'Returns');
    await waitForText(browser, 'Defective: It hums');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, `It has arrived: return ${back}`);
    await clickNamed(browser, 'It has arrived', 'dialog[open]');
    await waitForText(browser, `Return ${back} was received, and the buyer gets a refund`);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('the shopper sees that the money was refunded', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/content/order/${order}/returns/${back}`);
    await waitForText(browser, 'we refunded you');
    await browser.open(`${storefront}/content/order/${order}`);
    await waitForText(browser, `Return ${back}`);
    await waitForText(browser, `Return ${back} has arrived; we’re refunding you`);
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('no page of a return fails axe, in Arabic and narrow', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 844);
    for (const path of [
      `order/${order}`,
      `order/${order}/return`,
      `order/${order}/returns/${back}`,
      'sellerCentral?tab=returns',
    ]) {
      await openIn(browser, 'ar', `${storefront}/content/${path}`);
      await browser.until(() => document.querySelector('main h1') && !document.querySelector('.skeleton'));
      assert.deepEqual(await violationsAtTop(browser), [], path);
      const beyond = await browser.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(beyond, 0, path);
    }
  });
});
