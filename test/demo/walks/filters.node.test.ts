import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsMiles } from '../../../demo/host/cars/useDistance.js';
import type { Driver } from '../../tools/drive.mjs';
import { succeeds } from '../server/test-app.js';
import { violationsAtTop } from './account-page.js';
import { violations } from './axe.js';
import { chips, choose, countOf, countSays, heading, isCalm, textsOf } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address, listedCars, showsCars } from './list.js';

/** Waits until a list shows its cards. */
const listed = (browser: Driver) =>
  browser.until(() => document.querySelector('.catalog-list :is(.car-card, .goods-card)') !== null);

/**
 * Scrolls a list, and returns what is inside its buttons' places instead of them. Null while the page still scrolls, or
 * the round buttons are missing.
 */
const buttonsBelowAnother = (share: number): string[] | null => {
  const { scrollHeight } = document.documentElement;
  const top = Math.round((scrollHeight - innerHeight) * share);
  scrollTo({ top, behavior: 'instant' });
  const round = document.querySelector('storefront-back-to-top')?.shadowRoot?.querySelector('.control');
  if (Math.abs(scrollY - top) > 1 || !round?.checkVisibility({ visibilityProperty: true })) return null;
  const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
  const above = document.querySelector('storefront-header')?.getBoundingClientRect().bottom ?? 0;
  const hits = Array.from(document.querySelectorAll('.catalog-list :is(.add-to-cart, .save)'))
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= Math.max(0, above) && box.bottom <= bar)
    .flatMap(({ button, box }) =>
      [box.left + 8, (box.left + box.right) / 2, box.right - 8].map((x) => {
        const hit = document.elementFromPoint(x, (box.top + box.bottom) / 2);
        return { hit, button, box };
      }),
    );
  // A card that just came into view is hit as a whole until it is painted, and may be taller than the room it had.
  const isPainted = ({ hit, button, box }: (typeof hits)[number]) =>
    !(hit !== button && hit?.contains(button)) &&
    box.bottom < (button.closest('li')?.getBoundingClientRect().bottom ?? 0);
  if (!hits.every(isPainted)) return null;
  return hits.flatMap(({ hit, button }) => (button.contains(hit) ? [] : [`${hit?.localName}`]));
};

