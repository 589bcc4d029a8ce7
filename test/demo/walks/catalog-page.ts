import type { Driver } from '../../tools/drive.mjs';

/** Returns the texts of a selector's matches, once there are some and no card is still loading. */
export function textsOf(browser: Driver, selector: string): Promise<string[]> {
  return browser.until((css) => {
    if (document.querySelector('.car-grid .skeleton, .goods-grid .skeleton')) return null;
    const texts = Array.from(document.querySelectorAll(css), (each) => `${each.textContent}`);
    return texts.length ? texts : null;
  }, selector);
}

/** Waits for the page's heading. */
export const heading = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('main h1')?.textContent === expected, text);

/** Waits until the list shows this count. */
export const countSays = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('.list-bar > p')?.textContent === expected, text);

/** Clicks a filter's choice by its name, next to the list or in the sheet. */
export const choose = (browser: Driver, name: string) =>
  browser.click(
    (expected) =>
      Array.from(document.querySelectorAll('.filter-choice')).find(
        (each) => each.querySelector('.filter-name')?.textContent === expected && each.checkVisibility(),
      ),
    name,
  );

/** Returns the number of results that a filter's choice would leave. */
export const countOf = (browser: Driver, name: string) =>
  browser.until((expected) => {
    const choice = Array.from(document.querySelectorAll('.filter-choice')).find(
      (each) => each.querySelector('.filter-name')?.textContent === expected,
    );
    return choice?.querySelector('.filter-count')?.textContent;
  }, name);

/** Returns the texts of the chips. */
export const chips = (browser: Driver) =>
  browser.evaluate(() =>
    Array.from(document.querySelectorAll('.catalog-list .chip'), (chip) => `${chip.textContent}`),
  );

/** Waits until the site is running, and no placeholders are left. */
export const isCalm = (browser: Driver) =>
  browser.until(
    () => document.querySelector('#root main') !== null && !document.querySelector('.skeleton, .first-load'),
  );
