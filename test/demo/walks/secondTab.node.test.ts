import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { headerSays } from './account.js';
import { inChromium } from './in-each-engine.js';
import { openIn } from './language.js';

/** Opens another tab, available to the page as `second`. Browsers allow this only on a click. */
async function openSecondTab(browser: Driver, url: string): Promise<void> {
  await browser.until((target) => {
    const heading = document.querySelector('main h1');
    const open = () => Object.assign(window, { second: window.open(target, 'second') });
    heading?.addEventListener('click', open, { once: true });
    return heading !== null;
  }, url);
  await browser.click(() => document.querySelector('main h1'));
}

// The other engines' drivers can't open a tab.
await inChromium((walk) => {
  test('signing in and out in another tab also applies to this one', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/termsAndConditions`);
    await headerSays(browser, null);
    await openSecondTab(browser, `${storefront}/sign-in`);
    await browser.until(() => {
      const { second } = window as unknown as { second: Window }; // set by the function above
      const inputs = second.document.querySelectorAll('storefront-sign-in[page] input');
      const [email, password] = Array.from(inputs) as HTMLInputElement[];
      if (!email || !password) return false;
      for (const [input, value] of [
        [email, 'demo@example.com'],
        [password, 'demo123'],
      ] as const) {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      email.form?.requestSubmit();
      return true;
    });
    await headerSays(browser, 'Dana Whitfield');

    await browser.until(() => {
      const { second } = window as unknown as { second: Window }; // as above
      if (second.location.pathname !== '/') return false;
      const menu = second.document.querySelector('storefront-account-menu')?.shadowRoot;
      const signOut = menu?.querySelector<HTMLElement>('[part=sign-out]');
      if (!signOut) menu?.querySelector<HTMLElement>('[part=button][aria-expanded=false]')?.click();
      signOut?.click();
      return signOut;
    });
    await headerSays(browser, null);
  });
});
