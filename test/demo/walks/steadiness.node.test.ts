import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { openPage, pages } from './every-page.js';
import { inEachEngine } from './in-each-engine.js';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** The cumulative layout shift of the page so far, without its session windows: the sum, which is never less. */
const layoutShift = (browser: Driver): Promise<number> =>
  browser.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        // One more shift of nothing's size cannot be waited for: two frames are what is still under way.
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value; // the type of its entries
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const names = Object.keys(pages) as (keyof typeof pages)[]; // the keys of a const object

// The other engines do not measure it.
await inEachEngine(
  (walk) => {
    for (const width of [1280, 390, 320]) {
      test(`nothing jumps while a page loads, ${width} pixels wide`, async () => {
        const { browser } = walk;
        await browser.setSize(width, 900);
        const jumping: string[] = [];
        for (const name of names) {
          await openPage(walk, name, 'en');
          // What comes late would move it yet.
          await browser.until(() => !document.querySelector('.loading-overlay'));
          const shift = await layoutShift(browser);
          if (shift > 0.02) jumping.push(`${name}: ${shift.toFixed(3)}`);
        }
        assert.deepEqual(jumping, []);
      });
    }
  },
  ['chromium'],
);
