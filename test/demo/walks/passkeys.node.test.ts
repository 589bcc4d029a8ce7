import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, string, type, unknown } from 'superstruct';
import { succeeds } from '../server/test-app.js';
import { clickIn, demoShopper, fillIn, forget, headerSays, page, waitForText } from './account.js';
import { waitForPage } from './account-page.js';
import { violations } from './axe.js';
import { inChromium } from './in-each-engine.js';
import { openIn } from './language.js';

/** The views in which the question for a proof is checked. */
const LOOKS = [
  ['en', 1280],
  ['en', 390],
  ['ar', 1280],
  ['ar', 390],
] as const;

await inChromium((walk) => {
  const clickButton = (text: string) =>
    walk.browser.click(
      (expected) =>
        Array.from(document.querySelectorAll<HTMLElement>('.passkeys button, .remove-dialog button')).find(
          (button) => button.checkVisibility() && button.textContent === expected,
        ),
      text,
    );
  const lists = (text: string) =>
    walk.browser.until(
      (expected) => document.querySelector('.passkeys')?.textContent?.includes(expected),
      text,
    );

  test('a shopper adds a passkey after the password, and signs in by it without typing', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/sign-in?redirect=/replacement`);
    await browser.addAuthenticator?.();
    await browser.open(`${storefront}/sign-in?redirect=/replacement`);
    await fillIn(browser, page, demoShopper);
    await browser.press('Enter');
    await waitForText(browser, page, 'Sign in faster next time');
    await clickIn(browser, page, 'Add a passkey');
    await browser.until(() => location.pathname === '/replacement');
    await lists('not used yet');
    await forget(browser);
    // The device says yes as soon as it is asked.
    await browser.open(`${storefront}/sign-in?redirect=/replacement`);
    await browser.until(() => location.pathname === '/replacement');
    await headerSays(browser, 'Dana Whitfield');
    await lists('last used on');
  });

  test('a passkey is renamed and removed on the password page', async () => {
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

  /** Uses a session in this browser that was opened elsewhere: as after ten minutes, there is no fresh proof for it. */
  const useOtherSession = async (shown = 'You have no passkey yet.') => {
    const { browser, storefront } = walk;
    const body = new URLSearchParams(demoShopper);
    const signedIn = create(
      await succeeds(fetch(`${storefront}/v3/pc/login`, { method: 'POST', body })),
      type({ token: string(), user: unknown() }),
    );
    await forget(browser);
    await browser.setCookie?.(storefront, 'portal_myCookie', signedIn.token);
    await browser.evaluate(
      (token, user) => {
        localStorage.setItem('token', token);
        localStorage.setItem('userInfo', user);
      },
      signedIn.token,
      JSON.stringify(signedIn.user),
    );
    await browser.open(`${storefront}/replacement`);
    await lists(shown);
  };
  /** Waits for a code that is mailed to the shopper after the mail with this id, and returns it. */
  const codeAfter = (id: number) =>
    walk.browser.until(
      async (to, after) => {
        const reply = await fetch(`/dev/mail.json?to=${encodeURIComponent(to)}`);
        const mails: { id: number; text: string }[] = await reply.json();
        return mails.flatMap((mail) => (mail.id > after ? (/^\d{6}$/m.exec(mail.text) ?? []) : [])).at(0);
      },
      demoShopper.email,
      id,
    );
  const lastMail = () =>
    walk.browser.evaluate(async () => {
      const mails: { id: number }[] = await (await fetch('/dev/mail.json')).json();
      return Math.max(0, ...mails.map(({ id }) => id));
    });
  const untilShown = (text: string) =>
    walk.browser.until(
      (expected) => document.querySelector('.proof-dialog[open]')?.textContent?.includes(expected),
      text,
    );
  const clickInDialog = (text: string) =>
    walk.browser.click(
      (expected) =>
        Array.from(document.querySelectorAll<HTMLElement>('.proof-dialog button')).find(
          (button) => button.textContent === expected,
        ),
      text,
    );
  const typeInDialog = async (name: string, text: string) => {
    const field = `.proof-dialog [name=${name}]`;
    await walk.browser.click((selector) => document.querySelector(selector), field);
    await walk.browser.evaluate(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.select(),
      field,
    );
    await walk.browser.insert(text);
  };

  test('a session without a fresh proof adds a passkey only after the password, in every language and width', async () => {
    const { browser } = walk;
    await useOtherSession();
    for (const [lang, width] of LOOKS) {
      await browser.setSize(width, 900);
      await openIn(browser, lang, `${walk.storefront}/replacement`);
      await waitForPage(browser);
      await browser.click(() => document.querySelector('.passkeys .form-buttons .button'));
      await browser.until(() => document.querySelector('.proof-dialog[open] [name=password]') !== null);
      assert.deepEqual(await violations(browser), []);
      assert.ok(await browser.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      if (process.env.SCREENSHOTS)
        await browser.screenshot(`${process.env.SCREENSHOTS}/proof-${lang}-${width}.png`);
      await browser.press('Escape');
      await browser.until(() => !document.querySelector('.proof-dialog'));
    }
    await openIn(browser, 'en', `${walk.storefront}/replacement`);
    await waitForPage(browser);
    await clickButton('Add a passkey');
    await untilShown('Confirm that it’s you');
    await clickInDialog('Confirm');
    await untilShown('Please enter your current password');
    await typeInDialog('password', 'a wrong one');
    await clickInDialog('Confirm');
    await untilShown('The current password is incorrect');
    await typeInDialog('password', demoShopper.password);
    await browser.press('Enter');
    await lists('is added.');
  });

  test('a session without a fresh proof removes a passkey only after a code from the email', async () => {
    const { browser } = walk;
    await useOtherSession('not used yet');
    const before = await lastMail();
    await clickButton('Remove');
    await browser.click(() => document.querySelector('.remove-dialog .button:not(.button-quiet)'));
    await untilShown('Confirm that it’s you');
    await clickInDialog('Email me a code');
    await untilShown('We sent a code to your email');
    await typeInDialog('code', await codeAfter(before));
    await browser.press('Enter');
    await lists('You have no passkey yet.');
  });
});
