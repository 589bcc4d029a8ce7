import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jumpsOf } from '../../tools/layout-shift.js';
import { isDueToday } from '../../tools/turn.js';
import { violations } from './axe.js';
import { openPage, type VisitName, visitNames } from './every-page.js';
import { ENGINES, inEachEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { brokenWords, tooWide } from './layout.js';

/** Two car searches on a page are two landmarks with the same name, because the contract sets that name. */
const rules = { 'landmark-unique': { enabled: false } };

/** How to open pages, and what to check. */
interface Look {
  readonly lang: string;
  readonly width: number;
  readonly pages?: readonly VisitName[];
  /** Whether to measure layout shift. In some languages, the header's texts arrive a little later than the page. */
  readonly shift?: true;
}

/** The width of the smallest phone. */
const NARROWEST = 320;

/** Visits the pages of today, alternating between wide in English and narrow in a right-to-left language. */
const today = visitNames.filter((_, at) => isDueToday(at));
const LOOKS: readonly Look[] = [
  { lang: 'en', width: 1280, shift: true, pages: today.filter((_, at) => at % 2 === 0) },
  { lang: 'ar', width: 390, shift: true, pages: today.filter((_, at) => at % 2 === 1) },
];

/**
 * What the other engines check: a page of each build, in the language with the longest words. Engines lay them out alike,
 * apart from a few bugs. test/demo/walks/partnerPage covers the partner's page in each of them.
 */
const SMOKE: Look = { lang: 'ru', width: NARROWEST, pages: ['home', 'product', 'phone site'] };

/** Every language, wide and narrow. Each visit ends at the narrowest width. */
const MATRIX: readonly Look[] = [1280, 390].flatMap((width) =>
  ['en', 'ar', 'ru', 'fr'].map((lang) => ({ lang, width, ...(lang === 'en' && { shift: true as const }) })),
);

await inEachEngine((walk) => {
  const isChromium = walk.engine === 'chromium';
  const looks = isChromium ? LOOKS : [SMOKE];
  for (const { lang, width, pages = visitNames, shift } of process.env.MATRIX ? MATRIX : looks) {
    test(`no page shifts, scrolls sideways, breaks words, or fails axe: ${lang}, ${width} pixels wide`, async () => {
      const { browser } = walk;
      const found: string[] = [];
      for (const name of pages) {
        await browser.setSize(width, 900);
        await openPage(walk, name, lang);
        // It finds the same in all engines.
        const faults = isChromium ? await violations(browser, rules) : [];
        // The other engines don't measure layout shift.
        if (shift && isChromium) faults.push(...(await jumpsOf(browser)));
        for (const each of new Set([width, NARROWEST])) {
          if (each !== width) await browser.setSize(each, 640);
          // On the smallest phones, long words don't fit beside a picture.
          const broken = each > NARROWEST ? await brokenWords(browser) : [];
          if (broken.length > 0) faults.push(`breaks ${broken.join(', ')} in two at ${each} pixels`);
          const beyond = await tooWide(browser);
          if (beyond > 0) faults.push(`is ${beyond} pixels wider than ${each}`);
        }
        found.push(...faults.map((fault) => `${name}: ${fault}`));
      }
      assert.deepEqual(found, []);
    });
  }

  if (!isChromium) return;
  test('axe finds no fault on the pages that say that something does not exist', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 900);
    for (const path of ['/error', '/categories/trabant', '/categories/byd?model=nothing']) {
      await openIn(browser, 'en', storefront + path);
      await browser.until(() => document.querySelector('.notice, .not-found') !== null);
      assert.deepEqual(await violations(browser, rules), [], path);
    }
  });
}, ENGINES);
