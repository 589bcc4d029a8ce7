import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { UserRecord } from '../../src/api/user.js';
import { dana } from '../support/danas-shop.js';
import { chromiumArgs } from '../tools/engines.mjs';
import { PATIENCE_MS } from '../tools/in-page.mjs';
import { withChromium } from '../tools/needs-chromium.js';
import { type Report, type Site, startPrerenderingSite } from './prerendering-site.js';

const returning = { firstVisitTime: '1', newuuid: 'u-1' };
const shopper = (is_coupon: number) => ({ ...dana, is_coupon });
const signedIn = (is_coupon: number) => ({
  stored: { ...returning, token: 'token-1', userInfo: JSON.stringify(shopper(is_coupon)) },
  user: shopper(is_coupon),
});

interface Row {
  readonly markup: string;
  readonly stored: Readonly<Record<string, string>>;
  readonly user?: UserRecord;
  /** What follows when the page is shown, each once. */
  readonly follows: readonly string[];
}

const popup = '<storefront-prize-popup></storefront-prize-popup>';
const shown = ['open: storefront-prize-popup', 'pushed: view_promotion', 'stored: coupon_bol'] as const;

const rows: Readonly<Record<string, Row>> = {
  'a first visit': {
    markup: '<storefront-footer></storefront-footer>',
    stored: {},
    follows: ['called: /pc/user/getUserUUID', 'stored: firstVisitTime', 'stored: newuuid'],
  },
  'the popup of a shopper with a lucky draw': {
    ...signedIn(1),
    markup: popup,
    follows: ['called: /pc/index/luckyDraw', ...shown],
  },
  'the popup of a shopper whose coupon expires': {
    ...signedIn(0),
    markup: popup,
    follows: ['called: /pc/coupon/autoExpire', ...shown],
  },
  'a wheel in view': {
    markup: '<storefront-prize-wheel></storefront-prize-wheel>',
    stored: returning,
    follows: ['pushed: view_promotion'],
  },
  ...Object.fromEntries(
    ['sign-in', 'location', 'drawer'].map((name): [string, Row] => [
      `an open ${name}`,
      {
        markup: `<storefront-${name} open></storefront-${name}>`,
        stored: returning,
        follows: [`open: storefront-${name}`],
      },
    ]),
  ),
};

/** Returns everything that a page has done which only a page that's seen may do. */
const effects = (row: Row, site: Site, { pushed, open, stored }: Report): string[] => [
  ...site.effects().map((path) => `called: ${path}`),
  ...pushed.map((name) => `pushed: ${name}`),
  ...open.map((tag) => `open: ${tag}`),
  ...stored
    .filter((name) => name && !(name in row.stored) && !name.startsWith('portal_'))
    .map((name) => `stored: ${name}`),
];

withChromium('a page that the browser prerenders by speculation rules', ({ path }) => {
  let browser: Browser;
  before(async () => {
    browser = await puppeteer.launch({
      executablePath: path,
      headless: true,
      timeout: PATIENCE_MS,
      args: [...chromiumArgs],
    });
  });
  after(() => browser?.close());

  for (const [name, row] of Object.entries(rows))
    it(`waits with ${name}, which follows once when the page is opened`, {
      timeout: PATIENCE_MS,
    }, async (t) => {
      const site = await startPrerenderingSite(row);
      const context = await browser.createBrowserContext();
      t.after(async () => {
        site.close();
        await context.close();
      });
      const page = await context.newPage();
      const prerendered = site.report(() => true);
      await page.goto(site.url);
      const hidden = await prerendered;
      assert.equal(hidden.isPrerendered, true, 'the browser did not prerender the page');
      assert.deepEqual(effects(row, site, hidden), [], 'before the page is opened');

      const expected = [...row.follows].sort();
      const done = site.report((report) => {
        const now = effects(row, site, report);
        return expected.every((each) => now.includes(each));
      });
      // Once all of it has followed, a few more reports show that nothing follows again.
      const later = done.then(async () => {
        let reports = 0;
        return site.report(() => ++reports === 10);
      });
      await page.click('a');
      const end = await later;
      assert.equal(end.isPrerendered, false);
      assert.deepEqual(effects(row, site, end).sort(), expected);
    });
});
