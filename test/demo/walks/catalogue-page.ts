import type { Driver } from '../../tools/drive.mjs';

/** The texts of what a selector finds, once it finds something, and no card is awaited. */
export function textsOf(browser: Driver, selector: string): Promise<string[]> {
  return browser.until((wanted) => {
    if (document.querySelector('.car-grid .skeleton, .goods-grid .skeleton')) return null;
    const texts = Array.from(document.querySelectorAll(wanted), (each) => `${each.textContent}`);
    return texts.length ? texts : null;
  }, selector);
}

/** Waits for the page's heading. */
export const heading = (browser: Driver, text: string) =>
  browser.until((wanted) => document.querySelector('main h1')?.textContent === wanted, text);

/** Waits for how many the list says that it has. */
export const countSays = (browser: Driver, text: string) =>
  browser.until((wanted) => document.querySelector('.list-bar > p')?.textContent === wanted, text);

/** Clicks the choice of a filter by its name, beside the list or in its sheet. */
export const choose = (browser: Driver, name: string) =>
  browser.click(
    (wanted) =>
      Array.from(document.querySelectorAll('.filter-choice')).find(
        (each) => each.querySelector('.filter-name')?.textContent === wanted && each.checkVisibility(),
      ),
    name,
  );

/** How many the choice of a filter would leave. */
export const countOf = (browser: Driver, name: string) =>
  browser.until((wanted) => {
    const choice = Array.from(document.querySelectorAll('.filter-choice')).find(
      (each) => each.querySelector('.filter-name')?.textContent === wanted,
    );
    return choice?.querySelector('.filter-count')?.textContent;
  }, name);

/** What stands in a row of chips. */
export const chips = (browser: Driver) =>
  browser.evaluate(() =>
    Array.from(document.querySelectorAll('.catalogue-list .chip'), (chip) => `${chip.textContent}`),
  );

/** Waits until the site runs, and nothing stands in for what is to come. */
export const isCalm = (browser: Driver) =>
  browser.until(
    () => document.querySelector('#root main') !== null && !document.querySelector('.skeleton, .first-load'),
  );
