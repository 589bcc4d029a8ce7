import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Driver, drive } from '../../tools/drive.mjs';
import { chromium } from '../../tools/needs-chromium.js';
import { inChromium } from './in-each-engine.js';
import { address, listedCars, showsCars } from './list.js';
import { chooseByKeyboard } from './native-select.js';

// The other engines' drivers can't turn JavaScript off.
await inChromium((walk) => {
  let browser: Driver;
  before(async () => {
    assert(chromium);
    browser = await drive(chromium, { javaScript: false });
  });
  after(() => browser?.close());

  /** Waits for a page whose heading contains this text. Reloads it if the server had no time to render it. */
  async function reads(heading: string): Promise<void> {
    await browser.until((expected) => {
      const shown = document.querySelector('main h1')?.textContent;
      if (document.readyState === 'complete' && document.querySelector('.early-bar')) location.reload();
      return shown?.includes(expected);
    }, heading);
  }

  /** Follows a link with the keyboard, because finding where to click needs scripts. */
  async function follow(link: string): Promise<void> {
    await browser.until((found) => {
      document.querySelector<HTMLElement>(found)?.focus();
      return document.activeElement?.matches(found);
    }, link);
    await browser.press('Enter');
  }

  test("without JavaScript, the page's own form takes the shopper to the list of that model", async () => {
    await browser.open(`${walk.partner}/embeds/no-script.html`);
    await browser.evaluate(() => document.querySelector('select')?.focus());
    await chooseByKeyboard(browser, 'Tesla');
    await browser.press('Tab');
    await chooseByKeyboard(browser, 'Model 3');
    await browser.press('Tab', 'Enter');
    await browser.until((origin) => location.origin === origin, walk.storefront);
    await reads('Tesla Model 3');
    assert.equal(await address(browser), '/categories/tesla?model=model-3');
    assert((await listedCars(browser)).every((name) => name.endsWith('Tesla Model 3')));
  });

  test('a list can be read page by page, sorted, and filtered', async () => {
    await browser.open(`${walk.storefront}/categories`);
    await reads('All cars');
    await showsCars({ storefront: walk.storefront, browser }, 'page=1&pageSize=24&sort=newest');
    await follow('a[rel=next]');
    await browser.until(() => location.search === '?page=2');
    await reads('All cars');
    await showsCars({ storefront: walk.storefront, browser }, 'page=2&pageSize=24&sort=newest');
    await follow('noscript a[href*="sort=price_asc"]');
    await browser.until(() => location.search === '?sort=price_asc');
    await reads('All cars');
    await follow('.filter-choice[href*="/byd"]');
    await browser.until(() => location.pathname === '/categories/byd');
    await reads('BYD');
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('[name=price_max]')?.focus());
    await browser.press('2', '0', '0', '0', '0', 'Enter');
    await browser.until(() => location.search.includes('price_max=20000'));
    await reads('BYD');
    const query = 'brand=byd&price_max=2000000&page=1&pageSize=24&sort=price_asc';
    await showsCars({ storefront: walk.storefront, browser }, query);
  });

  test('the search bar at the top works, also on the phone site', async () => {
    for (const site of ['', '/m']) {
      await browser.open(`${walk.storefront}${site}/categories`);
      await reads('All cars');
      await browser.evaluate(() => document.querySelector<HTMLInputElement>('[name=goods_name]')?.focus());
      await browser.press('l', 'a', 'm', 'p', 'Enter');
      await browser.until(() => location.search === '?goods_name=lamp');
      await reads('Results for “lamp”');
      assert.equal(await address(browser), `${site}/categories?goods_name=lamp`);
      assert.ok(await browser.evaluate(() => document.querySelectorAll('.goods-card h3 a').length > 0));
    }
  });

  test('a card opens its product, without the controls that need JavaScript', async () => {
    await browser.open(`${walk.storefront}/categories/byd`);
    await reads('BYD');
    const name = await browser.evaluate(() => document.querySelector('.car-card h3')?.textContent ?? '');
    await follow('.car-card h3 a');
    await browser.until(() => location.pathname.startsWith('/products/'));
    await reads(name);
    const details = await browser.evaluate(() => ({
      rows: document.querySelectorAll('.product-text dt').length,
      price: document.querySelector('.buy .price')?.textContent ?? '',
      note: document.querySelector('.plain-bar p')?.checkVisibility(),
    }));
    assert.ok(details.rows > 8, String(details.rows));
    assert.match(details.price, /\$\d/);
    assert.equal(details.note, true);
    // The page may be read before its stylesheet is there.
    await browser.until(() => document.querySelector('.buy .add-to-cart')?.checkVisibility() === false);
  });

  test('the links at the end of the page are a named landmark', async () => {
    await browser.open(`${walk.storefront}/categories/byd`);
    await reads('BYD');
    const links = await browser.evaluate(() =>
      [...document.querySelectorAll('storefront-footer nav[aria-label="Site links"] a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    );
    assert.deepEqual(links, [
      ['Home', '/'],
      ['Cars', '/categories'],
      ['Terms and conditions', '/termsAndConditions'],
      ['Privacy policy', '/Privacy-policy'],
      ['Refund and returns policy', '/refund-and-returns-policy'],
      ['Widgets for your site', '/builder/'],
      ['Developer documentation', '/docs/'],
    ]);
    for (const [name, path] of links)
      assert.equal((await fetch(`${walk.storefront}${path}`)).status, 200, String(name));
    // The page may be read before its stylesheet is there.
    await browser.until(() =>
      [...document.querySelectorAll('storefront-footer > [slot] > *')].every(
        (part) => part.getBoundingClientRect().left >= 16,
      ),
    );
  });

  test('the terms can be read, and the contact page has addresses in place of its form', async () => {
    await browser.open(`${walk.storefront}/termsAndConditions`);
    await reads('Terms and conditions');
    await follow('.legal-contents a[href="#payment"]');
    await browser.until(() => document.querySelector('#payment')?.matches(':target'));
    await browser.open(`${walk.storefront}/contact`);
    await reads('Contact');
    await browser.until(() => document.querySelector('.contact form')?.checkVisibility() === false);
    const mail = await browser.evaluate(() =>
      document.querySelector('.contact-channels a[href^="mailto:"]')?.checkVisibility(),
    );
    assert.equal(mail, true);
  });

  test('the cart says that it needs JavaScript, and links to pages that don’t', async () => {
    await browser.open(`${walk.storefront}/cart`);
    const isShown = await browser.evaluate(() => document.querySelector('noscript p')?.checkVisibility());
    assert.equal(isShown, true);
    await follow('noscript a');
    await browser.until(() => location.pathname === '/');
    await browser.until(() => document.querySelector('.car-grid h3'));
  });

  test("with JavaScript, the form's address is the list of that model", async () => {
    await walk.browser.open(`${walk.storefront}/categories?make=tesla&model=model-3`);
    assert((await listedCars(walk.browser)).every((name) => name.endsWith('Tesla Model 3')));
    assert.equal(await address(walk.browser), '/categories/tesla?model=model-3');
  });
});
