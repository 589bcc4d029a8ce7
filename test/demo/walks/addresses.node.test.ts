import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { clickIn, demoShopper, fillIn, page } from './account.js';
import { violations } from './axe.js';
import { inChromium } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';
import { chooseByKeyboard } from './native-select.js';
import { pasteInto } from './paste.js';

const names = (browser: Driver) =>
  browser.evaluate(() =>
    Array.from(document.querySelectorAll('.address-card h2'), (each) => each.textContent),
  );

const clickText = (browser: Driver, text: string) =>
  browser.click(
    (expected) =>
      Array.from(document.querySelectorAll('main a, main button')).find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent) === expected,
      ),
    text,
  );

const heading = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('main h1')?.textContent === expected, text);

const showsMessage = (browser: Driver, text: string) =>
  browser.until((expected) => document.querySelector('.addresses-message')?.textContent === expected, text);

/** Types into fields of the form by name, replacing their contents. */
async function fillFields(browser: Driver, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await browser.click((field) => document.querySelector(`.form [name=${field}]`), name);
    await browser.evaluate(
      (field) => document.querySelector<HTMLInputElement>(`.form [name=${field}]`)?.select(),
      name,
    );
    await browser.press(...value);
  }
}

const value = (browser: Driver, name: string) =>
  browser.evaluate((field) => document.querySelector<HTMLInputElement>(`.form [name=${field}]`)?.value, name);

