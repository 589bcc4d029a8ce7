import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, afterEach, before, describe, test } from 'node:test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { chromiumArgs, type Engine } from '../../tools/engines.mjs';
import { PATIENCE_MS } from '../../tools/in-page.mjs';
import { withChromium } from '../../tools/needs-chromium.js';
import { type OpenShop, openShop } from './in-each-engine.js';

const inMatrix = process.env.MATRIX ? false : 'runs in the matrix';

withChromium('signing in with others', walkOver);

function walkOver({ path }: Engine): void {
  let shop: OpenShop;
  let isolatedOrigin = '';
  let storefront = '';
  let partner = '';
  let browser: Browser;
  let config = '';
  /** Someone else's page, which cuts itself off from the windows that it opens. */
  const isolated = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin',
    });
    response.end(
      `<!doctype html><title>Isolated</title><script type="module" src="${storefront}/dist/storefront.js" data-api="${storefront}/v3" data-site="${storefront}" ${config}></script>`,
    );
  });

  before(async () => {
    await new Promise<void>((ready) => isolated.listen(0, ready));
    const address = isolated.address();
    assert(typeof address === 'object' && address !== null);
    isolatedOrigin = `http://localhost:${address.port}`;
    shop = await openShop({ ALLOWED_ORIGINS: isolatedOrigin });
    storefront = shop.storefront;
    partner = `${shop.partner.replace('127.0.0.1', 'localhost')}/embeds/partner.html`;
    browser = await puppeteer.launch({
      executablePath: path,
      headless: true,
      timeout: PATIENCE_MS,
      args: [...chromiumArgs],
    });
    const partnerPage = await (await fetch(partner)).text();
    config = (partnerPage.match(/data-(?:google|facebook)-[\w-]+="[^"]*"/g) ?? []).join(' ');
  });
  after(async () => {
    await browser?.close();
    isolated.closeAllConnections();
    isolated.close();
    await shop?.close();
  });
  afterEach(async () => {
    for (const context of browser.browserContexts().slice(1)) await context.close();
  });

  /** Opens the dialog on a new page, which records what the widget reports. */
  async function openDialog(url: string): Promise<Page> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(url);
    await page.evaluate(() => {
      const element = document.createElement('storefront-sign-in');
      element.id = 'dialog';
      element.setAttribute('open', '');
      element.addEventListener('storefront-navigate', (event) => event.preventDefault());
      element.addEventListener('storefront-sign-in', (event) => {
        document.body.dataset.user = (event as CustomEvent).detail.user.uname;
      });
      document.body.append(element);
    });
    return page;
  }

  const button = async (page: Page, name: string): Promise<ElementHandle<Element>> => {
    const found = await page.waitForFunction(
      (expected) =>
        [...(document.querySelector('#dialog')?.shadowRoot?.querySelectorAll('button') ?? [])].find(
          (each) => each.textContent?.trim() === expected,
        ),
      {},
      name,
    );
    return found as ElementHandle<Element>; // waited for above
  };

  /** Clicks a button that opens a window, and returns that window once it lists its people. */
  async function openWindow(page: Page, name: string): Promise<Page> {
    const opener = await button(page, name);
    const opened = new Promise<Page>((resolve) =>
      page.browserContext().once('targetcreated', async (target) => {
        const popup = await target.page();
        popup?.setDefaultTimeout(PATIENCE_MS);
        if (popup) resolve(popup);
      }),
    );
    await opener.click();
    const popup = await opened;
    await popup.waitForSelector('li button');
    return popup;
  }

  async function choose(popup: Page, person: string): Promise<void> {
    const texts = await popup.$$eval('li button', (all) => all.map(({ textContent }) => textContent ?? ''));
    const index = texts.findIndex((text) => text.includes(person));
    await (await popup.$$('li button'))[index]?.click();
  }

  const isSignedIn = (page: Page, name: string) =>
    page.waitForFunction((expected) => document.body.dataset.user === expected, {}, name);
  const token = (page: Page) =>
    page.evaluate(() => /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const dialogSays = (page: Page, text: string) =>
    page.waitForFunction(
      (expected) => document.querySelector('#dialog')?.shadowRoot?.textContent?.includes(expected),
      {},
      text,
    );

  for (const [provider, person] of [
    ['Google', 'Amelia Hart'],
    ['X', 'Noor Castell'],
    ['Facebook', 'Priya Raman'],
  ] as const) {
    test(`${provider} signs in by its window in the shop`, async () => {
      const page = await openDialog(storefront);
      await choose(await openWindow(page, `Continue with ${provider}`), person);
      await isSignedIn(page, person);
      assert.match(await token(page), /^[\w-]{43}$/);
    });

    // Google's and Facebook's own scripts open their windows, and ours opens X's. Test one of each kind.
    test(`${provider} signs in by its window on a partner's page of another origin`, {
      skip: provider === 'Facebook' && inMatrix,
    }, async () => {
      const page = await openDialog(partner);
      await choose(await openWindow(page, `Continue with ${provider}`), person);
      await isSignedIn(page, person);
    });
  }

  test('a shopper without an email at Facebook enters one', async () => {
    const page = await openDialog(storefront);
    await choose(await openWindow(page, 'Continue with Facebook'), 'Sam Okafor');
    await dialogSays(page, 'Facebook didn’t share an email address.');
    await page.waitForSelector('#dialog input[name=email]:focus');
    await page.keyboard.type('sam.okafor@example.com');
    await page.keyboard.press('Enter');
    await isSignedIn(page, 'Sam Okafor');
  });

  test('the email of an existing account does not open it', async () => {
    const page = await openDialog(storefront);
    await choose(await openWindow(page, 'Continue with Google'), 'Demo Shopper');
    await dialogSays(page, 'There’s already an account with demo@example.com.');
    assert.equal(await token(page), '');
  });

  test('a shopper who closes the window of X can cancel, and continue by email', async () => {
    const page = await openDialog(storefront);
    const popup = await openWindow(page, 'Continue with X');
    await popup.close();
    await (await button(page, 'Cancel')).click();
    await (await button(page, 'Continue with Email')).click();
    await page.waitForSelector('#dialog input[type=password]');
  });

  describe('on a page with Cross-Origin-Opener-Policy: same-origin', () => {
    /** In the window, which has lost its connection to the page, types the number shown on the page. */
    async function confirm(page: Page, popup: Page): Promise<void> {
      const number = await popup.waitForSelector('input[name=number]');
      const shown = await page.evaluate(
        () =>
          document.querySelector('#dialog')?.shadowRoot?.querySelector('.social-message strong')?.textContent,
      );
      await number?.type(shown ?? '');
      await popup.keyboard.press('Enter');
    }

    test('X finishes by the number', async () => {
      const page = await openDialog(isolatedOrigin);
      const popup = await openWindow(page, 'Continue with X');
      await choose(popup, 'Jonas Weber');
      await confirm(page, popup);
      await isSignedIn(page, 'Jonas Weber');
    });

    for (const [provider, person] of [
      ['Google', 'Omar Haddad'],
      ['Facebook', 'Priya Raman'],
    ] as const)
      test(`${provider} finishes by a window without its script`, {
        skip: provider === 'Facebook' && inMatrix,
      }, async () => {
        const page = await openDialog(isolatedOrigin);
        const lost = await openWindow(page, `Continue with ${provider}`);
        await dialogSays(page, `We did not hear from ${provider}`);
        await lost.close();
        const popup = await openWindow(page, 'Use another window');
        await choose(popup, person);
        await confirm(page, popup);
        await isSignedIn(page, person);
      });
  });
}
