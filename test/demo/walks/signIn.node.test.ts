import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickIn, clickInMenu, demoShopper, fillIn, headerSays, page, waitForText } from './account.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

await inAnyEngine((walk) => {
  const signInAt = async (path: string) => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', storefront + path);
    await fillIn(browser, page, demoShopper);
    await browser.press('Enter');
  };

  test('a wrong password shows a message, and the typed values stay', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/sign-in`);
    await fillIn(browser, page, { email: demoShopper.email, password: 'not this one' });
    await clickIn(browser, page, 'Continue');
    await waitForText(browser, page, 'The email or password is incorrect');
    const typed = await browser.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLInputElement>('storefront-sign-in[page] input'),
        (input) => input.value,
      ),
    );
    assert.deepEqual(typed, [demoShopper.email, 'not this one']);
  });

  test('after signing in, the shopper is on the requested page, and the header shows their name', async () => {
    await signInAt('/sign-in?redirect=/address/2');
    await walk.browser.until(() => location.pathname + location.search === '/address/2');
    await headerSays(walk.browser, 'Dana Whitfield');
  });

  test('the sign-in page says that the shopper is already signed in', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/sign-in`);
    await browser.until(() => document.querySelector('main h1')?.textContent === 'You are signed in');
  });

  test('signing out reloads the page, and removes the shopper’s data from the browser', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/termsAndConditions`);
    await headerSays(browser, 'Dana Whitfield');
    const uuid = await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
      return localStorage.getItem('newuuid');
    });
    await clickInMenu(browser, 'sign-out');
    await browser.until(() => !('isStillHere' in window));
    await headerSays(browser, null);
    const left = await browser.evaluate(() => ({
      uuid: localStorage.getItem('newuuid'),
      user: localStorage.getItem('userInfo') ?? sessionStorage.getItem('userInfo'),
      token: localStorage.getItem('token'),
      cookies: document.cookie,
    }));
    assert.deepEqual({ ...left, cookies: '' }, { uuid, user: null, token: null, cookies: '' });
    assert.doesNotMatch(left.cookies, /myCookie|userInfo/);
    assert.equal(await address(browser), '/termsAndConditions');
  });

  test('Back on the sign-in page goes home', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/categories`);
    await browser.until(() => document.querySelector('main h1') !== null); // a page that has loaded
    await browser.open(`${storefront}/sign-in`);
    await fillIn(browser, page, { email: 'a' }); // browsers skip history entries of pages without user input
    await browser.until(() => history.state?.storefrontSignIn);
    await browser.back();
    await browser.until(() => location.pathname === '/' && document.querySelector('.make-tiles a') !== null);
  });

  test('the privacy policy is read in a dialog, over the form', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/sign-in`);
    await fillIn(browser, page, { email: 'kept@example.com' });
    // The providers' buttons appear last, and move the link down.
    await browser.until(() =>
      Boolean(document.querySelector('storefront-sign-in[page]')?.shadowRoot?.querySelector('.social')),
    );
    await clickIn(browser, page, 'Privacy Policy');
    await browser.until(() =>
      document.querySelector('storefront-sign-in[page] [slot=privacy] h3')?.checkVisibility(),
    );
    await browser.press('Escape');
    await browser.until(() => !document.querySelector('[slot=privacy] h3')?.checkVisibility());
    const typed = await browser.evaluate(
      () => document.querySelector<HTMLInputElement>('storefront-sign-in[page] input[name=email]')?.value,
    );
    assert.equal(typed, 'kept@example.com');
  });
});
