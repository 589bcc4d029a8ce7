import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../tools/drive.mjs';
import { heading } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';

/** Follows a page's last link, to the other site. The footer's links appear before it once it is in view. */
async function followLastLink(browser: Driver): Promise<void> {
  // Hydrating a server-rendered page scrolls it to its top.
  await browser.until(() => !document.querySelector('#page-state'));
  await browser.until(() => {
    document.querySelector('.site-end a')?.scrollIntoView();
    return document.querySelector('storefront-footer')?.shadowRoot?.querySelector('[part=link]') != null;
  });
  await browser.click(() => document.querySelector('.site-end a'));
}

await inAnyEngine((walk) => {
  test('a message to the shop is checked, stored, and mailed to its mailbox', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/content/contactUs`);
    await browser.click(() => document.querySelector('.contact-form [type=submit]'));
    await browser.until(() => document.activeElement?.getAttribute('name') === 'name');
    assert.equal(
      await browser.evaluate(() => {
        const errorId = document.activeElement?.getAttribute('aria-describedby') ?? '';
        return document.getElementById(errorId)?.textContent;
      }),
      'The name cannot be empty',
    );
    const name = `Nadia of ${browser.name}`;
    for (const [field, text] of [
      ['name', name],
      ['email', 'nadia@example.com'],
      ['order_id', '100006'],
      ['message', 'Is the blue one still there?'],
    ] as const) {
      await browser.click((each) => document.querySelector(`.contact-form [name=${each}]`), field);
      await browser.press(...text);
    }
    await browser.click(() => document.querySelector('.contact-form [type=submit]'));
    await browser.until(() => document.activeElement?.textContent === 'We got your message');
    const mail = await browser.until(async (from) => {
      const reply = await fetch('/dev/mail.json?to=service@meridian.example');
      const mails: { subject: string; text: string }[] = await reply.json();
      return mails.find(({ subject }) => subject.includes(from));
    }, name);
    assert.match(mail.subject, / about order 100006$/);
    assert.match(mail.text, /Is the blue one still there\?$/);
  });

  test("the store's state is shown live, without secrets", async () => {
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

  for (const [footer, turnIntoIt] of [
    ['the footer', () => true],
    // An element that the page doesn't know, like the footer until its code has arrived.
    [
      'the footer, not yet defined',
      () => {
        const whole = document.querySelector('storefront-footer');
        if (!whole) return null;
        const undefinedOne = document.createElement('not-yet-defined');
        undefinedOne.className = whole.className;
        undefinedOne.append(...whole.children);
        whole.replaceWith(undefinedOne);
        return true;
      },
    ],
  ] as const) {
    test(`at the end of a page, the last lines of ${footer} are not below the round buttons`, async () => {
      const { browser, storefront } = walk;
      for (const [width, path] of [
        [390, '/m/'],
        [390, '/about'],
        [1152, '/about'],
      ] as const) {
        await browser.setSize(width, 844);
        await openIn(browser, 'en', storefront + path);
        // Hydrating a server-rendered page scrolls it to its top.
        await browser.until(() => !document.querySelector('#page-state'));
        await browser.until(turnIntoIt);
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
  }

  test('each of the two sites links to the other', async () => {
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

  test('the phone site has the products, and links to the full site for the rest', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/m/`);
    await browser.click(() => document.querySelector('.car-card .card-link, .car-card h3 a'));
    await browser.until(() => /^\/m\/products\/./.test(location.pathname));
    await browser.open(`${storefront}/m/about`);
    await browser.until(() => location.pathname === '/about');
  });
});
