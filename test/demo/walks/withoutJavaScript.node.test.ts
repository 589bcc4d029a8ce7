import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Driver, drive } from '../../tools/drive.mjs';
import { findEngines } from '../../tools/engines.mjs';
import { inChromium } from './in-each-engine.js';
import { address, listedCars } from './list.js';

// The other engines cannot be told to turn JavaScript off.
await inChromium((walk) => {
  let browser: Driver;
  before(async () => {
    const [chromium] = (await findEngines()).filter(({ name }) => name === 'chromium');
    assert(chromium);
    browser = await drive(chromium, { javaScript: false });
  });
  after(() => browser.close());

  test("without JavaScript, the page's own form takes the shopper to the storefront", async () => {
    await browser.open(`${walk.partner}/embeds/no-script.html`);
    await browser.evaluate(() => document.querySelector('select')?.focus());
    await browser.press('t', 'e', 's', 'Tab', 'm', 'Tab', 'Enter');
    await browser.until((origin) => location.origin === origin, walk.storefront);
    assert.equal(await address(browser), '/categories?make=tesla&model=model-3');
  });

  test('the storefront then says that it needs JavaScript', async () => {
    const isShown = await browser.evaluate(() => document.querySelector('noscript p')?.checkVisibility());
    assert.equal(isShown, true);
  });

  test("with it, the form's address is the list of that model", async () => {
    await walk.browser.open(`${walk.storefront}/categories?make=tesla&model=model-3`);
    assert((await listedCars(walk.browser)).every((name) => name.endsWith('Tesla Model 3')));
    assert.equal(await address(walk.browser), '/categories/tesla?model=model-3');
  });
});
