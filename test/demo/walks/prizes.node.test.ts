import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickIn, demoShopper, dialog, fillIn, forget, mailedCode } from './account.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';
import {
  clickText,
  listen,
  reportedAward,
  signIn,
  spin,
  texts,
  violations,
  WHEEL,
  waitForText,
  withoutPopup,
} from './wheel.js';

await inAnyEngine(
  (walk) => {
    const friend = () => ({ email: `friend-${walk.browser.name}@example.com`, password: 'let me in' });

    test('a guest sees the wheel and its odds, and has to sign in to spin', async () => {
      const { browser, storefront } = walk;
      await browser.setSize(1280, 900);
      await openIn(browser, 'en', storefront + WHEEL);
      await waitForText(browser, 'h2', 'The first spin is yours');
      await withoutPopup(browser);
      await browser.click(() => document.querySelector('.fair-odds summary'));
      const rows = await browser.until(() => {
        const cells = Array.from(document.querySelectorAll('.odds-table tbody td:nth-child(3)'));
        return cells.length === 8 ? cells.map((cell) => Number.parseFloat(cell.textContent ?? '')) : null;
      });
      assert.equal(Math.round(rows.reduce((sum, odds) => sum + odds, 0) * 100), 10_000);
      assert.deepEqual(await violations(browser), []);
      await clickText(browser, 'Sign in');
      await clickIn(browser, dialog, 'Continue with Email');
      await fillIn(browser, dialog, demoShopper);
      await browser.press('Enter');
      await waitForText(browser, '.spins-card h2', 'Your spins');
    });

    test('a shopper’s award appears in the record and in the account, and passes the check', async () => {
      const { browser, storefront } = walk;
      await openIn(browser, 'en', storefront + WHEEL);
      const before = await browser.until(() => document.querySelectorAll('.record-list [href]').length);
      await listen(browser);
      await spin(browser);
      const award = await reportedAward(browser);
      // More than five are shown only on demand.
      await browser.until(
        (expected, count) =>
          document.querySelector('.record-list strong')?.textContent === expected &&
          document.querySelectorAll('.record-list [href]').length === Math.min(5, count + 1),
        award,
        before,
      );
      assert.deepEqual(await violations(browser), []);
      await browser.click(() => document.querySelector('.record-list [href]'));
      await waitForText(browser, '.fair-result h2', 'The award is right');
      assert.deepEqual(await texts(browser, '.odds-table [data-drawn=true] th'), [award]);
      assert.deepEqual(await violations(browser), []);
    });

    test('an unknown round and an invalid number show a message', async () => {
      const { browser, storefront } = walk;
      await openIn(browser, 'en', `${storefront}${WHEEL}/fair?round=999999`);
      await waitForText(browser, '[role=status] p', 'There’s no round with that number');
      await browser.evaluate(() => document.querySelector<HTMLInputElement>('.fair-form input')?.select());
      await browser.click(() => document.querySelector('.fair-form input'));
      await browser.press('x');
      await clickText(browser, 'Check the round');
      await waitForText(browser, '.form-wrong', 'Enter the number of a round');
    });

    test('an invitation link brings a friend with the code in its field, and earns the inviter a spin', async () => {
      const { browser, storefront } = walk;
      const invitations = `${storefront}/content/Recommendation`;
      await openIn(browser, 'en', storefront + WHEEL);
      await browser.click(() => document.querySelector('.spins-card a'));
      const link = await browser.until(
        () => document.querySelector<HTMLInputElement>('.invitation-link input')?.value,
      );
      const joined = await browser.until(() => document.querySelectorAll('.invitation-friends > li').length);
      await browser.open(link);
      const code = new URL(link).searchParams.get('invit_code') ?? '';
      // The previous shopper is still signed in, and has an account.
      await waitForText(browser, 'h1', 'You are signed in');
      await browser.evaluate(() => {
        Object.assign(window, { isOld: true });
      });
      await clickText(browser, 'Sign out');
      // The form is there before the page reloads, and again after.
      await browser.until(
        (expected) =>
          !('isOld' in window) &&
          document.querySelector<HTMLInputElement>('[name=invitation]')?.value === expected,
        code,
      );
      const { email, password } = friend();
      await browser.evaluate(async (to) => {
        await fetch(`/v3/pc/sendCodeEmail?${new URLSearchParams({ email: to, verify_code: '', id: '1' })}`);
      }, email);
      const email_code = await mailedCode(browser, email, 1);
      const replied = await browser.evaluate(
        async (fields) => {
          const body = new URLSearchParams(fields);
          return (await (await fetch('/v3/pc/register', { method: 'POST', body })).json()).code;
        },
        { email, password, enter_password: password, email_code, invit_code: code },
      );
      assert.equal(replied, 200);
      await signIn(walk, demoShopper);
      await browser.open(invitations);
      await browser.until(
        (count) => document.querySelectorAll('.invitation-friends > li').length === count,
        joined + 1,
      );
    });

    test('a new shopper collects a coupon, and sees it among the own coupons', async () => {
      const { browser, storefront } = walk;
      await forget(browser);
      await signIn(walk, friend());
      await browser.open(`${storefront}/content/discount`);
      await waitForText(browser, '.notice h2', 'No coupons yet');
      await clickText(browser, 'Collect coupons');
      await browser.until(() => document.querySelectorAll('.coupon').length > 3);
      assert.deepEqual(await violations(browser), []);
      await clickText(browser, 'Collect the coupon “$10 off”');
      await waitForText(browser, '[role=status]', 'The coupon “$10 off” is yours.');
      await browser.click(() => document.querySelector('.link-tabs a'));
      await waitForText(browser, '.coupon h2', '$10 off');
      assert.equal(await address(browser), '/content/discount');
      assert.deepEqual(await violations(browser), []);
    });

    test('the app earns a free share, which is in the ledger and among the assets', async () => {
      const { browser, storefront } = walk;
      await browser.open(`${storefront}/content/haoMeccle`);
      await waitForText(browser, '.ledger-empty strong', 'No points yet');
      // The app is on another site, which would open in another tab.
      await browser.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      await clickText(browser, 'Get the app');
      await waitForText(browser, '.app-share [role=status]', 'Your free share is in your account.');
      await browser.open(`${storefront}/content/haoMeccle?asset=shares`);
      await waitForText(browser, '.ledger th', 'For downloading the app');
      assert.deepEqual(await violations(browser), []);
      await browser.open(`${storefront}/content/assets`);
      await waitForText(browser, '.figure .reward-figure', '1 share');
      assert.deepEqual(await violations(browser), []);
    });

    test('in Arabic the pages are right to left, and axe finds nothing', async () => {
      const { browser, storefront } = walk;
      for (const [path, there] of [
        [WHEEL, '.spins-card h2'],
        ['/content/discount?state=collect', '.coupon'],
        ['/content/haoMeccle', '.ledger-empty'],
        ['/content/Promotion/fair?round=1', '.fair-result'],
      ] as const) {
        await openIn(browser, 'ar', storefront + path);
        await browser.until(
          (selector) => document.documentElement.dir === 'rtl' && document.querySelector(selector) !== null,
          there,
        );
        assert.deepEqual(await violations(browser), [], path);
      }
      await openIn(browser, 'en', storefront + WHEEL);
    });

    test('on a partner’s page, a guest signs in to spin, and then spins', async () => {
      const { browser, partner } = walk;
      await openIn(browser, 'en', `${partner}/embeds/prizes.html`);
      await spin(browser);
      await clickIn(browser, dialog, 'Continue with Email');
      await fillIn(browser, dialog, friend());
      await browser.evaluate(() => {
        Object.assign(window, { isOld: true });
      });
      await browser.press('Enter');
      await browser.until(
        (name) => !('isOld' in window) && document.querySelector('#listener')?.textContent?.includes(name),
        friend().email.split('@', 1)[0] ?? '',
      );
      // The turn that the shopper asked for starts automatically, and the page is notified when it ends.
      const message = await browser.until(() => document.querySelector('#result')?.textContent);
      const [, award = 'Next time, then. Stay tuned.'] =
        /^Call the studio: you won “(.+)”!$/.exec(message) ?? [];
      assert(message.includes(award), message);
      // Gifts would cover what the shopper has just won.
      const isCovered = await browser.evaluate(
        () =>
          document
            .querySelector('storefront-prize-popup')
            ?.shadowRoot?.querySelector('dialog[open]') instanceof Element,
      );
      assert.equal(isCovered, false);
      if (message === award) return;
      await browser.until(
        (name) =>
          document
            .querySelector('storefront-prize-wheel')
            ?.shadowRoot?.querySelector('[part=award]')
            ?.textContent?.includes(name),
        award,
      );
    });
  },
  { APP_DOWNLOAD_URL: 'https://app.shop.example/' },
);
