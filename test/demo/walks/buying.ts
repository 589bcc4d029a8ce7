import type { Driver } from '../../tools/drive.mjs';
import { violations } from './axe.js';

/** Waits for a text in the page's main part. */
export const waitForText = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('main')?.textContent?.includes(expected), text);

/** Clicks a link or a button of the page by its name. */
export const clickNamed = (browser: Driver, name: string, within = 'main') =>
  browser.click(
    (expected, place) =>
      Array.from(document.querySelectorAll(`${place} :is(a, button)`)).find(
        (each) =>
          each.checkVisibility() &&
          (each.getAttribute('aria-label') ?? each.textContent?.trim()) === expected,
      ),
    name,
    within,
  );

/** Waits until the header shows this number of pieces, or none with null. */
export const headerCounts = (browser: Driver, count: string | null) =>
  browser.until((expected) => {
    const cart = document.querySelector('storefront-header')?.shadowRoot?.querySelector('[part=cart]');
    return cart && (cart.querySelector('.count')?.textContent ?? null) === expected;
  }, count);

/** Clicks a choice of a form by its position. */
export const choose = (browser: Driver, name: string, nth: number) =>
  browser.click(
    (field, index) => document.querySelectorAll(`input[type=radio][name=${field}]`)[index],
    name,
    nth,
  );

/** Returns the amount next to a name in the sums. */
export const sum = (browser: Driver, name: string) =>
  browser.evaluate(
    (expected) =>
      Array.from(document.querySelectorAll('.sums > div'))
        .find((row) => row.querySelector('dt')?.textContent?.includes(expected))
        ?.querySelector('dd')?.textContent ?? null,
    name,
  );

/** Places the order of the checkout, once its sums are there, and waits for the payment page. */
export async function placeOrder(browser: Driver, storefront: string): Promise<void> {
  await browser.click(() => document.querySelector('.summary-go:not([aria-disabled=true])'));
  await browser.until(
    (shop) => location.origin !== shop && document.querySelector('.test') !== null,
    storefront,
  );
}

/** Pays on the card provider's page with one of its test cards, which are named by their outcome. */
export async function payBy(browser: Driver, outcome: string): Promise<void> {
  await browser.click(
    (expected) =>
      Array.from(document.querySelectorAll('.test')).find(
        (each) => each.querySelector('span')?.textContent === expected,
      ),
    outcome,
  );
}

/** Returns what axe finds once the page has settled, scrolled to its top, because a fading header has no contrast. */
export async function violationsAtTop(browser: Driver): Promise<string[]> {
  await browser.evaluate(async () => {
    scrollTo(0, 0);
    // The page gets the scroll event in the next frame, and starts its animations in the one after.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  });
  await browser.until(() => !document.querySelector('.skeleton'));
  await browser.until(() => {
    const bar = document.querySelector('storefront-header')?.shadowRoot;
    return [document, ...(bar ? [bar] : [])].every((root) =>
      root
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
    );
  });
  return violations(browser);
}
