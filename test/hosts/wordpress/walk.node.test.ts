import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { snippet } from '../../../demo/builder/snippets/index.js';
import { shop as builderShop, embed, PASTED } from '../../demo/builder/choices.js';
import { fill, newPage, signedIn, submit } from './browser.js';
import { choose, fieldsSay } from './car-search.js';
import { insertBlock, newPost, pasteText, publishPost, settingNamed } from './editor.js';
import { skip, startWordPress, type WordPress, zipFile } from './wordpress.js';

/** Adds up the layout shifts while the page loads: https://web.dev/articles/cls */
function countShifts(): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    // Only Chromium has these entries, and TypeScript has no type for them.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shift += entry.value;
    document.documentElement.dataset.shift = String(shift);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Simulates the network of a phone in a town. */
async function slowDown(page: Page): Promise<void> {
  const network = await page.createCDPSession();
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 9e6 / 8,
  });
}

describe('on WordPress 6.1', { skip }, () => {
  let wordpress: WordPress;
  let admin: Page;
  let address = '';

  before(async () => {
    wordpress = await startWordPress();
  });
  after(() => wordpress?.end());

  test('an administrator uploads the plugin, activates it without a notice, and sets the API', async () => {
    const { site, shop } = wordpress;
    admin = await signedIn(wordpress, 'admin');
    await admin.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
    const file = await (await admin.$('input[type=file]'))?.toElement('input');
    assert.ok(file);
    await file.uploadFile(zipFile);
    await submit(admin, '#install-plugin-submit');
    site.notices(); // clears WordPress's own notices about the upload
    await submit(admin, 'a[href*="action=activate"]');
    assert.match(await admin.$eval('#message', ({ textContent }) => textContent ?? ''), /Plugin activated/);
    await submit(admin, '#the-list a[href$="page=storefront-widgets"]');
    assert.match(
      await admin.$eval('.notice-warning', ({ textContent }) => textContent ?? ''),
      /No API is set/,
    );
    await fill(admin, '#storefront-widgets-api', shop.api);
    await fill(admin, '#storefront-widgets-site', shop.origin);
    await fill(admin, '#storefront-widgets-partner', 'cars-weekly');
    await submit(admin, '#submit');
    assert.equal(await admin.$('.notice-warning'), null);
    assert.equal(
      await admin.$eval('#storefront-widgets-api', (field) => field.getAttribute('value')),
      shop.api,
    );
    assert.deepEqual(site.notices(), []);
  });

  test('an author inserts the block, sets its make, sees it live, and publishes', async () => {
    const { site } = wordpress;
    const author = await signedIn(wordpress, 'author');
    await newPost(author, site.origin, 'Find a car');
    await insertBlock(author, 'Car search', 'car-search');
    await fieldsSay(author, 'All Makes', 'All Models');
    await author.locator(settingNamed('Make')).fill('byd');
    await fieldsSay(author, 'BYD', 'All Models');
    // A click on the preview selects the block and doesn't open a list.
    await author.locator('.editor-post-title__input').click();
    const preview = await author.$('storefront-car-search');
    await preview?.evaluate((element) => element.scrollIntoView());
    const box = await preview?.boundingBox();
    assert.ok(box);
    await author.mouse.click(box.x + box.width / 2, box.y + box.height - 150);
    await author.locator('.wp-block-storefront-widgets-car-search.is-selected').wait();
    assert.equal(await author.$('storefront-car-search >>> .option'), null);
    address = await publishPost(author);
    assert.deepEqual(site.notices(), []);
  });

  test('a visitor on a slow network finds a car with it, without a layout shift', async () => {
    const { site, shop, browser } = wordpress;
    const visitor = await newPage(browser);
    await slowDown(visitor);
    await visitor.evaluateOnNewDocument(countShifts);
    await visitor.goto(address);
    await fieldsSay(visitor, 'BYD', 'All Models');
    const shift = await visitor.$eval('html', ({ dataset }) => Number(dataset.shift ?? 0));
    assert.ok(shift <= 0.02, `the layout shifts by ${shift}`);
    await choose(visitor, 'Tesla');
    await fieldsSay(visitor, 'Tesla', 'All Models');
    await submit(visitor, 'storefront-car-search >>> [type=submit]');
    assert.equal(visitor.url(), `${shop.origin}/categories/tesla?partner=cars-weekly`);
    assert.deepEqual(site.notices(), []);
  });

  test('a page without a widget loads nothing of the plugin', async () => {
    const { origin } = wordpress.site;
    assert.match(await (await fetch(address)).text(), /storefront\.js/);
    assert.doesNotMatch(await (await fetch(`${origin}/?page_id=2`)).text(), /storefront/);
  });

  test("the builder's shortcode, settings, and CSS, pasted, show the chosen car search", async () => {
    const { site, shop, browser } = wordpress;
    const blocks = await snippet('wordpress', embed(PASTED['car-search']), {
      ...builderShop,
      release: { ...builderShop.release, base: `${shop.origin}/dist/` },
      api: shop.api,
      site: shop.origin,
    });
    const {
      post = '',
      settings = '',
      css = '',
    } = Object.fromEntries(blocks.map(({ place, code }) => [place, code]));
    await admin.goto(`${site.origin}/wp-admin/options-general.php?page=storefront-widgets`);
    for (const line of settings.split('\n')) {
      const [label, value = ''] = line.split(/: (.*)/);
      await fill(admin, `::-p-xpath(//input[@id=//label[normalize-space()="${label}"]/@for])`, value);
    }
    await submit(admin, '#submit');
    await site.run(`wp_update_custom_css_post( '${css}' );`);
    const author = await signedIn(wordpress, 'author');
    await newPost(author, site.origin, 'Pasted');
    await author.keyboard.press('Enter'); // from the title into a paragraph
    await pasteText(author, post);
    const visitor = await newPage(browser);
    await slowDown(visitor);
    await visitor.evaluateOnNewDocument(countShifts);
    await visitor.goto(await publishPost(author));
    await fieldsSay(visitor, 'BYD', 'All Models');
    const { heading, color, shift, script } = await visitor.evaluate(() => {
      const root = document.querySelector('storefront-car-search')?.shadowRoot;
      const button = root?.querySelector('[type=submit]');
      return {
        heading: root?.querySelector('[part~=heading]')?.textContent,
        color: button && getComputedStyle(button).backgroundColor,
        shift: Number(document.documentElement.dataset.shift ?? 0),
        script: document.querySelector<HTMLScriptElement>('script[type=module]')?.src,
      };
    });
    assert.equal(script, `${shop.origin}/dist/storefront.js`);
    assert.equal(heading, 'Find "your" car');
    assert.equal(color, 'rgb(11, 92, 173)');
    assert.ok(shift <= 0.01, `the layout shifts by ${shift}`);
    await submit(visitor, 'storefront-car-search >>> [type=submit]');
    const { pathname, searchParams } = new URL(visitor.url());
    assert.deepEqual([pathname, searchParams.get('partner')], ['/categories/byd', "o'neil & sons"]);
    assert.deepEqual(site.notices(), []);
  });
});
