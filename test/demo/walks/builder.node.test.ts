import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { type Driver, drive } from '../../tools/drive.mjs';
import { findEngines } from '../../tools/engines.mjs';
import { violations } from './axe.js';
import { type OpenShop, openShop } from './in-each-engine.js';

/** A page of somebody else's, on an origin of its own: what was pasted, and the headers that came with it. */
let pasted = { body: '', policy: '' };
const foreign = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(204).end();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (pasted.policy) response.setHeader('Content-Security-Policy', pasted.policy);
  const head = '<meta charset="utf-8"><title>Foreign</title><link rel="icon" href="data:,">';
  return response.end(
    `<!doctype html><html lang="en"><head>${head}</head><body>${pasted.body}<p>After it</p></body></html>`,
  );
});

const [chromium] = (await findEngines()).filter(({ name }) => name === 'chromium');
const options = { skip: chromium ? false : 'Chromium is not on this machine' };
let shop: OpenShop;
let browser: Driver;
let origin: string;
before(async () => {
  if (!chromium) return;
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo; // a server on a port has no other
  origin = `http://127.0.0.1:${port}`;
  shop = await openShop({ ALLOWED_ORIGINS: origin });
  browser = await drive(chromium);
  await browser.setSize(1280, 800);
});
afterEach(() => assert.deepEqual(browser?.problems() ?? [], []));
after(async () => {
  await browser?.close();
  await shop?.close();
  foreign.close();
});

/** Opens the builder; the languages of the machine are not those of the test. */
const open = (query: string, lang = 'en') =>
  browser.open(`${shop.storefront}/builder/?view.lang=${lang}&${query}`);

/** The preview's own element, once its page has told that it is drawn. */
const untilDrawn = () =>
  browser.until(() => document.querySelector('.events-list')?.textContent?.includes('storefront-ready'));

const find = (selector: string) => document.querySelector(selector);

/** The blocks of a snippet by where they go, as they are on the page. */
async function blocks(query: string): Promise<Record<string, string>> {
  await open(query);
  await browser.until(() => document.querySelector('#code-panel pre') !== null);
  // The list of makes is in the plain form.
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

/** How much the page jumped until now: the sum of its layout shifts. */
const jumped = () =>
  browser.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const untilSays = (tag: string, text: string) =>
  browser.until(
    (name, wanted) => document.querySelector(name)?.shadowRoot?.textContent?.includes(wanted),
    tag,
    text,
  );

test('what is chosen in the form is in the preview, in the address and in the code', options, async () => {
  await open('widget=car-search');
  await untilDrawn();
  await browser.click(find, '.check input');
  await browser.until(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    return page?.querySelector('storefront-car-search')?.hasAttribute('compact');
  });
  await browser.until(() => location.search.includes('compact='));
  await browser.until(() =>
    document.querySelector('#code-panel pre')?.textContent?.includes('search compact>'),
  );
  const costs = await browser.evaluate(() => document.querySelector('.costs')?.textContent ?? '');
  assert.match(costs, /widgets\/car-search\.js.*kB/);
});

test('the keyboard moves between the places to paste to, and the link says which', options, async () => {
  await open('widget=footer');
  await browser.until(() => document.querySelector('#code-panel pre') !== null);
  await browser.evaluate(() => document.querySelector<HTMLElement>('#code-html')?.focus());
  await browser.press('ArrowLeft');
  await browser.until(() => document.activeElement?.id === 'code-tag-manager');
  await browser.press('Home', 'ArrowRight');
  await browser.until(() => document.querySelector('[role=tab][aria-selected=true]')?.id === 'code-strict');
  await browser.until(() => location.search.includes('view.code=strict'));
});

test('the code is copied with one press, and it is told', options, async () => {
  await open('widget=footer&view.code=react');
  await browser.until(() => document.querySelector('#code-panel pre') !== null);
  await browser.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
  });
  await browser.click(find, '#code-panel figure:last-of-type .copy-button');
  await browser.until(() => document.querySelector('#code-panel [role=status]:not(:empty)') !== null);
  const copied = await browser.evaluate(() => document.body.dataset.copied ?? '');
  assert.match(copied, /<Footer \/>/);
});

test('without JavaScript, the preview shows the plain form of the page', options, async () => {
  await open('widget=car-search&form=&view.speed=off');
  await browser.until(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    return page?.querySelector('storefront-car-search form select') != null;
  });
  const isDefined = await browser.evaluate(
    () =>
      document.querySelector('iframe')?.contentDocument?.querySelector('storefront-car-search:defined') !=
      null,
  );
  assert.equal(isDefined, false);
});

test(
  'a link cannot have the preview send anything to another API, nor load its scripts',
  options,
  async () => {
    await open(
      'widget=sign-in&data-api=https://evil.example&data-google-sdk=https://evil.example/x.js&data-partner=p1',
    );
    await untilDrawn();
    const data = await browser.evaluate(() => {
      const page = document.querySelector('iframe')?.contentDocument;
      return { ...page?.querySelector<HTMLScriptElement>('script[data-api]')?.dataset };
    });
    assert.equal(data.api, `${shop.storefront}/v3`);
    assert.equal(data.partner, 'p1');
    assert.equal(data.googleSdk, undefined);
  },
);

test('the page is accessible, and fits a phone, in both directions', options, async () => {
  await open('widget=car-search&--storefront-accent=%23777777');
  await untilDrawn();
  await browser.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  assert.deepEqual(await violations(browser), []);
  await browser.setSize(390, 800);
  await open('widget=prize-popup&view.code=strict', 'ar');
  await browser.until(
    () => document.documentElement.dir === 'rtl' && document.querySelector('#code-panel pre') !== null,
  );
  assert.deepEqual(await violations(browser), []);
  const over = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await browser.setSize(1280, 800);
  assert.ok(over <= 0, `${over} px too wide`);
});

test(
  'HTML that is pasted into a foreign page is the widget, and the page does not jump',
  options,
  async () => {
    const { 'In your page': code = '' } = await blocks(
      'widget=car-search&make=byd&form=&text.en.search=Find+my+car',
    );
    await paste(code);
    await untilSays('storefront-car-search', 'Find my car');
    await untilSays('storefront-car-search', 'BYD');
    assert.ok((await jumped()) < 0.01);
  },
);

test('a dialog that is pasted opens by its button', options, async () => {
  const { 'In your page': code = '' } = await blocks('widget=location');
  await paste(code);
  await browser.until(() => document.querySelector('storefront-location')?.shadowRoot != null);
  await browser.click(find, '#open-location');
  await untilSays('storefront-location', 'Choose your location');
});

test('strict HTML runs under the policy that comes with it, every file checked', options, async () => {
  const { 'In your page': code = '', 'Response header': header = '' } = await blocks(
    'widget=car-search&make=byd&view.code=strict',
  );
  await paste(code, header.replace('Content-Security-Policy: ', ''));
  await untilSays('storefront-car-search', 'BYD');
  assert.ok((await jumped()) < 0.01);
  const loaded = await browser.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  assert.ok(loaded.some((url) => url.includes('/cdn/storefront-widgets@0.1.0/widgets/car-search.js')));
});

test('the tag of a tag manager fills the place that the page keeps', options, async () => {
  const found = await blocks('widget=car-search&make=byd&view.code=tag-manager');
  await paste(`<main>${found['In your page']}</main>${found['Custom HTML tag']}`);
  await untilSays('storefront-car-search', 'BYD');
  assert.ok((await jumped()) < 0.01);
  await paste(`<main></main>${found['Custom HTML tag']}`);
  await untilSays('main storefront-car-search', 'BYD');
});
