import { test } from 'node:test';
import { clickIn, demoShopper, fillIn, forget, headerSays, page, says } from './account.js';
import { inChromium } from './in-each-engine.js';
import { openIn } from './language.js';

await inChromium((walk) => {
  const clickButton = (text: string) =>
    walk.browser.click(
      (wanted) =>
        Array.from(document.querySelectorAll<HTMLElement>('.passkeys button, .remove-dialog button')).find(
          (button) => button.checkVisibility() && button.textContent === wanted,
        ),
      text,
    );
  const lists = (text: string) =>
    walk.browser.until((wanted) => document.querySelector('.passkeys')?.textContent?.includes(wanted), text);

  test('a shopper adds a passkey after the password, and next time is signed in by it, without typing', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/sign-in?redirect=/replacement`);
    await browser.addAuthenticator?.();
    await browser.open(`${storefront}/sign-in?redirect=/replacement`);
    await fillIn(browser, page, demoShopper);
    await browser.press('Enter');
    await says(browser, page, 'Sign in faster next time');
    await clickIn(browser, page, 'Add a passkey');
    await browser.until(() => location.pathname === '/replacement');
    await lists('not used yet');
    await forget(browser);
    // The device says yes as soon as it is asked.
    await browser.open(`${storefront}/sign-in?redirect=/replacement`);
    await browser.until(() => location.pathname === '/replacement');
    await headerSays(browser, 'Dana Demo');
    await lists('last used on');
  });

  test('a passkey is named and removed on the page of the password', async () => {
    await clickButton('Rename');
    await walk.browser.until(() => document.querySelector<HTMLInputElement>('.passkeys input')?.value);
    await walk.browser.evaluate(() => document.querySelector<HTMLInputElement>('.passkeys input')?.select());
    await walk.browser.press(...'My phone');
    await clickButton('Save');
    await lists('My phone');
    await clickButton('Remove');
    await walk.browser.click(() => document.querySelector('.remove-dialog .button:not(.button-quiet)'));
    await lists('“My phone” is removed.');
    await lists('You have no passkey yet.');
  });
});
