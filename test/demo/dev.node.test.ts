import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { npmCommand, withSlashes } from '../../src/build/platform.mjs';
import { type Driver, drive } from '../tools/drive.mjs';
import { chromium, testInChromium } from '../tools/needs-chromium.js';
import { fillFolder } from './server/filled-database.js';
import { RunningServer } from './server/running-server.js';
import { temporaryFolder } from './server/temporary-folder.js';

/**
 * A copy of what `npm run dev` needs from the project, so that tests can edit it. Nothing in it is built. The quote, the
 * accent, the space, and the parentheses in its name break code that puts a path into a URL, a glob, or a string without
 * encoding it. A percent sign isn't among them, because Vite itself doesn't encode it.
 */
const project = join(temporaryFolder(), "d'été (2)");
for (const path of ['src', 'demo', 'package.json', 'tsconfig.json'])
  cpSync(path, join(project, path), {
    recursive: true,
    filter: (from) => !/^demo\/(build|data)$/.test(withSlashes(from)),
  });
// On Windows, a symbolic link needs special rights, and a junction does not.
symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(project, path);
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, to);
  assert.notEqual(edited, text, `${path} has no ${from}`);
  writeFileSync(file, edited);
}

const data = temporaryFolder();
await fillFolder(data);

const [program, args] = npmCommand(['--silent', 'run', 'dev']);
const server = new RunningServer(
  { MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0', DATA_DIR: data, LOG_LEVEL: '' },
  { program, args, cwd: project },
);
const storefront = await server.address();
let browser: Driver;
before(async () => {
  if (chromium) browser = await drive(chromium);
});
after(() => browser?.close());

const inWidget = (tag: string, selector: string) =>
  document.querySelector(tag)?.shadowRoot?.querySelector(selector) != null;

/**
 * Opens a page, and waits until its car search and what the test will edit have rendered: a page gets no updates of a
 * module that is still loading. Leaves a mark that a reload would remove.
 */
async function openWithSearch(path: string, edited = 'h2'): Promise<void> {
  await browser.open(storefront + path);
  await browser.until(inWidget, 'storefront-car-search', 'form button');
  await browser.until((selector) => document.querySelector(selector) !== null, edited);
  await browser.evaluate(() => {
    document.documentElement.dataset.loaded = 'once';
  });
}
const isLoadedOnce = () => browser.evaluate(() => document.documentElement.dataset.loaded === 'once');

const isStyled = (selector: string, value: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).getPropertyValue('--edited') === value;

testInChromium(
  'the home page is served from the sources, and an edit of a widget appears without losing the page',
  async () => {
    await openWithSearch('/');
    edit('src/car-search/CarSearch.tsx', ": 'fields'}", ": 'fields edited'}");
    await browser.until(inWidget, 'storefront-car-search', 'form.edited');
    edit('src/car-search/CarSearch.css', /$/, '\n.edited { --edited: widget; }\n');
    await browser.until(() => {
      const form = document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('form');
      return form && getComputedStyle(form).getPropertyValue('--edited') === 'widget';
    });
    assert.ok(await isLoadedOnce());
  },
);

testInChromium(
  'an edit of the host appears without losing the page, which reloads for a new text',
  async () => {
    await openWithSearch('/', '.car-facts');
    edit('demo/host/cars/CarCard.tsx', 'className="car-facts"', 'className="car-facts edited"');
    await browser.until(() => document.querySelector('.car-facts.edited') !== null);
    edit('demo/host/styles/base.css', /$/, '\nbody { --edited: host; }\n');
    await browser.until(isStyled, 'body', 'host');
    assert.ok(await isLoadedOnce());
    edit('demo/host/messages/en.json', '"mileage": "Mileage"', '"mileage": "Mileage (edited)"');
    await browser.until(() => document.querySelector('.car-facts')?.textContent?.includes('(edited)'));
  },
);

testInChromium('an edit appears on the phone site, which uses Preact, too', async () => {
  await openWithSearch('/m/', '.phone-makes');
  edit('demo/mobile/PhoneHome.tsx', 'phone-makes', 'phone-makes edited');
  await browser.until(() => document.querySelector('.phone-makes.edited') !== null);
});

testInChromium(
  "an edit of the sellers' side appears without losing the page, which reloads for a new text",
  async () => {
    await browser.open(`${storefront}/content/sellerCentral`);
    await browser.until(() => document.querySelector('.seller-closing .button') !== null);
    await browser.evaluate(() => {
      document.documentElement.dataset.loaded = 'once';
    });
    edit('demo/sellers/landing/Fees.tsx', 'card seller-try', 'card seller-try edited');
    await browser.until(() => document.querySelector('.seller-try.edited') !== null);
    edit('demo/sellers/landing/Landing.css', /$/, '\nbody { --edited: sellers; }\n');
    await browser.until(isStyled, 'body', 'sellers');
    assert.ok(await isLoadedOnce());
    edit('demo/sellers/messages/en.json', 'Your first sale starts here', 'Your first sale (edited)');
    await browser.until(() => document.querySelector('.seller-closing')?.textContent?.includes('(edited)'));
  },
);

testInChromium('an edit of an example page appears', async () => {
  await openWithSearch('/embeds/partner.html');
  edit('demo/embeds/partner.css', /$/, '\nbody { --edited: partner; }\n');
  await browser.until(isStyled, 'body', 'partner');
  assert.ok(await isLoadedOnce());
  edit('demo/embeds/partner.html', '</h2>', ' (edited)</h2>');
  await browser.until(() => document.querySelector('h2')?.textContent?.endsWith('(edited)'));
  await browser.until(inWidget, 'storefront-car-search', 'form button');
  assert.deepEqual(browser.problems(), []);
});

test('the builder is served from its sources', async () => {
  const page = await (await fetch(`${storefront}/builder/`)).text();
  assert.match(page, /src="assets\/main\.js"/);
  const main = await fetch(`${storefront}/builder/assets/main.js`);
  assert.match(await main.text(), /page\/start/);
  assert.equal((await fetch(`${storefront}/builder/hosts/plain.html`)).status, 200);
});

test('prints only its address, even after requests and edits', async () => {
  server.signal('SIGTERM');
  const { stdout, stderr } = await server.ended;
  assert.deepEqual({ stdout, stderr }, { stdout: `Storefront ready at ${storefront}\n`, stderr: '' });
});
