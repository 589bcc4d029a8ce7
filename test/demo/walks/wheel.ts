import type { Driver } from '../../tools/drive.mjs';
import { clickIn, dialog, fillIn } from './account.js';
import { violations as axe } from './axe.js';
import type { Walk } from './in-each-engine.js';

/** The page of the wheel. */
export const WHEEL = '/content/Promotion';

/** Returns the texts of all matches of a selector. */
export const texts = (browser: Driver, selector: string) =>
  browser.evaluate(
    (css) => Array.from(document.querySelectorAll(css), (each) => each.textContent ?? ''),
    selector,
  );

/** Waits until something in the page has this text. */
export const waitForText = (browser: Driver, selector: string, text: string) =>
  browser.until(
    (css, expected) =>
      Array.from(document.querySelectorAll(css)).some((each) => each.textContent?.trim() === expected),
    selector,
    text,
  );

/** Clicks a link or button of the page by its name. */
export const clickText = (browser: Driver, text: string) =>
  browser.click(
    (expected) =>
      Array.from(document.querySelectorAll('main a, main button')).find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent) === expected,
      ),
    text,
  );

/** Clicks the wheel's button once it can turn the wheel. */
export const spin = (browser: Driver) =>
  browser.click(() => {
    const root = document.querySelector('storefront-prize-wheel')?.shadowRoot;
    return (
      root?.querySelector('[part=prizes] li') && root.querySelector('[part=button]:not([aria-disabled])')
    );
  });

/** Returns what axe finds at the top of the page, where nothing floats over it. */
export async function violations(browser: Driver): Promise<string[]> {
  await browser.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await browser.until(
    () =>
      !document
        .querySelector('storefront-back-to-top')
        ?.shadowRoot?.querySelector('a')
        ?.checkVisibility({ visibilityProperty: true }),
  );
  return axe(browser);
}

/** Keeps the gift popup away, which otherwise opens for signed-in shoppers. */
export const withoutPopup = (browser: Driver) =>
  browser.evaluate(() => sessionStorage.setItem('prizeShown', '1'));

/** Records the award that the wheel reports when it has stopped. */
export const listen = (browser: Driver) =>
  browser.evaluate(() => {
    document.addEventListener('storefront-prize', (event) => {
      if (event instanceof CustomEvent)
        Object.assign(window, { reportedAward: event.detail.award.award_name });
    });
  });

/** Waits for the award that the wheel has reported since `listen`, and returns it. */
export const reportedAward = (browser: Driver) =>
  browser.until(() =>
    'reportedAward' in window && typeof window.reportedAward === 'string' ? window.reportedAward : null,
  );

/** Signs in on the page of the wheel. */
export async function signIn(
  { browser, storefront }: Walk,
  shopper: { readonly email: string; readonly password: string },
): Promise<void> {
  await browser.open(storefront + WHEEL);
  await withoutPopup(browser);
  // The wheel is above the button, and moves it while rendering.
  await browser.until(() =>
    Boolean(document.querySelector('storefront-prize-wheel')?.shadowRoot?.querySelector('[part=prizes] li')),
  );
  await clickText(browser, 'Sign in');
  await clickIn(browser, dialog, 'Continue with Email');
  await fillIn(browser, dialog, shopper);
  await browser.press('Enter');
  await waitForText(browser, '.spins-card h2', 'Your spins');
}
