import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuses, succeeds } from '../server/test-app.js';
import { demoShopper, forget, headerSays, mailedCode } from './account.js';
import {
  clickText,
  count,
  fillField,
  openAccount,
  signInHere,
  violationsAtTop,
  waitForPage,
  waitForText,
} from './account-page.js';
import { writeCookie } from './cookies.js';
import { inChromium } from './in-each-engine.js';
import { openIn } from './language.js';
import { brokenWords } from './layout.js';
import { address } from './list.js';

const NEW_PASSWORD = 'three odd words';
/** Other views to check. The walk itself sees the pages wide and in English. */
const LOOKS = [
  ...([
    ['ar', 390],
    ['fr', 320],
  ] as const),
  ...(process.env.MATRIX
    ? ([
        ['ru', 320],
        ['en', 1280],
      ] as const)
    : []),
] as const;

await inChromium((walk) => {
  const at = (path: string) => openAccount(walk.browser, walk.storefront + path);
  const logIn = (email: string, password: string) =>
    fetch(`${walk.storefront}/v3/pc/login`, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });

  test('a guest’s saved items are in the account after signing in', async () => {
    const { browser } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${walk.storefront}/categories/byd`);
    await browser.until(
      () => document.querySelector('.car-card .save-button:enabled') && !document.querySelector('.skeleton'),
    );
    await browser.click(() => document.querySelector('.car-card .save-button'));
    await browser.until(() => document.querySelector('.save-button[data-saved=true]') !== null);
    await at('/content/storeCollect');
    await browser.until(() => document.querySelectorAll('.goods-grid .car-card').length === 1);
    await waitForText(browser, 'Saved in this browser for now');
    assert.deepEqual(await violationsAtTop(browser), []);
    await signInHere(browser, demoShopper);
    await browser.until(() => document.querySelectorAll('.goods-grid article').length === 10);
    assert.equal(await address(browser), '/content/storeCollect');
    assert.equal(await browser.evaluate(() => localStorage.getItem('savedItems')), null);
  });

  test('a guest who signs in on an account page stays there and sees the account overview', async () => {
    const { browser } = walk;
    await forget(browser);
    await at('/content/account');
    await waitForText(browser, 'Sign in to see this page');
    assert.deepEqual(await violationsAtTop(browser), []);
    await signInHere(browser, demoShopper);
    await browser.until(() => document.querySelectorAll('.account-card').length === 6);
    await waitForPage(browser);
    assert.equal(await address(browser), '/content/account');
    assert.equal(await count(browser, '.account-page [role=alert]'), 0, 'every part has loaded');
  });

  test('a session that the server ended ends in the browser, too, and the page asks to sign in', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/about`);
    await browser.until(() =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.endsWith('/getUserInfo') && entry.duration > 0),
    );
    const token = await browser.until(() => /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1]);
    await fetch(`${storefront}/v3/pc/logout`, { method: 'POST', headers: { token } });
    await browser.evaluate(() => localStorage.setItem('note', 'own'));
    await browser.until(() => {
      document.querySelector('.site-end')?.scrollIntoView();
      const footer = document.querySelector('storefront-footer')?.shadowRoot;
      const link = footer?.querySelector<HTMLElement>('a[href$="/content/order"]');
      link?.click();
      return link !== null && link !== undefined;
    });
    await waitForText(browser, 'Sign in to see this page');
    await headerSays(browser, null);
    const left = await browser.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('userInfo'),
      localStorage.getItem('note'),
      localStorage.getItem('coupon_bol'),
      /portal_(myCookie|userInfo)/.test(document.cookie),
    ]);
    assert.deepEqual(left, [null, null, null, '2', false]);
    browser.expectProblems(); // the console reports the refused calls
    await signInHere(browser, demoShopper);
    await headerSays(browser, 'Dana Whitfield');
  });

  test('a form asks to sign in when the session has ended, and keeps a seller signed in', async () => {
    const { browser, storefront } = walk;
    await at('/content/history/YourProfile');
    await browser.until(() => document.querySelector('[name=phone]') !== null);
    const [token = '', uuid] = await browser.evaluate(() => [
      /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1],
      localStorage.getItem('newuuid'),
    ]);
    await writeCookie(browser, 'portal_sellerToken=of-a-seller; path=/');
    await succeeds(fetch(`${storefront}/v3/pc/logout`, { method: 'POST', headers: { token } }));
    await fillField(browser, 'phone', '+1 212 555 0177');
    await clickText(browser, 'Save changes');
    await waitForText(browser, 'Sign in to see this page');
    await headerSays(browser, null);
    const left = await browser.evaluate(() => [localStorage.getItem('newuuid'), document.cookie] as const);
    assert.equal(left[0], uuid);
    assert.doesNotMatch(left[1], /portal_(myCookie|userInfo)/);
    assert.match(left[1], /portal_sellerToken=of-a-seller/);
    assert.equal(await address(browser), '/content/history/YourProfile');
    await signInHere(browser, demoShopper);
    await browser.until(() => document.querySelector('[name=phone]') !== null);
    await writeCookie(browser, 'portal_sellerToken=; path=/; max-age=0');
  });

  test('a changed profile shows the new name on the whole page', async () => {
    const { browser } = walk;
    await at('/content/history/YourProfile');
    await fillField(browser, 'phone', '123');
    await clickText(browser, 'Save changes');
    await waitForText(browser, 'Please enter a phone number of 7 to 15 digits');
    await fillField(browser, 'phone', '+1 212 555 0188');
    await fillField(browser, 'uname', 'Dana Q. Demo');
    await clickText(browser, 'Save changes');
    await waitForText(browser, 'Your profile was saved');
    await headerSays(browser, 'Dana Q. Demo');
    await at('/content/history/YourProfile');
    await headerSays(browser, 'Dana Q. Demo');
    assert.equal(
      await browser.evaluate(() => document.querySelector<HTMLInputElement>('[name=phone]')?.value),
      '+1 212 555 0188',
    );
  });

  test('notifications are read and removed; a mail’s link ends such mails without a sign-in', async () => {
    const { browser } = walk;
    await at('/content/information');
    await clickText(browser, 'Mark all as read');
    await waitForText(browser, 'All marked as read');
    const before = await count(browser, '.notice-item');
    const title = await browser.until(
      () =>
        !document.querySelector('[data-unread=true]') &&
        document.querySelector('.notice-item h3 a')?.textContent,
    );
    await clickText(browser, `Remove: ${title}`);
    await waitForText(browser, `Removed: ${title}`);
    assert.equal(await count(browser, '.notice-item'), before - 1);
    for (const said of ['No more emails about: Orders', 'You’ll get emails about: Orders']) {
      await browser.click(() => document.querySelector('.switches li:last-child input'));
      await waitForText(browser, said);
    }
    const link = await browser.until(async (to) => {
      const mails: { text: string }[] = await (await fetch(`/dev/mail.json?to=${to}`)).json();
      return mails.map(({ text }) => /\S+unsubscribe=\S+/.exec(text)?.[0]).find(Boolean);
    }, demoShopper.email);
    await forget(browser);
    const { pathname, search } = new URL(link);
    await at(pathname + search);
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickText(browser, 'Unsubscribe');
    await waitForText(browser, 'You won’t get any more emails about: Orders');
    await clickText(browser, 'All notifications and emails');
    await signInHere(browser, demoShopper);
    await browser.until(
      () => document.querySelector<HTMLInputElement>('.switches li:last-child input')?.checked === false,
    );
  });

  test('the history lists thirty visits a page by day, and forgets one visit, then all', async () => {
    const { browser } = walk;
    await at('/content/history/MyBrowsingHistory');
    await browser.until(() => document.querySelectorAll('.history-day .tile').length === 30);
    assert.ok((await count(browser, '.history-day')) > 1);
    await clickText(browser, 'Next');
    await browser.until(() => document.querySelectorAll('.history-day .tile').length === 9);
    assert.equal(await address(browser), '/content/history/MyBrowsingHistory?page=2');
    await browser.click(() => document.querySelector('.tile-remove'));
    await browser.until(() => document.querySelectorAll('.history-day .tile').length === 8);
    await clickText(browser, 'Clear all');
    await browser.until(() => document.querySelector('.remove-dialog')?.matches(':modal'));
    assert.deepEqual(await violationsAtTop(browser), []);
    await browser.press('Enter');
    await browser.until(() => document.querySelector('.remove-dialog') === null);
    assert.equal(await count(browser, '.history-day .tile'), 8, 'Enter alone forgets nothing');
    await clickText(browser, 'Clear all');
    await browser.click(() => document.querySelector('.remove-dialog .button:not(.button-quiet)'));
    await waitForText(browser, 'Nothing here yet');
    await waitForText(browser, 'Your history was cleared');
  });

  test('the invitation link holds the code, and friends who joined by it are listed', async () => {
    const { browser, storefront } = walk;
    await at('/Recommendation');
    const link = await browser.until(
      () => document.querySelector<HTMLInputElement>('.invitation-row input')?.value,
    );
    const code = await browser.until(() => document.querySelector('.invitation-code')?.textContent);
    assert.equal(link, `${storefront}/register?invit_code=${code}`);
    await waitForText(browser, 'Friends who joined');
  });

  test('changing the password by the present one ends other sign-ins, and keeps this one', async () => {
    const { browser, storefront } = walk;
    const elsewhere = await succeeds(logIn(demoShopper.email, demoShopper.password));
    const { token } = Object(elsewhere);
    await at('/replacement');
    await clickText(browser, 'Change password');
    await waitForText(browser, 'Please enter your current password');
    await fillField(browser, 'old_password', 'a wrong one');
    await fillField(browser, 'password', NEW_PASSWORD);
    await fillField(browser, 'enter_password', NEW_PASSWORD);
    await clickText(browser, 'Change password');
    await waitForText(browser, 'The current password is incorrect');
    await fillField(browser, 'old_password', demoShopper.password);
    await clickText(browser, 'Change password');
    await waitForText(browser, 'Your password was changed. Other devices are signed out.');
    await refuses(fetch(`${storefront}/v3/pc/user/profile`, { headers: { token } }), 401);
    await at('/content/account');
    await browser.until(() => document.querySelectorAll('.account-card').length === 6);
  });

  test('no page of the account fails axe, scrolls sideways, or breaks words', async () => {
    const { browser } = walk;
    const found: string[] = [];
    for (const [lang, width] of LOOKS) {
      await browser.setSize(width, 900);
      for (const path of [
        '/content/account',
        '/content/history/YourProfile',
        '/content/information',
        '/replacement',
        '/AccountCancellation',
        '/content/storeCollect',
        '/content/storeCollect?tab=stores',
        '/content/history/MyBrowsingHistory',
        '/Recommendation',
        '/content/order',
        '/content/discount',
      ]) {
        await openIn(browser, lang, walk.storefront + path);
        await waitForPage(browser);
        // A card's texts may arrive after the card. Wait until its button has a name.
        await browser.until(() =>
          [...document.querySelectorAll('.add-to-cart button')].every(
            (button) => button.textContent?.trim() || button.ariaLabel,
          ),
        );
        for (const each of await violationsAtTop(browser)) found.push(`${path} ${lang}: ${each}`);
        const beyond = await browser.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (beyond > 0) found.push(`${path} ${lang}: ${beyond} pixels too wide`);
        for (const word of await brokenWords(browser)) found.push(`${path} ${lang}: "${word}" is broken`);
      }
    }
    assert.deepEqual(found, []);
    await browser.setSize(1280, 900);
  });

  test('an account is closed with the mailed code, after the page lists what is deleted with it', async () => {
    const { browser } = walk;
    const leaver = { email: 'leaver@example.com', password: 'open sesame' };
    await forget(browser);
    await at('/AccountCancellation');
    const { email, password } = leaver;
    const query = new URLSearchParams({ email, verify_code: '', id: '1' });
    await succeeds(fetch(`${walk.storefront}/v3/pc/sendCodeEmail?${query}`));
    const email_code = await mailedCode(browser, email, 1);
    const body = new URLSearchParams({ email, password, enter_password: password, email_code });
    await succeeds(fetch(`${walk.storefront}/v3/pc/register`, { method: 'POST', body }));
    await signInHere(browser, leaver);
    await waitForText(browser, 'What we delete');
    await clickText(browser, 'Send me a code');
    await waitForText(browser, 'Please confirm that you’ve read this');
    await browser.click(() => document.querySelector('[name=understood]'));
    await clickText(browser, 'Send me a code');
    await waitForText(browser, `We sent a code to ${email}`);
    assert.deepEqual(await violationsAtTop(browser), []);
    await fillField(browser, 'code', await mailedCode(browser, email, 2));
    await clickText(browser, 'Close my account');
    await browser.until(() => document.querySelector('.remove-dialog')?.matches(':modal'));
    await browser.click(() => document.querySelector('.remove-dialog .button:not(.button-quiet)'));
    await waitForText(browser, 'Your account is closed');
    await headerSays(browser, null);
    await refuses(logIn(email, password), 400);
  });
});
