import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { fill, signedIn, submit } from './browser.js';
import { inMatrix, startWithPlugin, type WordPress } from './wordpress.js';

const field = (key: string): string => `#storefront-widgets-${key}`;

describe('the settings on WordPress', { skip: inMatrix }, () => {
  let wordpress: WordPress;
  let admin: Page;
  let page = '';

  before(async () => {
    wordpress = await startWithPlugin();
    page = `${wordpress.site.origin}/wp-admin/options-general.php?page=storefront-widgets`;
    admin = await signedIn(wordpress, 'admin');
  });
  after(() => wordpress?.end());

  const saved = async (): Promise<unknown> =>
    JSON.parse(await wordpress.site.run(`echo wp_json_encode( get_option( 'storefront_widgets' ) );`));
  const textOf = (selector: string) => admin.$eval(selector, ({ textContent }) => textContent ?? '');
  const typedIn = (key: string) => admin.$eval(field(key), (input) => Reflect.get(input, 'value'));

  test('are saved, and each has a label and a description', async () => {
    await admin.goto(page);
    const unlabeled = await admin.$$eval('form [name^=storefront_widgets]', (inputs) =>
      inputs
        .filter((input) => {
          const help = document.getElementById(input.getAttribute('aria-describedby') ?? '');
          return !document.querySelector(`label[for="${input.id}"]`)?.textContent || !help?.textContent;
        })
        .map(({ id }) => id),
    );
    assert.deepEqual(unlabeled, []);
    await fill(admin, field('script'), 'https://cdn.example/storefront-widgets/storefront.js');
    await fill(admin, field('api'), ' https://shop.example/v3 ');
    await fill(admin, field('site'), 'https://shop.example');
    await fill(admin, field('partner'), 'cars-weekly');
    await admin.select(field('lang'), 'fr');
    await admin.select(field('storage'), 'on-use');
    await admin.locator('.wp-color-result').click();
    await fill(admin, field('theme_color'), '#00aa77');
    await submit(admin, '#submit');
    assert.deepEqual(await saved(), {
      script: 'https://cdn.example/storefront-widgets/storefront.js',
      api: 'https://shop.example/v3',
      site: 'https://shop.example',
      partner: 'cars-weekly',
      lang: 'fr',
      theme_color: '#00aa77',
      storage: 'on-use',
    });
    assert.deepEqual(wordpress.site.notices(), []);
  });

  test('become the attributes of the script, escaped', async () => {
    await wordpress.site.run(
      `update_option( 'storefront_widgets', array_merge( get_option( 'storefront_widgets' ), array( 'partner' => '"><img src=x>' ) ) );`,
    );
    const id = await wordpress.site.run(
      `echo wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => '[storefront_language]' ) );`,
    );
    const html = await (await fetch(`${wordpress.site.origin}/?p=${id}`)).text();
    const tags = html.match(/<script[^>]*storefront-widgets-js[\s\S]*?<\/script>/g) ?? [];
    assert.deepEqual(tags, [
      '<script type="module" src="https://cdn.example/storefront-widgets/storefront.js" id="storefront-widgets-js" ' +
        'data-api="https://shop.example/v3" data-site="https://shop.example" ' +
        'data-partner="&quot;&gt;&lt;img src=x&gt;" data-lang="fr" data-theme-color="#00aa77" data-storage="on-use"></script>',
    ]);
  });

  test('that are invalid show errors, stay in their fields, and change nothing', async () => {
    const before = await saved();
    await admin.goto(page);
    const typed = 'javascript:alert(1)//"><b>';
    await fill(admin, field('api'), typed);
    await fill(admin, field('site'), 'shop.example');
    await fill(admin, field('partner'), 'a<b>c</b>');
    await submit(admin, '#submit');
    const errors = await admin.$$eval('.notice-error', (notices) =>
      notices.map((notice) => notice.textContent),
    );
    assert.equal(errors.length, 3, errors.join());
    assert.match(errors.join(), /API: enter an address/);
    assert.equal(await typedIn('api'), typed);
    assert.equal(await typedIn('site'), 'shop.example');
    assert.match(await textOf(`${field('api')}-help`), /API: enter an address/);
    assert.equal(await admin.$eval(field('api'), (input) => input.getAttribute('aria-invalid')), 'true');
    assert.deepEqual(await saved(), before);
    await admin.goto(page); // the error is shown only once
    assert.equal(await typedIn('api'), 'https://shop.example/v3');
    assert.deepEqual(wordpress.site.notices(), []);
  });

  /** Sends the form's request from a user's open page. */
  const post = (from: Page, nonce: string): Promise<number> =>
    from.evaluate(
      async (body) =>
        (await fetch('/wp-admin/options.php', { method: 'POST', body: new URLSearchParams(body) })).status,
      {
        option_page: 'storefront_widgets',
        action: 'update',
        _wpnonce: nonce,
        'storefront_widgets[api]': 'https://evil.example',
      },
    );

  test('are refused without the nonce of the form, and from an author', async () => {
    const before = await saved();
    await admin.goto(page);
    const nonce = await admin.$eval('#_wpnonce', (input) => String(Reflect.get(input, 'value')));
    assert.equal(await post(admin, 'wrong'), 403);
    const author = await signedIn(wordpress, 'author');
    assert.equal(await post(author, nonce), 403);
    assert.equal((await author.goto(page))?.status(), 403);
    assert.deepEqual(await saved(), before);
    assert.equal(await post(admin, nonce), 200);
    assert.notDeepEqual(await saved(), before);
  });

  for (const [locale, heading, help] of [
    ['ru_RU', 'Виджеты магазина', 'Язык виджетов.'],
    ['ar', 'أدوات المتجر', 'لغة الأدوات.'],
    ['fr_FR', 'Widgets de la boutique', 'La langue des widgets.'],
  ] as const)
    test(`are in ${locale}, as are the names of the blocks`, async () => {
      await wordpress.site.run(`update_user_meta( 1, 'locale', '${locale}' );`);
      await admin.goto(page);
      assert.equal(await textOf('h1'), heading);
      assert.equal(await textOf(`${field('lang')}-help`), help);
      assert.doesNotMatch(await textOf('.widefat'), /Car search|Sign in/);
    });

  test('are deleted with the plugin', async () => {
    await wordpress.site.run(`update_user_meta( 1, 'locale', '' );`);
    const left = await wordpress.site.run(`
      require ABSPATH . 'wp-admin/includes/plugin.php';
      require ABSPATH . 'wp-admin/includes/file.php';
      $plugin = 'storefront-widgets/storefront-widgets.php';
      deactivate_plugins( $plugin );
      if ( true !== delete_plugins( array( $plugin ) ) ) throw new Exception( 'It cannot be deleted' );
      echo $GLOBALS['wpdb']->get_var( "SELECT GROUP_CONCAT( option_name ) FROM wp_options WHERE option_name LIKE '%storefront%'" );
    `);
    assert.equal(left, '');
  });
});
