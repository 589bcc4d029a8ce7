// matrix: only
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { newPage, signedIn, submit } from './browser.js';
import { fieldsSay } from './car-search.js';
import { network } from './network.js';
import { publish, skip, startWithPlugin, type WordPress } from './wordpress.js';

const elsewhere = 'data-api="https://stranger.example/v3" data-google-sdk="https://stranger.example/g.js"';

describe('the permissions of a WordPress user without `unfiltered_html`', { skip }, () => {
  let wordpress: WordPress;
  before(async () => {
    wordpress = await startWithPlugin();
  });
  after(() => wordpress?.end());

  const source = async (url: string): Promise<string> => (await fetch(url)).text();

  for (const [what, placeholder, isKept] of [
    ['a widget', '<div data-storefront="car-search">', true],
    ['the configuration', `<div data-storefront="config" ${elsewhere}>`, false],
    ['the configuration, in capitals', `<div DATA-STOREFRONT="CONFIG" ${elsewhere}>`, false],
    ['the configuration, in single quotes', `<p data-storefront='config' ${elsewhere}>`, false],
    ['the configuration, without quotes', `<div data-storefront=config ${elsewhere}>`, false],
    ['the configuration, escaped', `<div data-storefront="&#99;onfig" ${elsewhere}>`, false],
    ['the configuration, with a space', `<div data-storefront=" config" ${elsewhere}>`, false],
  ] as const)
    for (const user of ['author', 'admin'] as const)
      test(`a placeholder for ${what} from an ${user} is ${isKept ? 'printed' : 'not'}`, async () => {
        const html = await source(await publish(wordpress.site, `Before ${placeholder}</div> after`, user));
        const [printed] = /Before[\s\S]*after/.exec(html) ?? [];
        assert.ok(printed);
        assert.equal(/data-storefront/i.test(printed), isKept, printed);
        assert.deepEqual(wordpress.site.notices(), []);
      });

  test('a stored placeholder for the configuration is not printed in a sidebar or a comment', async () => {
    const { site } = wordpress;
    const placeholder = `<div data-storefront="config" ${elsewhere}>text</div>`;
    const printed = await site.run(
      [
        'the_content',
        'the_excerpt',
        'comment_text',
        'term_description',
        'widget_text',
        'widget_block_content',
      ]
        .map((filter) => `echo apply_filters( '${filter}', '${placeholder}', null, null );`)
        .join(''),
    );
    assert.equal(printed.match(/text/g)?.length, 6);
    assert.doesNotMatch(printed, /data-storefront/);
  });

  test('does not let an author’s placeholder change where requests go, and is otherwise a widget', async () => {
    const page = await newPage(wordpress.browser);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const content = `<div data-storefront="config" ${elsewhere}></div><div data-storefront="car-search" ${elsewhere}></div>`;
    await page.goto(await publish(wordpress.site, content));
    await fieldsSay(page, 'All Makes', 'All Models');
    assert.deepEqual(
      requests.filter((url) => url.includes('stranger')),
      [],
    );
    assert.ok(requests.some((url) => url.startsWith(wordpress.shop.api)));
  });

  describe('in a network of sites', () => {
    const script = '#storefront-widgets-script';
    let admin: Page;
    let page = '';
    before(async () => {
      await network(wordpress.site);
      page = `${wordpress.site.origin}/wp-admin/options-general.php?page=storefront-widgets`;
      admin = await signedIn(wordpress, 'manager');
      await admin.goto(page);
    });

    const saved = async (): Promise<Readonly<Record<string, string>>> =>
      JSON.parse(await wordpress.site.run(`echo wp_json_encode( get_option( 'storefront_widgets' ) );`));

    test('a site’s administrator sees the script URL, disabled, with the reason', async () => {
      const field = await admin.$eval(script, (input) => ({
        isDisabled: input.matches(':disabled'),
        reason: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      }));
      assert.ok(field.isDisabled);
      assert.match(field.reason, /only users who may publish scripts/);
      assert.equal(
        await admin.$eval('#storefront-widgets-partner', (input) => input.matches(':disabled')),
        false,
      );
    });

    test('a site’s administrator changes the other settings, but not the script URL, whatever is sent', async () => {
      const before = await saved();
      await admin.goto(page);
      await admin.$eval(script, (input) => {
        input.removeAttribute('disabled');
        Reflect.set(input, 'value', 'https://stranger.example/storefront.js');
      });
      await admin.$eval('#storefront-widgets-partner', (input) => Reflect.set(input, 'value', 'cars-weekly'));
      await submit(admin, '#submit');
      const errors = await admin.$$eval('.notice-error', (notices) =>
        notices.map((each) => each.textContent),
      );
      assert.match(errors.join(), /only users who may publish scripts/);
      const { script: url, api, partner } = await saved();
      assert.deepEqual([url, api, partner], ['', before.api, 'cars-weekly']);
    });

    test('a super admin changes the script URL', async () => {
      const superAdmin = await signedIn(wordpress, 'admin');
      await superAdmin.goto(page);
      assert.equal(await superAdmin.$eval(script, (input) => input.matches(':disabled')), false);
      await superAdmin.$eval(script, (input) => Reflect.set(input, 'value', '/own/storefront.js'));
      await submit(superAdmin, '#submit');
      assert.equal((await saved()).script, '/own/storefront.js');
      // The administrator of a site still saves the others, and the script stays.
      await admin.goto(page);
      await admin.$eval('#storefront-widgets-partner', (input) => Reflect.set(input, 'value', 'cars-daily'));
      await submit(admin, '#submit');
      const { script: url, partner } = await saved();
      assert.deepEqual([url, partner], ['/own/storefront.js', 'cars-daily']);
      assert.deepEqual(wordpress.site.notices(), []);
    });
  });
});
