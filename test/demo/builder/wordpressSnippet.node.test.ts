import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, create, string, type } from 'superstruct';
import { readDefinitions } from '../../../src/build/definitions.mjs';
import { widgetsOf } from '../../../src/build/wordpress/widgets.mjs';
import { code, decoded, embed, HARD, plain } from './choices.js';

const hard = embed(HARD);

/** What the plugin knows about the widgets. */
const Blocks = array(type({ tag: string(), attributes: array(type({ name: string() })) }));

test('the WordPress shortcode has only attributes that the plugin supports, with quotes and brackets escaped', async () => {
  const { widgets } = await widgetsOf(await readDefinitions());
  const text = await code('wordpress', hard, 'post');
  const [, name, rest = ''] = /^\[(\w+)([^[\]]*)\]$/.exec(text) ?? [];
  assert.equal(name, 'storefront_car_search');
  const given = Object.fromEntries(
    [...rest.matchAll(/([\w-]+)(?:=(["'])(.*?)\2)?/g)].map(([, each = '', , value = '']) => [
      each,
      decoded(value),
    ]),
  );
  assert.deepEqual(given, plain(hard.attributes));
  const { attributes = [] } =
    create(widgets, Blocks).find(({ tag }) => tag === 'storefront-car-search') ?? {};
  const names = attributes.map((each) => each.name);
  for (const each of Object.keys(given)) assert.ok(names.includes(each), each);
  const both = await code('wordpress', embed({ attributes: { heading: `"It's" it` } }), 'post');
  assert.equal(both, '[storefront_car_search heading="&quot;It\'s&quot; it"]');
  assert.match(await code('wordpress', hard, 'settings'), /^Partner ID: o'neil & sons$/m);
});

for (const [what, choice, expected] of [
  [
    'settings that the plugin doesn’t have',
    { settings: { partner: 'weekly', analytics: 'data-layer', carry: 'utm_*' } },
    /^<storefront-config analytics="data-layer" carry="utm_\*"><\/storefront-config>$/,
  ],
  ['texts', { texts: HARD.texts ?? {} }, /^<script type="module">[^<]+configure\([^<]+<\/script>$/],
  [
    'a dialog’s button',
    { widget: 'sign-in' },
    /^<button type="button" id="open-sign-in">Sign in<\/button>\n<script/,
  ],
  [
    'a form with its widget',
    { form: true },
    /^<storefront-car-search>\n {2}<form [\s\S]+<\/form>\n<\/storefront-car-search>$/,
  ],
  ['nothing else', { settings: { partner: 'weekly' }, theme: HARD.theme ?? {} }, /^$/],
] as const)
  test(`WordPress gets an HTML block for what the plugin can’t take: ${what}`, async () => {
    assert.match(await code('wordpress', embed(choice), 'html-block'), expected);
    const shortcode = await code('wordpress', embed(choice), 'post');
    assert.equal(shortcode === '', 'form' in choice);
  });

test('WordPress gets the page’s own URL of the files as the plugin’s setting', async () => {
  const settings = { files: 'https://static.example/widgets' };
  assert.match(
    await code('wordpress', embed({ settings }), 'settings'),
    /^Script URL: https:\/\/static\.example\/widgets\/storefront\.js$/m,
  );
});
