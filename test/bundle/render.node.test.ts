import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { render } from '../../dist/index.js';

const make = (name: string, value: string) => ({ brand_name: name, value, car_model: [] });
const dataOf = (...brand: readonly object[]) => ({ banner: { img_pc: '/a.jpg', title: [], brand } });

/** Runs some work, and returns the warnings that it prints. */
async function warningsOf(work: () => Promise<unknown>): Promise<string[]> {
  const warn = mock.method(console, 'warn', () => {});
  await work();
  warn.mock.restore();
  return warn.mock.calls.map(({ arguments: [text] }) => String(text));
}

describe('render(), in Node without a DOM', () => {
  it('gives the tag with its attributes, and a form in declarative shadow DOM', async () => {
    const html = await render('car-search', {
      make: 'byd',
      compact: true,
      lang: 'ar',
      site: 'https://shop.example/us/?x=1',
      data: dataOf(make('BYD', 'byd'), make('Tesla', 'tesla')),
    });
    assert.match(
      html,
      /^<storefront-car-search make="byd" compact[^>]* lang="ar"><template shadowrootmode="open">/,
    );
    assert.match(html, /<\/template><\/storefront-car-search>$/);
    assert.match(html, /<form[^>]* action="https:\/\/shop\.example\/us\/categories"/);
    assert.match(html, /<option[^>]* value="byd"[^>]*>BYD<\/option>/);
    assert.match(html, /dir="rtl"/);
    assert.match(html, /بحث/);
  });

  it('escapes all values', async () => {
    const evil = `"'></script></style></template><img src=x onerror=alert(1)>`;
    const html = await render('car-search', {
      make: evil,
      heading: evil,
      image: `javascript:${evil}`,
      site: `javascript:${evil}`,
      api: evil,
      partner: evil,
      themeColor: evil,
      nonce: evil,
      data: dataOf(make(evil, evil)),
    });
    assert.ok(!html.includes('<img'), html.slice(html.indexOf('<img')));
    assert.equal(html.split('</script>').length, 2);
    assert.equal(html.split('</style>').length, 2);
    assert.equal(html.split('</template>').length, 2);
    assert.ok(!html.includes('javascript:"'));
    assert.match(html, /action="\/categories"/);
  });

  it('renders an image whose URL is absolute, or can be resolved', async () => {
    const data = dataOf();
    assert.match(
      await render('car-search', { data, api: 'https://api.example/v3' }),
      /src="https:\/\/api\.example\/a\.jpg"/,
    );
    assert.doesNotMatch(await render('car-search', { data }), /<img/);
  });

  it('includes the nonce of the page’s policy', async () => {
    assert.match(await render('car-search', { nonce: 'n1' }), /<style nonce="n1">/);
  });

  it('renders placeholders where the makes don’t fit, and warns why', async () => {
    let html = '';
    const warnings = await warningsOf(async () => {
      html = await render('car-search', { data: dataOf({ brand_name: 'BYD', value: 7, car_model: [] }) });
    });
    assert.match(html, /class="skeleton\b/);
    assert.doesNotMatch(html, /<form/);
    assert.deepEqual(warnings, [
      '[storefront-widgets] render("car-search"): the data does not fit, and is left out: data.banner.brand.0.value: expected string',
    ]);
  });

  it('renders nothing for a widget that needs a browser, and warns', async () => {
    const widget = 'footer' as 'car-search'; // as untyped code may call it
    const warnings = await warningsOf(async () => assert.equal(await render(widget), ''));
    assert.equal(warnings.length, 1);
  });
});
