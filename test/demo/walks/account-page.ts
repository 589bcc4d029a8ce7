import type { Driver } from '../../tools/drive.mjs';
import { clickIn, dialog, fillIn } from './account.js';
import { violations } from './axe.js';
import { openIn } from './language.js';

/** Clicks the element with this text or name in the page. */
export const clickText = (browser: Driver, text: string) =>
  browser.click(
    (expected) =>
      Array.from(document.querySelectorAll('main a, main button, main label, dialog button')).find(
        (each) =>
          (each.getAttribute('aria-label') ?? each.textContent) === expected && each.checkVisibility(),
      ),
    text,
  );

/** Waits until the main part of the page contains a text. */
export const waitForText = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('main')?.textContent?.includes(expected), text);

/** Waits until a page of the account is complete: its code and its data have loaded. */
export const waitForPage = (browser: Driver) =>
  browser.until(
    () => document.querySelector('.account-page') && !document.querySelector('.skeleton, .first-load'),
  );

/** Scrolls the page to its top, and returns the violations that axe finds there. */
export async function violationsAtTop(browser: Driver): Promise<string[]> {
  await browser.until(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const styleOf = (tag: string, selector: string) => {
      const found = document.querySelector(tag)?.shadowRoot?.querySelector(selector);
      return found ? getComputedStyle(found) : undefined;
    };
    // Both appear and disappear as the page scrolls.
    const isUpGone = styleOf('storefront-back-to-top', '.control')?.visibility === 'hidden';
    const isHeaderThere = styleOf('storefront-header', '.header')?.opacity === '1';
    return isUpGone && isHeaderThere;
  });
  return violations(browser);
}

/** Returns the number of matches of a selector. */
export const count = (browser: Driver, selector: string) =>
  browser.evaluate((css) => document.querySelectorAll(css).length, selector);

/** Opens a page of the account in English. */
export async function openAccount(browser: Driver, url: string): Promise<void> {
  await openIn(browser, 'en', url);
  await waitForPage(browser);
}

/** Replaces what is in a field of the account page, by its name. */
export async function fillField(browser: Driver, name: string, text: string): Promise<void> {
  await browser.click((field) => document.querySelector(`.account-page [name=${field}]`), name);
  await browser.evaluate(
    (field) => document.querySelector<HTMLInputElement>(`.account-page [name=${field}]`)?.select(),
    name,
  );
  await browser.insert(text);
}

/** Signs in through the dialog that the page offers, and stays on the page. */
export async function signInHere(browser: Driver, shopper: Record<string, string>): Promise<void> {
  await clickText(browser, 'Sign in');
  await clickIn(browser, dialog, 'Continue with Email');
  await fillIn(browser, dialog, shopper);
  await clickIn(browser, dialog, 'Continue');
}
