import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type Driver, drive } from '../../tools/drive.mjs';
import { assertStill } from '../../tools/layout-shift.js';
import { chromium, testInChromium } from '../../tools/needs-chromium.js';
import { type OpenShop, openShop } from './in-each-engine.js';

/** The contents of someone else's page, on its own origin: what was pasted, and the policy that came with it. */
let pasted = { body: '', policy: '' };
const page = (body: string) => {
  const head = '<meta charset="utf-8"><title>Foreign</title>';
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}<p>After it</p></body></html>`;
};
const foreign = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(204).end();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (pasted.policy) response.setHeader('Content-Security-Policy', pasted.policy);
  return response.end(page(pasted.body));
});

let shop: OpenShop;
let browser: Driver;
let port: number;
let origin: string;
before(async () => {
  if (!chromium) return;
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  ({ port } = foreign.address() as AddressInfo); // a server that listens on a port has this type of address
  // A demo without settings allows it, like all pages of this machine.
  origin = `http://localhost:${port}`;
  shop = await openShop();
  browser = await drive(chromium);
  await browser.setSize(1280, 800);
});
afterEach(() => assert.deepEqual(browser?.problems() ?? [], []));
after(async () => {
  await browser?.close();
  await shop?.close();
  foreign.close();
});

/** Returns the blocks of a snippet as shown in the builder, by where they go. */
async function blocks(query: string): Promise<Record<string, string>> {
  await browser.open(`${shop.storefront}/builder/?view.lang=en&${query}`);
  await browser.until(() => document.querySelector('#code-panel pre') !== null);
  // Wait until the list of makes is in the form.
  await browser.until(() => document.querySelectorAll('.choice-form option').length > 3);
  return browser.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('#code-panel pre')].map((pre) => [
        pre.getAttribute('aria-label') ?? '',
        pre.textContent ?? '',
      ]),
    ),
  );
}

async function paste(body: string, policy = ''): Promise<void> {
  pasted = { body, policy };
  await browser.open(`${origin}/`);
}

const untilSays = (tag: string, text: string) =>
  browser.until(
    (name, expected) => document.querySelector(name)?.shadowRoot?.textContent?.includes(expected),
    tag,
    text,
  );

/** Clicks the button of the car search, which leads into the shop. */
async function search(to: string): Promise<void> {
  await browser.click(() =>
    document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('[type=submit]'),
  );
  await browser.until((expected) => location.pathname + location.search === expected, to);
  assert.equal(await browser.evaluate(() => location.origin), shop.storefront);
}

testInChromium('HTML pasted into a foreign page shows the widget without a layout shift', async () => {
  const { 'In your page': code = '' } = await blocks(
    'widget=car-search&make=byd&form=&text.en.search=Find+my+car',
  );
  await paste(code);
  await untilSays('storefront-car-search', 'Find my car');
  await untilSays('storefront-car-search', 'BYD');
  await assertStill(browser);
  await search('/categories/byd');
});

testInChromium('the builder lists next to the code what to replace before the page goes live', async () => {
  await blocks('widget=car-search');
  const note = await browser.evaluate(() => document.querySelector('.before-live')?.textContent ?? '');
  const { storefront } = shop;
  for (const url of [`${storefront}/cdn/storefront-widgets@0.1.0/`, `${storefront}/v3`, 'ALLOWED_ORIGINS'])
    assert.ok(note.includes(url), note);
});

testInChromium('HTML pasted into a file shows the widget', async () => {
  const { 'In your page': code = '' } = await blocks('widget=car-search&make=byd');
  const file = join(shop.dataDir, 'pasted.html');
  writeFileSync(file, page(code));
  await browser.open(pathToFileURL(file).href);
  await untilSays('storefront-car-search', 'BYD');
  rmSync(file);
});

testInChromium('on a page that the API doesn’t allow, the console says who can allow it', async () => {
  const { 'In your page': code = '' } = await blocks('widget=car-search&make=byd');
  pasted = { body: code, policy: '' };
  const partner = `http://partner.localhost:${port}`;
  await browser.runFirst?.(() => {
    const warnings: string[] = [];
    Object.assign(window, { warnings });
    console.warn = (...words) => warnings.push(words.join(' '));
  });
  await browser.open(`${partner}/`);
  await untilSays('storefront-car-search', 'Makes and models could not be loaded');
  const warning = await browser.until(() =>
    Array.from<unknown>(Reflect.get(window, 'warnings'))
      .map(String)
      .find((text) => /does not allow/.test(text)),
  );
  assert.equal(
    warning,
    `[storefront-widgets] the API does not allow pages of ${partner}: its operator adds it. ` +
      `To see what it allows: npx storefront-widgets check ${shop.storefront}/v3 --for car-search --origin ${partner}`,
  );
  // The browser's own words, which don't say what to do.
  for (const problem of browser.problems()) assert.match(problem, /CORS|Failed to load resource/);
  browser.expectProblems();
});

testInChromium('a pasted dialog opens by its button', async () => {
  const { 'In your page': code = '' } = await blocks('widget=location');
  await paste(code);
  await browser.until(() => document.querySelector('storefront-location')?.shadowRoot != null);
  await browser.click(() => document.querySelector('#open-location'));
  await untilSays('storefront-location', 'Choose your location');
});

testInChromium('strict HTML runs under its content security policy, with every file checked', async () => {
  const { 'In your page': code = '', 'Response header': header = '' } = await blocks(
    'widget=car-search&make=byd&view.code=strict',
  );
  await paste(code, header.replace('Content-Security-Policy: ', ''));
  await untilSays('storefront-car-search', 'BYD');
  await assertStill(browser);
  const loaded = await browser.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  assert.ok(loaded.some((url) => url.includes('/cdn/storefront-widgets@0.1.0/widgets/car-search.js')));
  await search('/categories/byd');
});

/** Does what a tag manager's container does with a custom HTML tag: adds it to the page, and recreates its scripts. */
const container = (tag: string) => `<script>
  addEventListener('load', () => {
    const holder = document.createElement('div');
    holder.innerHTML = ${JSON.stringify(tag).replaceAll('<', '\\u003c')};
    for (const old of holder.querySelectorAll('script')) {
      const script = document.createElement('script');
      script.text = old.text;
      old.replaceWith(script);
    }
    document.body.append(holder);
  });
</script>`;

testInChromium('a tag injected by a tag manager fills the space that the page reserves', async () => {
  const found = await blocks('widget=car-search&make=byd&data-partner=cars-weekly&view.code=tag-manager');
  const tag = container(found['Custom HTML tag'] ?? '');
  await paste(`<main>${found['In your page']}</main>${tag}`);
  await untilSays('storefront-car-search', 'BYD');
  await assertStill(browser);
  await search('/categories/byd?partner=cars-weekly');
  await paste(`<main></main>${tag}`);
  await untilSays('main storefront-car-search', 'BYD');
});
