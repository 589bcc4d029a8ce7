import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { inEachEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';

const inHeader = (selector: string) =>
  document.querySelector('storefront-header')?.shadowRoot?.querySelector<HTMLElement>(selector);

const heading = (browser: Driver, text: string) =>
  browser.until((wanted) => document.querySelector('main h1')?.textContent === wanted, text);

/** The link to the other site, which is the last of a page: the footer's own links come before it, when it is seen. */
async function followLastLink(browser: Driver): Promise<void> {
  await browser.until(() => {
    document.querySelector('.site-end a')?.scrollIntoView();
    return document.querySelector('storefront-footer')?.shadowRoot?.querySelector('[part=link]') != null;
  });
  await browser.click(() => document.querySelector('.site-end a'));
}

await inEachEngine((walk) => {
  test('the header leads to the pages without loading one anew, and marks where one is', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/about`);
    await heading(browser, 'About us');
    await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
    });
    await browser.click(inHeader, '[part=link][href$="/contact"]');
    await heading(browser, 'Contact');
    await browser.until(
      () =>
        document.querySelector('storefront-header')?.shadowRoot?.querySelector('[aria-current=page]')
          ?.textContent === 'Contact',
    );
    await browser.until(() => document.activeElement?.localName === 'h1');
    const now = await browser.evaluate(() => [document.title, 'isStillHere' in window]);
    assert.deepEqual(now, ['Contact · Meridian', true]);
  });

  test('the overlay after a change of page lets clicks through, and goes', async () => {
    const { browser } = walk;
    await browser.click(inHeader, '[part=link][href$="/about"]');
    const isOpen = await browser.until(() => {
      const overlay = document.querySelector('.loading-overlay');
      return overlay && { pointer: getComputedStyle(overlay).pointerEvents };
    });
    assert.deepEqual(isOpen, { pointer: 'none' });
    await heading(browser, 'About us');
    await browser.until(() => document.querySelector('.loading-overlay') === null);
  });

  test('a search in the header is a list for its term, which stays in the box', async () => {
    const { browser } = walk;
    await browser.click(inHeader, '.term');
    await browser.press(...'kettle', 'Enter');
    await browser.until(() => location.pathname === '/categories');
    assert.equal(await address(browser), '/categories?goods_name=kettle');
    const term = await browser.until(
      () =>
        document.querySelector('storefront-header')?.shadowRoot?.querySelector<HTMLInputElement>('.term')
          ?.value,
    );
    assert.equal(term, 'kettle');
  });

  test('suggestions come from their own host', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/about`);
    await browser.click(inHeader, '.term');
    await browser.press(...'toyo');
    // Before the first letter the list has the terms of before.
    await browser.until(() =>
      document
        .querySelector('storefront-header')
        ?.shadowRoot?.querySelector('[role=option]')
        ?.textContent?.startsWith('Toyota'),
    );
    const hosts = await browser.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.includes('/search/suggest') ? [new URL(name).origin] : [])),
    );
    assert(hosts.length > 0 && hosts.every((host) => host !== storefront), hosts.join());
  });

  test('the menu of the header opens the side menu', async () => {
    const { browser } = walk;
    await browser.press('Escape');
    await browser.click(inHeader, '[part=menu]');
    await browser.until(() =>
      document.querySelector('storefront-drawer')?.shadowRoot?.querySelector('dialog')?.matches(':modal'),
    );
    await browser.press('Escape');
    await browser.until(
      () =>
        !document.querySelector('storefront-drawer')?.shadowRoot?.querySelector('dialog')?.matches(':modal'),
    );
  });

  test('the layout of the home page is chosen there, and remembered', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/?layout=cars`);
    await browser.until(() => document.querySelector('storefront-car-search.hero') !== null);
    await browser.click(() => document.querySelector('.layout-switch a:not([aria-current])'));
    await browser.until(() => document.querySelector('.shop-hero') !== null);
    await browser.open(`${storefront}/`);
    await browser.until(() => document.querySelector('.store-tiles a') !== null);
    await browser.click(() => document.querySelector('.layout-switch a:not([aria-current])'));
    await browser.until(() => document.querySelector('storefront-car-search.hero') !== null);
  });

  test('a message to the shop is checked, kept, and mailed to its mailbox', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/content/contactUs`);
    await browser.click(() => document.querySelector('.contact-form [type=submit]'));
    await browser.until(() => document.activeElement?.getAttribute('name') === 'name');
    assert.equal(
      await browser.evaluate(() => document.querySelector('#contact-name-more')?.textContent),
      'The name cannot be empty',
    );
    const name = `Nadia of ${browser.name}`;
    for (const [field, text] of [
      ['name', name],
      ['email', 'nadia@example.com'],
      ['message', 'Is the blue one still there?'],
    ] as const) {
      await browser.click((each) => document.querySelector(`.contact-form [name=${each}]`), field);
      await browser.press(...text);
    }
    await browser.click(() => document.querySelector('.contact-form [type=submit]'));
    await browser.until(() => document.activeElement?.textContent === 'Your message is with us');
    const mail = await browser.until(async (from) => {
      const reply = await fetch('/dev/mail.json?to=service@meridian.example');
      const mails: { subject: string; text: string }[] = await reply.json();
      return mails.find(({ subject }) => subject.includes(from));
    }, name);
    assert.match(mail.text, /Is the blue one still there\?$/);
  });

  test("the store's state is shown live, and without secrets", async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/vuex`);
    await browser.until(() => document.querySelector('#state-lang pre')?.textContent === '"en"');
    await browser.until(() => document.querySelector('#state-user pre')?.textContent?.includes('(hidden)'));
    const uuid = await browser.evaluate(() => localStorage.getItem('newuuid'));
    assert(uuid);
    const text = await browser.evaluate(() => document.querySelector('.state-areas')?.textContent);
    assert(!text?.includes(uuid));
    await browser.evaluate(() => {
      const choice = document.querySelector('storefront-language')?.shadowRoot?.querySelector('select');
      if (choice) choice.value = 'fr';
      choice?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await browser.until(() => document.querySelector('#state-lang pre')?.textContent === '"fr"');
    await heading(browser, 'État du magasin de données');
  });

  test('one who goes back is where they were, and one who opens a page at its top', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/about`);
    await heading(browser, 'About us');
    await browser.evaluate(() => window.scrollTo(0, 300));
    await browser.until(() => {
      const { shadowRoot } = document.querySelector('storefront-header') ?? {};
      const link = shadowRoot?.querySelector<HTMLElement>('[part=link][href$="/contact"]');
      link?.focus({ preventScroll: true });
      return link != null && shadowRoot?.activeElement === link;
    });
    await browser.press('Enter'); // a way that nobody asked for by hand, WebKit does not go back on
    await heading(browser, 'Contact');
    await browser.until(() => window.scrollY === 0);
    await browser.back();
    await heading(browser, 'About us');
    await browser.until(() => window.scrollY === 300);
    await browser.open(`${storefront}/contact`);
    await browser.open(`${storefront}/about`);
    await heading(browser, 'About us');
    assert.equal(await browser.evaluate(() => window.scrollY), 0);
  });

  test('at the end of a page its last lines stand beside the round buttons of the corner', async () => {
    const { browser, storefront } = walk;
    for (const [width, path] of [
      [390, '/m/'],
      [390, '/about'],
      [1152, '/about'],
    ] as const) {
      await browser.setSize(width, 844);
      await openIn(browser, 'en', storefront + path);
      const covered = await browser.until(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const buttons = document
          .querySelector('storefront-back-to-top')
          ?.shadowRoot?.querySelector('.control');
        const lines = document.querySelectorAll('.site-end > p');
        if (!lines.length || !buttons?.checkVisibility({ visibilityProperty: true })) return null;
        const corner = buttons.getBoundingClientRect();
        const text = document.createRange();
        return Array.from(lines, (line) => {
          text.selectNodeContents(line);
          return Array.from(text.getClientRects()).some(
            ({ left, right, top, bottom }) =>
              left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top,
          );
        });
      });
      assert.deepEqual(covered, [false, false], `${path}, ${width} pixels wide`);
    }
  });

  test('the links between the two sites lead there and back', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 844);
    await openIn(browser, 'en', `${storefront}/m/`);
    await followLastLink(browser);
    await browser.until(() => location.pathname === '/' && document.querySelector('.layout-switch') !== null);
    assert.match(await browser.evaluate(() => document.cookie), /portal_site=full/);
    assert.equal(await browser.evaluate(() => window.scrollY), 0);
    await followLastLink(browser);
    await browser.until(() => location.pathname === '/m/');
    assert.doesNotMatch(await browser.evaluate(() => document.cookie), /portal_site/);
  });

  test('the phone site has the products, and leads to the full site for what it has not', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/m/`);
    await browser.click(() => document.querySelector('.car-card .card-link, .car-card h3 a'));
    await browser.until(() => /^\/m\/products\/./.test(location.pathname));
    await browser.open(`${storefront}/m/about`);
    await browser.until(() => location.pathname === '/about');
  });
});
