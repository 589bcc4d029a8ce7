import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { newPage, signedIn } from './browser.js';
import { fieldsSay } from './car-search.js';
import { inMatrix, publish, startWithPlugin, type WordPress } from './wordpress.js';

/** Returns the widgets' elements as written in a page's source. */
const elements = (html: string): readonly string[] =>
  html.match(/<storefront-[\s\S]*?<\/storefront-[\w-]+>/g) ?? [];

const block = (name: string, values: object): string =>
  `<!-- wp:storefront-widgets/${name} ${JSON.stringify(values).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('--', '\\u002d\\u002d')} /-->`;

describe('an author’s markup on WordPress', { skip: inMatrix }, () => {
  let wordpress: WordPress;

  before(async () => {
    wordpress = await startWithPlugin();
  });
  after(() => wordpress?.end());

  const source = async (content: string): Promise<string> =>
    (await fetch(await publish(wordpress.site, content))).text();

  test('as a shortcode is the element, with values, flags, and names with underscores', async () => {
    const html = await source(
      '[storefront_car_search make="byd" compact heading="Cars & more" nonsense="x"]' +
        '[storefront_car_search compact="false" model=\'seal\']' +
        '[storefront_prize_popup end_time="5000"][storefront_header search-value="tire"][storefront_drawer]',
    );
    assert.deepEqual(elements(html), [
      '<storefront-car-search make="byd" heading="Cars &amp; more" compact></storefront-car-search>',
      '<storefront-car-search model="seal"></storefront-car-search>',
      '<storefront-prize-popup end-time="5000"></storefront-prize-popup>',
      '<storefront-header search-value="tire"></storefront-header>',
      '<storefront-drawer></storefront-drawer>',
    ]);
    assert.deepEqual(wordpress.site.notices(), []);
  });

  test('works as a shortcode with a word processor’s quotes', async () => {
    const html = await source(
      '[storefront_car_search make=”byd” model=“seal”]' +
        '[storefront_car_search heading=“Your next car” compact make=‘byd’]' +
        '[storefront_car_search heading=« Votre voiture » make=„byd“]' +
        '[storefront_car_search heading=&#8221;Your car&#8243; make=&#8220;byd&#8221;]' +
        '[storefront_prize_popup end_time=″5000″]',
    );
    assert.deepEqual(elements(html), [
      '<storefront-car-search make="byd" model="seal"></storefront-car-search>',
      '<storefront-car-search make="byd" heading="Your next car" compact></storefront-car-search>',
      '<storefront-car-search make="byd" heading="Votre voiture"></storefront-car-search>',
      '<storefront-car-search make="byd" heading="Your car"></storefront-car-search>',
      '<storefront-prize-popup end-time="5000"></storefront-prize-popup>',
    ]);
    assert.deepEqual(wordpress.site.notices(), []);
  });

  test('as a block is the element with the classes of the block', async () => {
    const html = await source(block('car-search', { make: 'byd', compact: true, align: 'wide' }));
    assert.deepEqual(elements(html), [
      '<storefront-car-search class="alignwide wp-block-storefront-widgets-car-search" make="byd" compact></storefront-car-search>',
    ]);
  });

  test('accepts only valid attribute values: numbers in their bounds, listed words, web URLs', async () => {
    const html = await source(
      '[storefront_back_to_top offset="-5" href="javascript:alert(1)"][storefront_back_to_top offset="many" href=""]' +
        '[storefront_sign_in view="reset"][storefront_sign_in view="admin" page]' +
        '[storefront_car_search image="https://shop.example/a.jpg?b=1&c=2"]' +
        '[storefront_car_search image="data:text/html,x"]',
    );
    assert.deepEqual(elements(html), [
      '<storefront-back-to-top offset="0"></storefront-back-to-top>',
      '<storefront-back-to-top href=""></storefront-back-to-top>',
      '<storefront-sign-in view="reset"></storefront-sign-in>',
      '<storefront-sign-in page></storefront-sign-in>',
      '<storefront-car-search image="https://shop.example/a.jpg?b=1&#038;c=2"></storefront-car-search>',
      '<storefront-car-search></storefront-car-search>',
    ]);
  });

  /** An attack, used below in each place where an author can enter a value. */
  const attack = `"'><img src=x onerror="window.attacked = true"><script>window.attacked = true</script>`;
  const attacks =
    block('car-search', { make: attack, heading: attack, image: 'javascript:window.attacked=true' }) +
    block('back-to-top', {
      href: 'javascript:window.attacked=true',
      offset: attack,
      onclick: 'attacked=true',
    }) +
    block('car-search', { make: ['byd'], heading: { a: 1 }, compact: attack, className: attack }) +
    `[storefront_car_search heading='"><img src=x onerror=window.attacked=true>' onclick="window.attacked=true"]` +
    `[storefront_car_search make='"onmouseover="window.attacked=true' style="x"]`;

  for (const user of ['author', 'admin'] as const)
    test(`with a hostile value does nothing, though ${user === 'admin' ? 'WordPress lets it pass' : 'filtered'}`, async () => {
      const page = await newPage(wordpress.browser);
      await page.goto(await publish(wordpress.site, attacks, user));
      await fieldsSay(page, 'All Makes', 'All Models');
      const found = await page.evaluate(() => {
        const elements = [...document.querySelectorAll('storefront-car-search, storefront-back-to-top')];
        return {
          attacked: 'attacked' in window,
          pictures: document.querySelectorAll('img[src=x]').length,
          attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))].sort(),
          heading: elements[0]?.getAttribute('heading') ?? '',
        };
      });
      if (user === 'admin') assert.equal(found.heading, attack);
      assert.match(found.heading, /^"'><img/);
      assert.deepEqual(
        { ...found, heading: '' },
        { attacked: false, pictures: 0, attributes: ['class', 'heading', 'make'], heading: '' },
      );
      assert.deepEqual(wordpress.site.notices(), []);
    });

  test('also works in the frame of a phone’s preview', async () => {
    const page = await signedIn(wordpress, 'author');
    const id = new URL(await publish(wordpress.site, block('car-search', { make: 'byd' }))).searchParams.get(
      'p',
    );
    await page.goto(`${wordpress.site.origin}/wp-admin/post.php?post=${id}&action=edit`);
    await fieldsSay(page, 'BYD', 'All Models');
    await page.evaluate(`wp.data.dispatch('core/edit-post').__experimentalSetPreviewDeviceType('Mobile')`);
    await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name=editor-canvas]');
      const root = frame?.contentDocument?.querySelector('storefront-car-search')?.shadowRoot;
      return root?.querySelector('[role=combobox] .value')?.textContent === 'BYD';
    });
  });

  test('under a theme without blocks has its script and styles in the head, once', async () => {
    const { site } = wordpress;
    await site.run(`switch_theme( 'classic-theme' );`);
    const [head = '', body = ''] = (await source('[storefront_car_search][storefront_car_search]')).split(
      '<body>',
    );
    assert.equal(head.match(/type="module"/g)?.length, 1);
    const styles = readFileSync(
      join(site.root, 'wp-content/plugins/storefront-widgets/storefront.css'),
      'utf8',
    );
    assert.ok(
      styles.includes('storefront-car-search') && head.includes(styles),
      'the styles are in the head',
    );
    assert.equal(elements(body).length, 2);
    assert.doesNotMatch(body, /<script[^>]*type="module"|<link[^>]*storefront|<style[^>]*storefront/);
  });

  test('in a sidebar loads its styles before it, and its script at the end', async () => {
    const { site } = wordpress;
    await site.run(`
      switch_theme( 'classic-theme' );
      update_option( 'widget_block', array( 2 => array( 'content' => '[storefront_car_search compact]' ), '_multiwidget' => 1 ) );
      wp_set_sidebars_widgets( array( 'side' => array( 'block-2' ) ) );
    `);
    const [head = '', body = ''] = (await (await fetch(`${site.origin}/?page_id=2`)).text()).split('<body>');
    assert.doesNotMatch(head, /storefront/);
    assert.match(
      body,
      /<link[^>]*storefront\.css[^>]*>\s*<storefront-car-search compact><\/storefront-car-search>[\s\S]*<script type="module"/,
    );
    assert.equal(body.match(/storefront\.css/g)?.length, 1);
    const page = await newPage(wordpress.browser);
    await page.goto(`${site.origin}/?page_id=2`);
    await fieldsSay(page, 'All Makes', 'All Models');
    assert.deepEqual(site.notices(), []);
  });

  test('is left out of feeds', async () => {
    await publish(wordpress.site, 'Before[storefront_car_search]after');
    const feed = await (await fetch(`${wordpress.site.origin}/?feed=rss2`)).text();
    assert.match(feed, /Beforeafter/);
  });
});
