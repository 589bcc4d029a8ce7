import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { clickIn, demoShopper, dialog, fillIn } from './account.js';
import { inEachEngine } from './in-each-engine.js';
import { address, carsInStock, listedCars } from './list.js';
import { fieldTexts, searchByKeyboard, searchIsReady } from './search.js';

/** Waits until the tag manager's panel has its styles. */
const panelIsShown = (browser: Driver) =>
  browser.until(
    () => document.querySelector('tag-manager-view')?.shadowRoot?.querySelector('details')?.hidden === false,
  );

await inEachEngine((walk) => {
  test('three tags on another origin show a car search that opens the cars in stock', async () => {
    const { browser, partner, storefront } = walk;
    await browser.setSize(1280, 900);
    await browser.open(`${partner}/embeds/partner.html`);
    await searchByKeyboard(browser, 'BYD', 'Seal');
    await browser.until((origin) => location.origin === origin, storefront);
    assert.equal(await address(browser), '/categories/byd?model=seal&partner=auto-weekly');
    const cars = await listedCars(browser);
    assert.deepEqual(cars, await carsInStock(walk, 'brand=byd&model=seal'));
    assert(cars.every((name) => name.endsWith('BYD Seal')));
  });

  test('a tag manager gets events only after consent, and without a layout shift', async () => {
    const { browser, partner } = walk;
    await browser.setSize(1280, 900);
    await browser.open(`${partner}/embeds/partner.html?utm_source=mail`);
    await searchIsReady(browser);
    await panelIsShown(browser);
    const heightBefore = await browser.evaluate(() => {
      // Keep the search from navigating away.
      document.addEventListener('storefront-navigate', (event) => event.preventDefault());
      return document.documentElement.scrollHeight;
    });
    const search = () =>
      browser.evaluate(() => {
        document.querySelector<HTMLElement & { submit(): void }>('storefront-car-search')?.submit();
      });
    const view = (selector: string) =>
      browser.evaluate(
        (css) =>
          document.querySelector('tag-manager-view')?.shadowRoot?.querySelector(css)?.textContent ?? '',
        selector,
      );
    await browser.click(() =>
      document.querySelector('tag-manager-view')?.shadowRoot?.querySelector('summary'),
    );
    await search();
    assert.match(await view('.state'), /nothing is pushed. 1 event without consent/);
    assert.equal(await view('ol'), '');
    await browser.click(() =>
      document.querySelector('tag-manager-view')?.shadowRoot?.querySelector('[role=switch]'),
    );
    await search();
    assert.equal(await view('ol'), 'searchwidgetcar-searchpartnerauto-weekly');
    const layer = await browser.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    assert.deepEqual(JSON.parse(layer), [{ event: 'search', widget: 'car-search', partner: 'auto-weekly' }]);
    const height = await browser.evaluate(() => document.documentElement.scrollHeight);
    assert.equal(height, heightBefore);
  });

  test('the wide search counts the cars, and opens a list of that many', async () => {
    const { browser, partner, storefront } = walk;
    await browser.setSize(1280, 900);
    await browser.open(`${partner}/embeds/partner.html`);
    const readCount = () =>
      browser.until(() => {
        const [, wide] = document.querySelectorAll('storefront-car-search');
        const text = wide?.shadowRoot?.querySelector('button[type=submit]')?.textContent ?? '';
        return /^Show [\d,]+ cars$/.test(text) ? text : null;
      });
    const all = await readCount();
    for (const part of ['price', 'year']) {
      await browser.click((name) => {
        const [, wide] = document.querySelectorAll('storefront-car-search');
        return wide?.shadowRoot?.querySelector(`[part="${name}"] [role=combobox]`);
      }, part);
      // The first option is "Any".
      await browser.click(() => {
        const [, wide] = document.querySelectorAll('storefront-car-search');
        return wide?.shadowRoot?.querySelectorAll('[role=listbox] [role=option]')[3];
      });
    }
    await browser.until((before) => {
      const [, wide] = document.querySelectorAll('storefront-car-search');
      const text = wide?.shadowRoot?.querySelector('button[type=submit]')?.textContent ?? '';
      return /^Show [\d,]+ cars$/.test(text) && text !== before;
    }, all);
    const counted = (await readCount()).replace(/\D/g, '');
    await browser.click(() => {
      const [, wide] = document.querySelectorAll('storefront-car-search');
      return wide?.shadowRoot?.querySelector('button[type=submit]');
    });
    await browser.until((origin) => location.origin === origin, storefront);
    const path = await address(browser);
    const { price_max, year_min } = Object.fromEntries(new URL(path, storefront).searchParams);
    assert.equal(path, `/categories?price_max=${price_max}&year_min=${year_min}&partner=auto-weekly`);
    await browser.until((total) => {
      const text = document.querySelector('main')?.textContent ?? '';
      return text.replace(/,/g, '').includes(`${total} cars`);
    }, counted);
  });

  test('a div becomes the search where an editor allows only a div, with the make that it names', async () => {
    const { browser, partner, storefront } = walk;
    await browser.open(`${partner}/embeds/cms.html`);
    await searchIsReady(browser);
    assert.deepEqual(await fieldTexts(browser), ['BYD', 'All Models']);
    const heading = await browser.evaluate(
      () =>
        document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('[part=heading]')
          ?.textContent,
    );
    assert.equal(heading, 'Drive electric for less');
    await browser.click(() =>
      document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('button[type=submit]'),
    );
    await browser.until((origin) => location.origin === origin, storefront);
    await listedCars(browser);
    assert.equal(await address(browser), '/categories/byd?partner=harbor-motors');
  });

  test('the search replaces the page’s own form inside the tag, and keeps its values', async () => {
    const { browser, partner, storefront } = walk;
    await browser.open(`${partner}/embeds/no-script.html`);
    await searchIsReady(browser);
    const isShown = await browser.evaluate(() =>
      document.querySelector('storefront-car-search form')?.checkVisibility(),
    );
    assert.equal(isShown, false);
    await searchByKeyboard(browser, 'Tesla', 'Model Y');
    await browser.until((origin) => location.origin === origin, storefront);
    await listedCars(browser);
    assert.equal(await address(browser), '/categories/tesla?model=model-y&partner=northline');
  });

  test("a shopper signs in on the partner's page, chooses a delivery location, and signs out", async () => {
    const { browser, partner } = walk;
    await browser.open(`${partner}/embeds/partner.html`);
    await browser.click(() => document.querySelector('#shop-account'));
    await clickIn(browser, dialog, 'Continue with Email');
    await fillIn(browser, dialog, demoShopper);
    await browser.evaluate(() => {
      Object.assign(window, { isOld: true });
    });
    await browser.press('Enter');
    // The partner's page has no router, so it is reloaded.
    await browser.until(
      () =>
        !('isOld' in window) &&
        document.querySelector('#shop-shopper')?.textContent === 'Signed in as Dana Whitfield',
    );
    await browser.click(() => document.querySelector('#shop-place'));
    await browser.until(
      () =>
        document.querySelector('storefront-location')?.shadowRoot?.querySelectorAll('[type=radio]').length,
    );
    await browser.until(() => {
      const root = document.querySelector('storefront-location')?.shadowRoot;
      const field = root?.querySelector<HTMLInputElement>('input:not([type=radio])');
      field?.focus();
      return field && root?.activeElement === field;
    });
    await browser.press(...'10001', 'Enter');
    await browser.until(
      () => document.querySelector('#shop-place')?.textContent === 'Deliver to 10001 New York',
    );
    await browser.press('Escape');
    await browser.click(() => document.querySelector('#shop-leave'));
    await browser.until(
      () =>
        document.querySelector('#shop-account')?.checkVisibility() === true &&
        document.querySelector('#shop-shopper')?.checkVisibility() === false,
    );
  });

  for (const page of ['partner', 'prizes'])
    test(`on a phone, the tag manager’s panel covers nothing of the ${page} page`, async () => {
      const { browser, partner } = walk;
      await browser.setSize(390, 844);
      await browser.open(`${partner}/embeds/${page}.html`);
      await panelIsShown(browser);
      const isBelow = await browser.evaluate(() => {
        const panel = document.querySelector('tag-manager-view')?.shadowRoot?.querySelector('details');
        const footer = document.querySelector('body > footer');
        return panel && footer && panel.getBoundingClientRect().top >= footer.getBoundingClientRect().bottom;
      });
      assert.equal(isBelow, true);
    });
});
