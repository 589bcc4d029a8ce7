import assert from 'node:assert/strict';
import { test } from 'node:test';
import { succeeds } from '../server/test-app.js';
import { textsOf } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { tooWide } from './layout.js';

/** On both sides of each number of columns, and what is common. */
const WIDTHS = [390, 640, 642, 768, 879, 881, 1024, 1159, 1161, 1280, 1440];

/** The least number of selections that each kind of page has. */
const PAGES = [
  { name: 'the home page', least: 3, path: async () => '/' },
  {
    name: 'the page of a product',
    least: 1,
    path: (origin: string) => firstOf(`${origin}/v3/pc/goods/search?cat_id=801`),
  },
  {
    name: 'the page of a car',
    least: 1,
    path: (origin: string) => firstOf(`${origin}/v3/pc/goods/list?brand=byd`),
  },
];

async function firstOf(list: string): Promise<string> {
  const [one] = ((await succeeds(await fetch(list))) as { list: { slug: string }[] }).list; // other tests check it
  assert(one);
  return `/products/${one.slug}`;
}

await inAnyEngine((walk) => {
  /** Returns the columns and the cards of each selection whose rows are stacked. */
  const selections = () =>
    walk.browser.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>(
          ':is(.shelf, .product-more) > :is(.car-grid, .goods-grid):not([aria-hidden])',
        ),
        (grid) => ({
          isShelf: getComputedStyle(grid).gridAutoFlow === 'column',
          columns: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
          cards: Array.from(grid.children).filter((card) => (card as HTMLElement).offsetHeight > 0).length,
        }),
      ),
    );

  for (const { name, least, path } of PAGES)
    test(`at every width, the selections on ${name} have whole rows, and nothing scrolls sideways`, async () => {
      const { browser, storefront } = walk;
      await openIn(browser, 'en', storefront + (await path(storefront)));
      await textsOf(browser, '.car-grid h3, .goods-grid h3');
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await browser.setSize(width, 900);
        const found = await selections();
        assert(found.length >= least, `${found.length} selections at ${width} px`);
        for (const { isShelf, columns, cards } of found)
          if (cards === 0 || (!isShelf && cards % columns !== 0))
            faults.push(`${width} px: ${cards} cards in ${columns} columns`);
        const more = await tooWide(browser);
        if (more > 0) faults.push(`${width} px: ${more} px too wide`);
      }
      assert.deepEqual(faults, []);
    });
});
