import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, pages } from './every-page.js';
import { inEachEngine } from './in-each-engine.js';

const names = Object.keys(pages) as (keyof typeof pages)[]; // the keys of a const object

await inEachEngine((walk) => {
  // The longest words are the Russian ones: the other engines, which break lines alike, look at those alone.
  for (const lang of walk.engine === 'chromium' ? ['en', 'ru', 'ar', 'fr'] : ['ru']) {
    test(`no page has to be moved sideways to be read on the smallest phone, ${lang}`, async () => {
      const { browser } = walk;
      await browser.setSize(320, 640);
      const wide: string[] = [];
      for (const name of names) {
        await openPage(walk, name, lang);
        const beyond = await browser.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        if (beyond > 0) wide.push(`${name}: ${beyond} pixels too wide`);
      }
      assert.deepEqual(wide, []);
    });
  }
});
