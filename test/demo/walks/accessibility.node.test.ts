import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.js';
import { openPage, pages } from './every-page.js';
import { inEachEngine } from './in-each-engine.js';
import { openIn } from './language.js';

/** Two car searches on a page are two landmarks of one name, which the contract gives them. */
const rules = { 'landmark-unique': { enabled: false } };

const names = Object.keys(pages) as (keyof typeof pages)[]; // the keys of a const object

await inEachEngine((walk) => {
  for (const width of [1280, 390]) {
    for (const lang of ['en', 'ar']) {
      // Axe's rules see the same in each engine but for a few: half of the ways to look at a page do for the others.
      if (walk.engine !== 'chromium' && (width === 1280) === (lang === 'en')) continue;
      test(`axe finds nothing on any page, ${lang}, ${width} pixels wide`, async () => {
        const { browser } = walk;
        await browser.setSize(width, 900);
        const found: string[] = [];
        for (const name of names) {
          await openPage(walk, name, lang);
          for (const violation of await violations(browser, rules)) found.push(`${name}: ${violation}`);
        }
        assert.deepEqual(found, []);
      });
    }
  }

  test('nor on the pages that say that something is not there', async () => {
    const { browser, storefront } = walk;
    for (const path of ['/error', '/categories/trabant', '/categories/byd?model=nothing']) {
      await openIn(browser, 'en', storefront + path);
      await browser.until(() => document.querySelector('.notice, .not-found') !== null);
      assert.deepEqual(await violations(browser, rules), [], path);
    }
  });
});
