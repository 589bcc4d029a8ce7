import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clickIn,
  clickInMenu,
  dialog,
  fillIn,
  headerSays,
  mailedCode,
  page,
  pasteIn,
  waitForText,
} from './account.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

await inAnyEngine((walk) => {
  const email = () => `new-${walk.browser.name}@example.com`;
  const value = (signIn: string, name: string) =>
    walk.browser.evaluate(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
      `${signIn} input[name=${name}]`,
    );

  /** Waits until the sign-in's form is there, with the email filled in. */
  const hasEmail = (signIn: string) =>
    walk.browser.until(
      (selector, expected) => document.querySelector<HTMLInputElement>(selector)?.value === expected,
      `${signIn} input[name=email]`,
      email(),
    );

  test('a guest creates an account with the mailed code, and is signed in on the page they came for', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/sign-in?redirect=/refund-and-returns-policy%23late`);
    await clickIn(browser, page, 'Create account');
    await browser.until(() => location.pathname === '/register');
    await fillIn(browser, page, { email: email(), password: 'first one', confirmation: 'first one' });
    await clickIn(browser, page, 'Get verification code');
    await waitForText(browser, page, 'We sent a code to your email.');
    await fillIn(browser, page, { code: await mailedCode(browser, email(), 1) });
    await browser.press('Enter');
    await browser.until(
      () => location.pathname === '/refund-and-returns-policy' && location.hash === '#late',
    );
    await headerSays(browser, `new-${browser.name}`);
  });

  test('a shopper who forgot the password sets a new one by a mailed code in the dialog, and the page stays', async () => {
    const { browser, storefront } = walk;
    await clickInMenu(browser, 'sign-out');
    await headerSays(browser, null);
    await browser.open(`${storefront}/categories/kia`);
    await headerSays(browser, null);
    await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
    });
    await clickInMenu(browser, 'sign-in');
    // The providers appear once the server has listed them, which moves everything below them.
    await waitForText(browser, dialog, 'Continue with Google');
    await clickIn(browser, dialog, 'Forgot your password');
    await fillIn(browser, dialog, { email: email(), password: 'second one', confirmation: 'second one' });
    await clickIn(browser, dialog, 'Get verification code');
    // Once the code is in, the form submits itself.
    await pasteIn(browser, dialog, 'code', await mailedCode(browser, email(), 2));
    await waitForText(browser, dialog, 'Your password has been changed.');
    await hasEmail(dialog);

    await fillIn(browser, dialog, { password: 'first one' });
    await clickIn(browser, dialog, 'Continue');
    await waitForText(browser, dialog, 'The email or password is incorrect');
    assert.deepEqual([await value(dialog, 'email'), await value(dialog, 'password')], [email(), 'first one']);

    await fillIn(browser, dialog, { password: 'second one' });
    await clickIn(browser, dialog, 'Continue');
    await headerSays(browser, `new-${browser.name}`);
    await browser.until(
      () => document.activeElement?.localName === 'storefront-account-menu' && 'isStillHere' in window,
    );
    assert.equal(await address(browser), '/categories/kia');
  });
});
