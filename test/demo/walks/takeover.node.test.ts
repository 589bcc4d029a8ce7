import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertStill } from '../../tools/layout-shift.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { openRendered } from './rendered-page.js';

/** The calls of a list, a product and a home page. The widgets make their own calls. */
const PAGE_CALLS = ['/pc/goods/', '/pc/indexCategory', '/pc/index/notice', '/pc/store/'];

const PAGES = [
  '/',
  '/?layout=default',
  '/categories',
  '/categories/byd?page=2&sort=price_asc',
  '/categories/601',
  '/categories?goods_name=lamp',
  '/categories/nobody',
  '/products/20001',
  '/products/nothing',
  '/m/',
  '/m/categories/byd',
  '/m/categories/601',
  '/m/products/20001',
];

await inAnyEngine((walk) => {
  const more = process.env.MATRIX ? ['/categories', '/products/20001', '/m/'] : [];
  const languages = { en: PAGES, ar: ['/', '/m/products/20001', ...more] };
  for (const [lang, pages] of Object.entries(languages))
    test(`pages in ${lang} hydrate as they were rendered: nothing renders again, shifts, or is requested again`, async () => {
      const { browser, storefront } = walk;
      await openIn(browser, lang, `${storefront}/about`);
      for (const path of pages) {
        await openRendered(browser, storefront + path);
        const requested = await browser.evaluate((calls) => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          return names.filter((name) => calls.some((call) => name.includes(`/v3${call}`)));
        }, PAGE_CALLS);
        assert.deepEqual(requested, [], path);
        await assertStill(browser, path);
        assert.deepEqual(browser.problems(), [], path);
      }
    });

  for (const site of ['', '/m'])
    test(`a guest’s saved items appear on a page that was rendered for everyone, below ${site}/`, async () => {
      const { browser, storefront } = walk;
      await browser.open(`${storefront}${site}/categories/tesla`);
      const first = () => document.querySelector<HTMLElement>('.car-card .save-button:enabled');
      await browser.click(first);
      const isSaved = () =>
        document.querySelector<HTMLElement>('.car-card .save-button')?.dataset.saved === 'true';
      await browser.until(isSaved);
      await browser.open(`${storefront}${site}/categories/tesla`);
      await browser.until(isSaved);
      await browser.click(first);
      await browser.until(() => localStorage.getItem('savedItems') === null);
    });
});
