import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violationsAtTop } from './account-page.js';
import { chips, choose, heading, isCalm, textsOf } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

/** The phone site renders with a different library than the full one, so its pages' behavior is tested there too. */
await inAnyEngine((walk) => {
  test('a page includes its data, and requests none of it', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(412, 823);
    await openIn(browser, 'en', `${storefront}/m/categories/601`);
    await heading(browser, 'Child seats');
    await isCalm(browser);
    assert.ok((await textsOf(browser, '.goods-card h3')).length > 3);
    const requestedPaths = () =>
      browser.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => /^\/v3\/pc\/(goods|car|indexCategory)/.test(path)),
      );
    assert.deepEqual(await requestedPaths(), []);
    // The data in the page is outdated by now, so going back to the list loads it again.
    await browser.click(() => document.querySelector('.goods-card .card-link'));
    await browser.until(() => location.pathname.includes('/products/'));
    await browser.until(() => document.querySelector('.buy-acts') !== null);
    await isCalm(browser);
    await browser.back();
    await heading(browser, 'Child seats');
    // The old list stays visible while the new one loads.
    await browser.until(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => new URL(name).pathname === '/v3/pc/goods/search'),
    );
    assert.deepEqual(
      (await requestedPaths()).filter((path) => path.endsWith('/goods/list')),
      [],
    );
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('a list is filtered in its sheet, and sorted', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/m/categories/byd`);
    await isCalm(browser);
    // The column of filters isn't rendered if there is no room for it.
    assert.equal(await browser.evaluate(() => document.querySelectorAll('.sidebar-filters').length), 0);
    await browser.click(() => document.querySelector('.filter-open'));
    await browser.until(() => document.querySelector('dialog[open] .filter-choice') !== null);
    await choose(browser, 'Electric');
    await browser.until(() => location.search.includes('fuel=electric'));
    await browser.press('Escape');
    await browser.until(() => document.querySelector('dialog[open]') === null);
    await isCalm(browser);
    assert.ok((await chips(browser)).includes('Electric'));
    await browser.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('.sort select');
      if (!select) throw new Error('There is no order to choose');
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await browser.until(() => location.search.includes('sort='));
    await isCalm(browser);
    await browser.back();
    await browser.until(() => !location.search.includes('sort='));
    await isCalm(browser);
    assert.equal(
      await browser.evaluate(() => document.querySelector<HTMLSelectElement>('.sort select')?.selectedIndex),
      0,
    );
    assert.equal(await address(browser), '/m/categories/byd?fuel=electric');
  });

  test('a quantity accepts only digits, and the cart gets that many', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/m/products/20001`);
    await isCalm(browser);
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('#quantity')?.select());
    await browser.press('3', 'a', 'b');
    const typed = () => document.querySelector<HTMLInputElement>('#quantity')?.value;
    assert.equal(await browser.evaluate(typed), '3');
    await browser.press('Tab');
    assert.equal(await browser.evaluate(typed), '3');
    await browser.click(() => document.querySelector('.buy-acts .add-to-cart button'));
    await browser.until(() => document.querySelector('.buy-acts [data-step="done"]') !== null);
    // The header's message about it fades in.
    await browser.until(
      () => document.querySelector('storefront-header')?.shadowRoot?.querySelector('.added') != null,
    );
    assert.deepEqual(await violationsAtTop(browser), []);
  });

  test('the page and its goods change to another language', async () => {
    const { browser } = walk;
    await browser.until(() => {
      const choice = document.querySelector('storefront-language')?.shadowRoot?.querySelector('select');
      if (!choice) return false;
      choice.value = 'fr';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    });
    await browser.until(() => document.documentElement.lang === 'fr');
    await isCalm(browser);
    await browser.until(() => document.querySelector('label[for="quantity"]')?.textContent === 'Quantité');
  });
});
