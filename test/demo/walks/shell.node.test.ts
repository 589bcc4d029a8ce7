import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

const inHeader = (selector: string) =>
  document.querySelector('storefront-header')?.shadowRoot?.querySelector<HTMLElement>(selector);

const heading = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('main h1')?.textContent === expected, text);

await inAnyEngine((walk) => {
  test('the header’s links open pages without a reload, and mark the current one', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/about`);
    await heading(browser, 'About us');
    await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
    });
    await browser.click(inHeader, '[part=link][href$="/contact"]');
    await heading(browser, 'Contact');
    await browser.until(
      () =>
        document.querySelector('storefront-header')?.shadowRoot?.querySelector('[aria-current=page]')
          ?.textContent === 'Contact',
    );
    await browser.until(() => document.activeElement?.localName === 'h1');
    const now = await browser.evaluate(() => [document.title, 'isStillHere' in window]);
    assert.deepEqual(now, ['Contact · Meridian', true]);
  });

  test('the overlay after a page change lets clicks through, and disappears', async () => {
    const { browser } = walk;
    await browser.click(inHeader, '[part=link][href$="/about"]');
    const isOpen = await browser.until(() => {
      const overlay = document.querySelector('.loading-overlay');
      return overlay && { pointer: getComputedStyle(overlay).pointerEvents };
    });
    assert.deepEqual(isOpen, { pointer: 'none' });
    await heading(browser, 'About us');
    const over = await browser.evaluate(() => {
      const overlay = document.querySelector('.loading-overlay');
      return overlay && [overlay.clientHeight, overlay.querySelector('img')?.checkVisibility()];
    });
    // On a slow machine, it may already be gone.
    if (over) assert.deepEqual(over, [3, false], 'the visible content is not covered');
    await browser.until(() => document.querySelector('.loading-overlay') === null);
  });

  test('a search in the header lists the results for its term, which stays in the box', async () => {
    const { browser } = walk;
    await browser.click(inHeader, '.term');
    await browser.press(...'kettle', 'Enter');
    await browser.until(() => location.pathname === '/categories');
    assert.equal(await address(browser), '/categories?goods_name=kettle');
    const term = await browser.until(
      () =>
        document.querySelector('storefront-header')?.shadowRoot?.querySelector<HTMLInputElement>('.term')
          ?.value,
    );
    assert.equal(term, 'kettle');
  });

  test('suggestions come from their own host', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/about`);
    await browser.click(inHeader, '.term');
    await browser.press(...'toyo');
    // Before the first letter, the list shows recent searches.
    await browser.until(() =>
      document
        .querySelector('storefront-header')
        ?.shadowRoot?.querySelector('[role=option]')
        ?.textContent?.startsWith('Toyota'),
    );
    const hosts = await browser.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.includes('/search/suggest') ? [new URL(name).origin] : [])),
    );
    assert(hosts.length > 0 && hosts.every((host) => host !== storefront), hosts.join());
  });

  test('the header’s menu button opens the side menu', async () => {
    const { browser } = walk;
    await browser.press('Escape');
    await browser.click(inHeader, '[part=menu]');
    await browser.until(() =>
      document.querySelector('storefront-drawer')?.shadowRoot?.querySelector('dialog')?.matches(':modal'),
    );
    await browser.press('Escape');
    await browser.until(
      () =>
        !document.querySelector('storefront-drawer')?.shadowRoot?.querySelector('dialog')?.matches(':modal'),
    );
  });

  test('the layout of the home page is chosen there, and remembered', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/?layout=cars`);
    await browser.until(() => document.querySelector('storefront-car-search.hero') !== null);
    await browser.click(() => document.querySelector('.layout-switch a:not([aria-current])'));
    await browser.until(() => document.querySelector('.shop-hero') !== null);
    await browser.open(`${storefront}/`);
    await browser.until(() => document.querySelector('.store-tiles a') !== null);
    await browser.click(() => document.querySelector('.layout-switch a:not([aria-current])'));
    await browser.until(() => document.querySelector('storefront-car-search.hero') !== null);
  });

  test('going back restores the scroll position, and a new page opens at its top', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/about`);
    await heading(browser, 'About us');
    await browser.until(() => {
      window.scrollTo(0, 300);
      return window.scrollY === 300;
    });
    await browser.until(() => {
      const { shadowRoot } = document.querySelector('storefront-header') ?? {};
      const link = shadowRoot?.querySelector<HTMLElement>('[part=link][href$="/contact"]');
      link?.focus({ preventScroll: true });
      return link != null && shadowRoot?.activeElement === link;
    });
    await browser.press('Enter'); // WebKit doesn't go back over a navigation without user input
    await heading(browser, 'Contact');
    await browser.until(() => window.scrollY === 0);
    await browser.back();
    await heading(browser, 'About us');
    await browser.until(() => window.scrollY === 300);
    await browser.open(`${storefront}/contact`);
    await browser.open(`${storefront}/about`);
    await heading(browser, 'About us');
    assert.equal(await browser.evaluate(() => window.scrollY), 0);
  });
});
