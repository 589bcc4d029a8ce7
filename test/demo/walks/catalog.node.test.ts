import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inAnyEngine } from './in-each-engine.js';
import { address, carsInStock, listedCars, showsCars } from './list.js';
import { fieldTexts } from './search.js';

await inAnyEngine((walk) => {
  test('the list shows all cars, and sorts them as the shopper chooses', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await browser.open(`${storefront}/categories`);
    await showsCars(walk, '');
    await browser.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('.sort select');
      if (select) select.value = 'price_asc';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const cheapest = await carsInStock(walk, 'sort=price_asc');
    await browser.until(
      (first) => document.querySelector('.car-grid h3')?.textContent === first,
      cheapest[0],
    );
    assert.deepEqual(await listedCars(browser), cheapest);
    assert.equal(await address(browser), '/categories?sort=price_asc');
  });

  test('the next page has the next cars, in the same order', async () => {
    const { browser } = walk;
    const second = await carsInStock(walk, 'sort=price_asc&page=2');
    await browser.click(() => document.querySelector('.pages [rel=next]'));
    await browser.until(() => location.search.includes('page=2'));
    await browser.until((first) => document.querySelector('.car-grid h3')?.textContent === first, second[0]);
    assert.deepEqual(await listedCars(browser), second);
    assert.equal(await address(browser), '/categories?sort=price_asc&page=2');
  });

  test('a URL beyond the last page opens the last page', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/categories/byd?page=999`);
    await browser.until(() => location.search === '?page=4');
    await showsCars(walk, 'brand=byd&page=4');
  });

  test('a make that the shop doesn’t carry shows a message and a link to all cars', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/categories/trabant`);
    await browser.until(
      () => document.querySelector('.notice h2')?.textContent === 'We don’t carry this make',
    );
    assert.deepEqual(await fieldTexts(browser), ['All Makes', 'All Models']);
    // Nothing goes on looking as if it were loading.
    await browser.until(() => document.querySelector('.skeleton') === null);
    await browser.click(() => document.querySelector('.notice a'));
    await showsCars(walk, '');
    assert.equal(await address(browser), '/categories');
  });

  test('a model without cars shows a message', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/categories/byd?model=nothing`);
    await browser.until(() => document.querySelector('.notice h2')?.textContent === 'No cars match');
  });
});