await inChromium((walk) => {
  test('a guest signs in and returns to the address book', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/content/address/2`);
    await browser.until(
      () => document.querySelector('.notice h2')?.textContent === 'Sign in to see your addresses',
    );
    assert.deepEqual(await violations(browser), []);
    await clickText(browser, 'Sign in');
    await browser.until(
      (selector) => document.querySelector(`${selector} input[name=password]`) !== null,
      page,
    );
    await fillIn(browser, page, demoShopper);
    await clickIn(browser, page, 'Continue');
    await browser.until(() => document.querySelectorAll('.address-card h2').length === 3);
    assert.equal(await address(browser), '/address/2');
    assert.equal((await names(browser))[0], 'Home');
  });

  test('a form with mistakes shows an error at each field, and keeps the typed values', async () => {
    const { browser } = walk;
    await clickText(browser, 'Add an address');
    await heading(browser, 'Add an address');
    assert.equal(await address(browser), '/address/2?edit=new');
    /** How far the buttons are below the zip code, in pixels. */
    const distance = () =>
      browser.evaluate(() => {
        const [zip, buttons] = document.querySelectorAll('.form [name=post_code], .form-buttons');
        return (buttons?.getBoundingClientRect().top ?? 0) - (zip?.getBoundingClientRect().top ?? 0);
      });
    const before = await distance();
    await fillFields(browser, { post_code: '00000' });
    await browser.until(() => document.querySelector('.form [name=post_code][aria-invalid=true]') !== null);
    assert.equal(await distance(), before, 'a click on its way to the button doesn’t hit what is above it');
    await fillFields(browser, { phone: '12' });
    await clickText(browser, 'Save address');
    await browser.until(() => document.querySelectorAll('.form [aria-invalid=true]').length === 6);
    const wrong = await browser.evaluate(() =>
      Array.from(document.querySelectorAll('.form [aria-invalid=true]'), (field) => [
        field.getAttribute('name') ?? '',
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    );
    assert.deepEqual(Object.fromEntries(wrong), {
      contact_name: 'The name cannot be empty',
      phone: 'Please enter a phone number of 7 to 15 digits',
      street: 'Please enter a street address',
      post_code: 'Please enter a valid US zip code',
      city_name: 'Please enter a city',
      state: 'Please choose a state',
    });
    await browser.until(() => document.activeElement?.getAttribute('name') === 'contact_name');
    assert.deepEqual([await value(browser, 'phone'), await value(browser, 'post_code')], ['12', '00000']);
    assert.deepEqual(await violations(browser), []);
  });

  test('the zip code is extracted from pasted text', async () => {
    const { browser } = walk;
    for (const [pasted, zip] of [
      ['CA 98101', '98101'],
      [' 90210', '90210'],
      ['６０６０１', '60601'],
      ['90210-1234', '90210'],
      ['\u200e98101\u00a0', '98101'],
    ] as const)
      assert.equal(await pasteInto(browser, 'post_code', pasted), zip, JSON.stringify(pasted));
    await browser.until(
      () => document.querySelector<HTMLInputElement>('.form [name=city_name]')?.value === 'Seattle',
    );
  });

  test('the zip code fills in its city; adding the address shows a message', async () => {
    const { browser } = walk;
    await fillFields(browser, {
      contact_name: 'Nadia Haddad',
      phone: '+1 310 555 0133',
      street: '9641 Sunset Blvd',
      post_code: '90210',
    });
    await browser.until(
      () => document.querySelector<HTMLInputElement>('.form [name=city_name]')?.value === 'Beverly Hills',
    );
    await fillFields(browser, { address_name: 'Holiday flat' });
    await browser.evaluate(() => document.querySelector<HTMLSelectElement>('.form [name=state]')?.focus());
    await chooseByKeyboard(browser, 'California');
    await browser.until(
      () => document.querySelector<HTMLSelectElement>('.form [name=state]')?.value === 'CA',
    );
    await clickText(browser, 'Save address');
    await showsMessage(browser, '“Holiday flat” was saved');
    assert.deepEqual((await names(browser)).slice(-1), ['Holiday flat']);
    assert.equal(await address(browser), '/address/2');
  });

  test('an address is edited and made the default, and Back from its form opens the list', async () => {
    const { browser } = walk;
    await clickText(browser, 'Edit Holiday flat');
    await heading(browser, 'Edit the address');
    assert.equal(await value(browser, 'city_name'), 'Beverly Hills');
    await browser.back();
    await heading(browser, 'Your addresses');
    await clickText(browser, 'Edit Holiday flat');
    await heading(browser, 'Edit the address');
    await fillFields(browser, { address_name: 'Flat by the hills' });
    await clickText(browser, 'Save address');
    await showsMessage(browser, '“Flat by the hills” was saved');
    await clickText(browser, 'Make Flat by the hills the default');
    await showsMessage(browser, '“Flat by the hills” is now your default');
    assert.equal((await names(browser))[0], 'Flat by the hills');
    const defaults = await browser.evaluate(() => document.querySelectorAll('.address-default').length);
    assert.equal(defaults, 1);
  });

  test('removing an address asks first, and Enter alone answers with no', async () => {
    const { browser } = walk;
    await clickText(browser, 'Remove Flat by the hills');
    await browser.until(() => document.querySelector('.remove-dialog')?.matches(':modal'));
    assert.deepEqual(await violations(browser), []);
    await browser.press('Enter');
    await browser.until(() => document.querySelector('.remove-dialog') === null);
    assert.equal((await names(browser)).length, 4);
    await clickText(browser, 'Remove Flat by the hills');
    await browser.click(() => document.querySelector('.remove-dialog .button:not(.button-quiet)'));
    await showsMessage(browser, '“Flat by the hills” was removed');
    assert.equal((await names(browser)).length, 3);
    assert.equal((await names(browser))[0], 'Home', 'the oldest is the default again');
  });

  test('the location dialog lists the same addresses, and links to the address book', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/categories`);
    await browser.click(() =>
      document.querySelector('storefront-header')?.shadowRoot?.querySelector('[part=location]'),
    );
    const inDialog = (selector: string) =>
      browser.until(
        (css) => document.querySelector('storefront-location')?.shadowRoot?.querySelector(css) != null,
        selector,
      );
    await inDialog('[part=address]');
    const listed = await browser.evaluate(() =>
      Array.from(
        document.querySelector('storefront-location')?.shadowRoot?.querySelectorAll('.address-name') ?? [],
        (each) => each.textContent,
      ),
    );
    assert.equal(listed.length, 3);
    await browser.click(
      () => document.querySelector('storefront-location')?.shadowRoot?.querySelectorAll('[part=address]')[1],
    );
    await browser.until(
      () =>
        document
          .querySelector('storefront-location')
          ?.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.checked,
    );
    await browser.click(() =>
      document.querySelector('storefront-location')?.shadowRoot?.querySelector('[part=link]'),
    );
    await heading(browser, 'Your addresses');
    assert.equal(
      await browser.evaluate(() => document.querySelector('storefront-location')?.hasAttribute('open')),
      false,
    );
  });

  test('axe finds no fault in the Arabic address book, wide and narrow', async () => {
    const { browser, storefront } = walk;
    for (const width of process.env.MATRIX ? [1280, 390] : [390]) {
      await browser.setSize(width, 900);
      for (const path of ['/address/2', '/address/2?edit=new']) {
        await openIn(browser, 'ar', storefront + path);
        await browser.until(() => document.querySelector('.address-card:not(.skeleton), .form') !== null);
        assert.deepEqual(await violations(browser), [], `${path} ${width}`);
        const overflow = await browser.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(overflow, 0);
      }
    }
  });
});