await inAnyEngine((walk) => {
  const total = async (query: string) => {
    const data = await succeeds(await fetch(`${walk.storefront}/v3/pc/goods/${query}`));
    return (data as { total: number }).total; // other tests check its shape
  };

  test('choosing a filter narrows the list to the announced count, and updates the URL', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/categories`);
    const count = await countOf(browser, 'Electric');
    await choose(browser, 'Electric');
    await countSays(browser, `${count} cars`);
    assert.equal(await address(browser), '/categories?fuel=electric');
    assert.deepEqual(await chips(browser), ['Electric']);
    await showsCars(walk, 'fuel=electric');
    assert.equal(
      await browser.evaluate(() => document.activeElement?.textContent?.startsWith('Electric')),
      true,
      'the focus stays where it was',
    );
  });

  test('filters combine, and each can be removed', async () => {
    const { browser } = walk;
    await choose(browser, 'SUV');
    await browser.until(() => location.search === '?fuel=electric&body=suv');
    await browser.until(() => document.querySelectorAll('.catalog-list .chip').length === 2);
    await showsCars(walk, 'fuel=electric&body=suv');
    await browser.click(() => document.querySelector('.chip[aria-label="Remove filter Electric"]'));
    await browser.until(() => location.search === '?body=suv');
    await countSays(browser, `${await total('list?body=suv')} cars`.replace(/^(\d)(\d{3})/, '$1,$2'));
  });

  test('going back restores the list', async () => {
    const { browser } = walk;
    await browser.back();
    await browser.until(() => location.search === '?fuel=electric&body=suv');
    await browser.until(() => document.querySelectorAll('.catalog-list .chip').length === 2);
    await showsCars(walk, 'fuel=electric&body=suv');
  });

  test('several check boxes can be checked, also by the space bar, and their links open the same list', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/categories/toyota?fuel=hybrid`);
    await choose(browser, 'Honda');
    await browser.until(
      () => location.pathname + location.search === '/categories?fuel=hybrid&brand=toyota&brand=honda',
    );
    await heading(browser, 'Honda and Toyota cars');
    await browser.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[role=checkbox]'))
        .find((box) => box.querySelector('.filter-name')?.textContent === 'Electric')
        ?.focus(),
    );
    await browser.press(' ');
    await browser.until(() => location.search.endsWith('&brand=honda&fuel=electric'));
    await showsCars(walk, 'brand=honda,toyota&fuel=electric,hybrid');
    await browser.until(() => document.querySelectorAll('.catalog-list .chip').length === 4);
    assert.deepEqual(await chips(browser), ['Honda', 'Toyota', 'Electric', 'Hybrid']);
    // The makes are in the order of how many cars they leave.
    assert.deepEqual(
      await browser.evaluate(() =>
        Array.from(
          document.querySelectorAll('[role=checkbox][aria-checked=true] .filter-name'),
          (name) => name.textContent,
        ).sort(),
      ),
      ['Electric', 'Honda', 'Hybrid', 'Toyota'],
    );
    await isCalm(browser);
    assert.deepEqual(await violations(browser), []);
    await browser.click(() => document.querySelector('.chip[aria-label="Remove filter Honda"]'));
    await browser.until(() => location.pathname === '/categories/toyota');
  });

  test('goods of several stores are listed, with the price before all other filters', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/products`);
    const [first, second] = await browser.until(() => {
      const names = Array.from(
        document.querySelectorAll('.filter[aria-label="Store"] .filter-name'),
        (name) => name.textContent ?? '',
      );
      return names.length > 1 ? names : null;
    });
    assert(first && second);
    assert.equal(
      await browser.evaluate(() => document.querySelector('.filters .filter h2')?.textContent),
      'Price',
    );
    await choose(browser, first);
    await browser.until(() => document.querySelectorAll('.catalog-list .chip').length === 1);
    await choose(browser, second);
    await browser.until(() => document.querySelectorAll('.catalog-list .chip').length === 2);
    assert.deepEqual((await chips(browser)).sort(), [first, second].sort());
    assert.match(await address(browser), /^\/products\?store_id=\d+&store_id=\d+$/);
    const sellers = await browser.until(() => {
      const names = Array.from(
        document.querySelectorAll('.goods-card .goods-store'),
        (each) => each.textContent,
      );
      return names.length > 0 ? names : null;
    });
    assert(
      sellers.every((seller) => seller === first || seller === second),
      `${sellers}`,
    );
  });

  test('a typed range of prices filters the list, also in reverse order', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/categories/toyota`);
    await browser.until(() => document.querySelector('.span-filter [name=price_min]') !== null);
    await browser.evaluate(() =>
      document.querySelector<HTMLInputElement>('.span-filter [name=price_min]')?.focus(),
    );
    await browser.press(...'30000', 'Tab', ...'20000', 'Enter');
    await browser.until(() => location.search === '?price_min=20000&price_max=30000');
    const query = 'brand=toyota&price_min=2000000&price_max=3000000';
    await browser.until(() => document.querySelectorAll('.catalog-list .chip').length === 2);
    assert.deepEqual(await chips(browser), ['Toyota', '$20,000 – $30,000']);
    await showsCars(walk, query);
  });

  test('invalid filters in a URL are ignored, with a message', async () => {
    const { browser, storefront } = walk;
    const wrong = 'fuel=steam&price_min=-3&year_min=2024&year_max=2020&page=x&sort=best';
    await openIn(browser, 'en', `${storefront}/categories/kia?${wrong}`);
    assert.deepEqual(await textsOf(browser, '.list-note'), [
      'We couldn’t read part of this link, so we left it out: Fuel, Price, Model year, Page, and Sort order.',
    ]);
    await showsCars(walk, 'brand=kia&year_min=2024');
  });

  test('filters that match nothing show a message, and one step clears them', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/categories/100?price_max=1&deal=1`);
    await heading(browser, 'Tires and wheels');
    assert.deepEqual(await textsOf(browser, '.notice h2'), ['No results']);
    await isCalm(browser);
    assert.deepEqual(await violationsAtTop(browser), []);
    await browser.click(() => document.querySelector('.chip-clear'));
    await countSays(browser, '50 products');
  });

  test('a second try loads a list and its filters that failed to load', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/categories?in=goods`);
    await countSays(browser, '541 products');
    await browser.evaluate(() => {
      const fetchIt = window.fetch;
      window.fetch = (input, init) =>
        /\/pc\/goods\/(search|facets)/.test(`${input}`)
          ? Promise.reject(new TypeError('offline'))
          : fetchIt(input, init);
      Object.assign(window, { online: () => (window.fetch = fetchIt) });
    });
    await choose(browser, 'On sale');
    await browser.until(
      () => document.querySelector('.notice[role=alert] h2')?.textContent === 'We couldn’t load this',
    );
    await browser.evaluate(() => (window as unknown as { online: () => void }).online()); // set above
    await browser.click(() => document.querySelector('.notice .button'));
    await browser.until(() => document.querySelectorAll('.goods-card h3').length === 24);
    await browser.until(() => document.querySelector('.filter-choice[data-chosen]') !== null);
  });

  test('on a phone, the filters open over the list, which updates with them', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(450, 844);
    await openIn(browser, 'en', `${storefront}/categories/700`);
    await browser.until(() => document.querySelector('.goods-card h3') !== null);
    await browser.click(() => document.querySelector('.filter-open'));
    await browser.until(() => document.querySelector('.filter-sheet')?.matches(':modal'));
    await browser.until(() => document.querySelector('.filter-sheet .filter-choice') !== null);
    await choose(browser, 'On sale');
    const found = await total('search?cat_id=700&deal=1');
    await browser.until(
      (text) => document.querySelector('.filter-sheet footer')?.textContent === text,
      `Show ${found} results`,
    );
    await isCalm(browser);
    assert.deepEqual(await violations(browser), []);
    await browser.click(() => document.querySelector('.filter-sheet footer button'));
    await browser.until(() => document.querySelector('.filter-sheet') === null);
    await countSays(browser, `${found} products`);
    await browser.until(() => document.activeElement?.classList.contains('filter-open'));
  });

  test('a phone shows several cars at a time, and its filters at every scroll position', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/categories`);
    await listedCars(browser);
    const [first, searches] = await browser.evaluate(() => [
      document.querySelector('.car-grid > li')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      document.querySelectorAll('main storefront-car-search').length,
    ]);
    assert(Number(first) < 330, `The first car is at ${first}`);
    assert.equal(searches, 0);
    const middle = () => {
      const cards = document.querySelectorAll('.car-grid > li');
      const card = cards[Math.floor(cards.length / 2)];
      card?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { height } = card?.getBoundingClientRect() ?? { height: 0 };
      const filters = document.querySelector('.filter-open')?.getBoundingClientRect();
      return (
        card && filters && [Math.ceil(innerHeight / height), filters.top > 0 && filters.bottom <= innerHeight]
      );
    };
    const [cards = 0, isInView] = await browser.until(middle);
    assert(Number(cards) > 3, `${cards} cards`);
    assert.equal(isInView, true);
    // The machine's language determines the country.
    const tag = await browser.evaluate(() => navigator.language);
    assert.equal(
      await browser.evaluate(() =>
        document.querySelector('.car-specs div:first-child dd')?.textContent?.slice(-3),
      ),
      countsMiles('en', tag) ? ' mi' : ' km',
    );
    await browser.setSize(1280, 900);
  });

  test('a color’s swatch is on the line of its name', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/categories`);
    const heights = await browser.until(() => {
      const names = Array.from(document.querySelectorAll('.filter-name:has(.filter-color)'));
      return names.length ? names.map((name) => Math.round(name.getBoundingClientRect().height)) : null;
    });
    assert(Math.max(...heights) < 25, `The names are ${heights} pixels high`);
  });

  for (const width of [390, 320])
    test(`nothing floats over a button of a scrolled list, ${width} pixels wide`, async () => {
      const { browser, storefront } = walk;
      await browser.setSize(width, 844);
      for (const path of ['/categories/toyota', '/categories/100']) {
        await openIn(browser, 'en', storefront + path);
        await listed(browser);
        for (const share of [0.15, 0.35, 0.55, 0.75, 0.95]) {
          const covered = await browser.until(buttonsBelowAnother, share);
          assert.deepEqual(covered, [], `${path}, scrolled to ${share}`);
        }
      }
      await browser.setSize(1280, 900);
    });

  for (const lang of ['en', 'ar', 'fr', 'ru'])
    test(`a tablet shows a list's title, count, and filters in one line, in ${lang}`, async () => {
      const { browser, storefront } = walk;
      await browser.setSize(768, 1024);
      await openIn(browser, lang, `${storefront}/categories/toyota`);
      await listed(browser);
      const lines = await browser.evaluate(() =>
        ['h1', '.list-bar > p', '.filter-open', '.list-bar select'].map((selector) => {
          const box = document.querySelector(`.catalog ${selector}`)?.getBoundingClientRect();
          return box ? Math.round((box.top + box.bottom) / 2) : null;
        }),
      );
      assert.equal(new Set(lines).size, 1, `Their middles are at ${lines}`);
      await browser.setSize(1280, 900);
    });

  test('on a phone, the search for a make is above the filters, and closes them', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 844);
    await openIn(browser, 'en', `${storefront}/categories`);
    await listedCars(browser);
    await browser.click(() => document.querySelector('.filter-open'));
    await browser.until(
      () =>
        document
          .querySelector('.filter-sheet storefront-car-search')
          ?.shadowRoot?.querySelector('form button') != null,
    );
    await browser.until(() => document.querySelector('.filter-sheet .filter-choice') !== null);
    assert.deepEqual(await violations(browser), []);
    await browser.evaluate(() => {
      const search = document.querySelector<HTMLElement & { make: string; submit(): void }>(
        '.filter-sheet storefront-car-search',
      );
      if (search) search.make = 'kia';
      search?.submit();
    });
    await heading(browser, 'Kia cars');
    await browser.until(() => document.querySelector('.filter-sheet') === null);
    assert.equal(await address(browser), '/categories/kia');
    await browser.setSize(1280, 900);
  });

  test('a search finds goods and cars, even by misspelled words', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/categories?goods_name=ketle`);
    await heading(browser, 'Results for “ketle”');
    assert.deepEqual(await textsOf(browser, '.list-note'), [
      'No results for “ketle”. Showing results for “kettle” instead.',
    ]);
    await openIn(browser, 'en', `${storefront}/categories?goods_name=bentley%20flying`);
    await heading(browser, 'Results for “bentley flying”');
    await showsCars(walk, 'goods_name=bentley%20flying');
    await browser.click(() => document.querySelector('.link-tabs li:last-child a'));
    await browser.until(() => document.querySelector('.notice h2')?.textContent === 'No results');
    await browser.until(() => document.querySelector('.try-words .chip') !== null);
    assert.deepEqual(await textsOf(browser, '.try-words .chip'), ['bentley', 'flying']);
    await isCalm(browser);
    assert.deepEqual(await violationsAtTop(browser), []);
  });
});
