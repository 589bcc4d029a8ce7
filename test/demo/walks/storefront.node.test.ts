import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCalm } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { address, listedCars, showsCars } from './list.js';
import { searchByKeyboard } from './search.js';

await inAnyEngine((walk) => {
  test('a search in the hero opens the list without reloading the page', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await browser.open(`${storefront}/`);
    await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
    });
    await searchByKeyboard(browser, 'Toyota', 'Corolla');
    const page = await browser.until(() => {
      const focus = document.activeElement;
      return focus?.localName === 'h1' && [focus.textContent, document.title, 'isStillHere' in window];
    });
    assert.deepEqual(page, ['Toyota Corolla cars', 'Toyota Corolla cars · Meridian', true]);
    assert.equal(await address(browser), '/categories/toyota?model=corolla');
    await showsCars(walk, 'brand=toyota&model=corolla');
  });

  test('Back returns to the start page, and Forward to the list', async () => {
    const { browser } = walk;
    await browser.back();
    await browser.until(() => location.pathname === '/' && document.querySelector('.make-tiles a') !== null);
    await browser.click(() => document.querySelector('.make-tiles a[href="/categories/bmw"]'));
    await browser.until(() => document.querySelector('h1')?.textContent === 'BMW cars');
    await showsCars(walk, 'brand=bmw');
    assert.equal(await address(browser), '/categories/bmw');
    assert.equal(await browser.evaluate(() => 'isStillHere' in window), true);
  });

  test('a card of the home page opens the page that it links to', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/`);
    const [name] = await listedCars(browser);
    const text = await browser.evaluate(() => document.querySelector('.car-card .car-similar')?.textContent);
    const [, make] = /^More (.+) cars$/.exec(`${text}`) ?? [];
    assert(make && name?.includes(` ${make} `), `${text}: ${name}`);
    await isCalm(browser);
    await browser.click(() => document.querySelector('.car-card .car-similar'));
    await browser.until((title) => document.querySelector('h1')?.textContent === title, `${make} cars`);
  });

  test('an unknown URL opens the start page, with a note', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/content/nowhere?x=1`);
    await browser.until(() => document.querySelector('.make-tiles a') !== null);
    assert.equal(await address(browser), '/');
    const noteText = () => document.querySelector('main [role=status].lost-note')?.textContent ?? null;
    assert.match((await browser.evaluate(noteText)) ?? '', /^We couldn’t find that page/);
    await browser.open(`${storefront}/`);
    await browser.until(() => document.querySelector('.make-tiles a') !== null);
    assert.equal(await browser.evaluate(noteText), null);
  });

  test('the page for a missing URL says so, and links home', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/error`);
    await browser.until(() => document.querySelector('h1')?.textContent === 'This page could not be found');
    const ways = await browser.evaluate(() =>
      Array.from(document.querySelectorAll('.not-found li a'), (link) => link.getAttribute('href')),
    );
    assert.deepEqual(ways, ['/categories', '/content/classify', '/contact']);
    await browser.click(() => document.querySelector('.not-found a'));
    await browser.until(() => location.pathname === '/' && document.querySelector('.make-tiles a') !== null);
  });

  test('a search on the phone site opens its own list', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 844);
    await browser.open(`${storefront}/m/`);
    await searchByKeyboard(browser, 'Honda', 'Civic');
    await browser.until(() => location.pathname === '/m/categories/honda');
    await browser.until(() => document.querySelector('h1')?.textContent === 'Honda Civic cars');
    await showsCars(walk, 'brand=honda&model=civic');
  });

  test('a picture loads when it is about to scroll into view', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/m/`);
    const isLastLoaded = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.car-card .car-picture > img')];
      const last = pictures.filter((picture) => picture.checkVisibility()).at(-1);
      return last?.complete === true && last.naturalWidth > 0;
    };
    await browser.until(() => document.querySelectorAll('.car-card .car-picture > img').length > 2);
    assert.equal(
      await browser.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('.car-card .car-picture > img')].every(
          ({ loading }) => loading === 'lazy',
        ),
      ),
      true,
    );
    await browser.evaluate(() =>
      [...document.querySelectorAll('.car-card')]
        .filter((card) => card.checkVisibility())
        .at(-1)
        ?.scrollIntoView(),
    );
    await browser.until(isLastLoaded);
  });
});
