import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickIn, clickInMenu, demoShopper, dialog, fillIn, forget, headerSays, page } from './account.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

await inAnyEngine((walk) => {
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ]) {
    test(`a sign-in link with the redirect ${redirect} goes home instead`, async () => {
      const { browser, storefront } = walk;
      await openIn(browser, 'en', `${storefront}/sign-in?redirect=${encodeURIComponent(redirect)}`);
      await fillIn(browser, page, demoShopper);
      await browser.press('Enter');
      await headerSays(browser, 'Dana Whitfield');
      await browser.until((origin) => location.href === `${origin}/`, storefront);
      await forget(browser);
    });
  }

  test('a shopper whose session ends on the sign-in page signs in again, and is led on', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/sign-in`);
    await fillIn(browser, page, demoShopper);
    await browser.press('Enter');
    await browser.until((origin) => location.href === `${origin}/`, storefront);
    await browser.open(`${storefront}/sign-in?redirect=/contact`);
    await browser.until(() => document.querySelector('h1')?.textContent === 'You are signed in');
    await browser.evaluate(async () => {
      const { session } = await import('/dist/index.js' as string);
      await session.signOut();
    });
    await fillIn(browser, page, demoShopper);
    await browser.press('Enter');
    await browser.until((origin) => location.href === `${origin}/contact`, storefront);
    await forget(browser);
  });

  test('the phone site has the same sign-in, and shoppers stay there', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/m/`);
    await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
    });
    await clickInMenu(browser, 'sign-in');
    await clickIn(browser, dialog, 'Continue with Email');
    await fillIn(browser, dialog, demoShopper);
    await browser.press('Enter');
    await browser.until(() => !('isStillHere' in window)); // the page has reloaded
    await headerSays(browser, 'Dana Whitfield');
    assert.equal(await address(browser), '/m/');
    await forget(browser);
  });
});
