import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Campaign } from '../../../demo/server/campaigns/campaign.js';
import { inEachLanguage } from '../../../demo/shared/language.js';
import { runOperator } from '../server/operator-command.js';
import { toSpring } from '../server/spring-campaign.js';
import { forget, mailedCode } from './account.js';
import { inEachEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { listen, reportedAward, signIn, spin, WHEEL } from './wheel.js';

/** A picture of the shop that isn't a banner before. */
const PICTURE = '/media/share.jpg';

/** The theme colors before the campaign, and of it. */
const [ORANGE, GREEN] = ['rgb(194, 65, 12)', 'rgb(22, 101, 52)'];

await inEachEngine((walk) => {
  /**
   * Waits until the banner of the home page and the bar above it have loaded, and returns what a shopper sees.
   * @param color of the button, which takes the theme color once it has loaded
   * @param firstLink the name of the header's first link, which has its own links until the server's have loaded
   */
  const readHome = async (color: string, firstLink: string) => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', storefront);
    return browser.until(
      ([expected, name]) => {
        const search = document.querySelector('storefront-car-search')?.shadowRoot;
        const bar = document.querySelector('storefront-header')?.shadowRoot;
        const image = search?.querySelector<HTMLImageElement>('[part=hero] img');
        const button = Array.from(search?.querySelectorAll('button') ?? []).find(
          (each) => each.textContent === 'Search',
        );
        const link = bar?.querySelector('[part=link]');
        if (!image?.complete || !button || !link || !search) return null;
        if (getComputedStyle(button).backgroundColor !== expected || link.textContent?.trim() !== name)
          return null;
        return {
          picture: new URL(image.currentSrc).pathname,
          titles: Array.from(search.querySelectorAll('[part=heading], [part=subheading]'), (each) =>
            each.textContent?.trim(),
          ),
        };
      },
      [color, firstLink] as const,
    );
  };
  const readPrizes = async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', storefront + WHEEL);
    return browser.until(() => {
      const items = document
        .querySelector('storefront-prize-wheel')
        ?.shadowRoot?.querySelectorAll('[part=prize] > [dir=auto]');
      return items?.length ? Array.from(items, (each) => each.firstChild?.textContent ?? '') : null;
    });
  };
  /** Registers a shopper, who has no open round of the wheel yet. */
  const register = async () => {
    const { browser } = walk;
    const shopper = { email: `campaign-${browser.name}@example.com`, password: 'let me in' };
    await browser.evaluate(async (to) => {
      await fetch(`/v3/pc/sendCodeEmail?${new URLSearchParams({ email: to, verify_code: '', id: '1' })}`);
    }, shopper.email);
    const { email, password } = shopper;
    const email_code = await mailedCode(browser, email, 1);
    const code = await browser.evaluate(
      async (fields) => {
        const body = new URLSearchParams(fields);
        return (await (await fetch('/v3/pc/register', { method: 'POST', body })).json()).code;
      },
      { email, password, enter_password: password, email_code, invit_code: '' },
    );
    assert.equal(code, 200);
    return shopper;
  };

  test('a campaign changes the banner, the links, the color, and the wheel, and a rollback restores them', async (t) => {
    const { browser, dataDir } = walk;
    const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const operate = async (...args: string[]) => {
      const { code, stdout, stderr } = await runOperator({ DATA_DIR: dataDir }, 'campaign', ...args);
      assert.equal(code, 0, stderr);
      return stdout;
    };
    await browser.setSize(1280, 900);
    const [home, prizes] = [await readHome(ORANGE, 'Home'), await readPrizes()];

    const file = join(folder, 'spring.json');
    await operate('export', file);
    // The command wrote what its struct has checked.
    const { $schema, basedOn, ...campaign } = JSON.parse(await readFile(file, 'utf8')) as Campaign & {
      readonly $schema: string;
      readonly basedOn: number;
    };
    const spring = toSpring(campaign);
    const banner = inEachLanguage(() => ({ picture: PICTURE, titles: ['Spring is here', 'Drive out'] }));
    const navigation = spring.navigation.map((link, index) =>
      index === 0 ? { ...link, names: { ...link.names, en: 'Start' } } : link,
    );
    await writeFile(file, JSON.stringify({ $schema, basedOn, ...spring, banner, navigation }));
    await operate('apply', file, '--by', 'Mia');

    assert.deepEqual(await readHome(GREEN, 'Start'), {
      picture: PICTURE,
      titles: ['Spring is here', 'Drive out'],
    });
    assert.deepEqual(await readPrizes(), ['Printemps', ...prizes.slice(1)]);
    // What shows before the widget.
    for (const path of ['/', '/m/'])
      assert.match(
        await (await fetch(walk.storefront + path)).text(),
        new RegExp(`<img(?=[^>]* class="early-hero")[^>]* src="${PICTURE}"`),
        path,
      );

    await signIn(walk, await register());
    await openIn(browser, 'en', walk.storefront + WHEEL);
    await listen(browser);
    await spin(browser);
    assert.equal(await reportedAward(browser), 'Printemps');
    await browser.until(() => document.querySelector('.record-list strong')?.textContent === 'Printemps');

    assert.match(await operate('rollback', '1'), /Campaign 1 is restored/);
    await forget(browser);
    assert.deepEqual(await readHome(ORANGE, 'Home'), home);
    assert.deepEqual(await readPrizes(), prizes);
  });
});
