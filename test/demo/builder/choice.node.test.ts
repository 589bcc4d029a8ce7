import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { words } from '../../../demo/builder/catalog/catalog.js';
import { firstView, problemOf } from '../../../demo/builder/choice/choice.js';
import { PAIRS } from '../../../demo/builder/choice/contrast.js';
import { PRESET_NAMES, PRESETS } from '../../../demo/builder/choice/presets.js';
import { findForm, rangeOf } from '../../../demo/builder/choice/value-forms.js';
import { costsOf } from '../../../demo/builder/costs/costs.js';
import type { Messages } from '../../../demo/builder/messages/i18n.js';
import { loadRelease } from '../../../demo/builder/page/load.js';
import { contrast } from '../../../demo/shared/contrast.js';
import { LANGUAGES } from '../../../demo/shared/language.js';
import { readTranslations } from '../../../demo/vite/translations.js';
import { catalog, embed, shop, widgetOf } from './choices.js';

/** The builder's texts in every language. */
const ALL: readonly Messages[] = await Promise.all(
  LANGUAGES.map(async (lang) => (await import(`../../../demo/builder/messages/${lang}.json`)).default),
);

const field = (widget: string, name: string) => {
  const found = widgetOf(widget).fields.find((each) => each.name === name);
  assert(found, name);
  return found;
};

test('each attribute has a control for its type', () => {
  const kinds = Object.fromEntries(widgetOf('car-search').fields.map(({ name, kind }) => [name, kind]));
  assert.deepEqual(
    [kinds.make, kinds.model, kinds.image, kinds.compact, kinds.facets, kinds.heading],
    ['make', 'model', 'url', 'boolean', 'words', 'text'],
  );
  assert.equal(field('sign-in', 'view').kind, 'choice');
  assert.equal(field('back-to-top', 'offset').kind, 'number');
  assert.equal(field('prize-popup', 'end-time').kind, 'date-time');
  assert.equal(field('prize-popup', 'trigger').kind, 'pattern');
  assert.equal(field('prize-popup', 'frequency').kind, 'pattern');
  const settings = Object.fromEntries(catalog.settings.map(({ name, kind }) => [name, kind]));
  assert.deepEqual(
    [settings['theme-color'], settings.lang, settings.api, settings.consent],
    ['color', 'language', 'url', 'choice'],
  );
});

test('an invalid or script URL is reported, and left out of the snippet', () => {
  const image = field('car-search', 'image');
  for (const bad of ['javascript:alert(1)', 'shop', '//evil.example', '/\\evil.example', 'data:text/html,x'])
    assert.equal(problemOf(image, bad), 'url', bad);
  for (const good of ['', 'https://shop.example/a.jpg', '/a.jpg']) assert.equal(problemOf(image, good), null);
  assert.deepEqual(embed({ attributes: { image: 'javascript:alert(1)' } }).attributes, []);
});

test('numbers stay within their limits, words within their lists, and the theme follows its rule', () => {
  assert.equal(problemOf(field('back-to-top', 'offset'), '-1'), 'number');
  assert.equal(problemOf(field('sign-in', 'view'), 'admin'), 'word');
  assert.equal(problemOf(field('car-search', 'facets'), 'price nope'), 'word');
  const theme = { '--storefront-radius': '1px } body { display: none', '--storefront-accent': '#111' };
  assert.deepEqual(embed({ theme }).theme, [['--storefront-accent', '#111']]);
});

for (const [name, value, form, number, problem] of [
  ['trigger', 'load', 'load', '', null],
  ['trigger', 'exit', 'exit', '', null],
  ['trigger', 'delay:5', 'delay:#', '5', null],
  ['trigger', 'delay:2.5', 'delay:#', '2.5', null],
  ['trigger', 'delay:', 'delay:#', '', 'number'],
  ['trigger', 'delay:-1', 'delay:#', '-1', 'number'],
  ['trigger', 'scroll:101', 'scroll:#', '101', 'number'],
  ['frequency', '7d', '#d', '7', null],
  ['frequency', '0d', '#d', '0', 'number'],
  ['frequency', 'session', 'session', '', null],
] as const)
  test(`reads ${name}="${value}" as ${form} ${number}, and ${problem ? 'refuses it' : 'adds it to the snippet'}`, () => {
    const popup = field('prize-popup', name);
    const found = findForm(popup.examples, value);
    assert.deepEqual([found?.form.name, found?.number], [form, number]);
    assert.equal(problemOf(popup, value), problem);
    const isIn = problem === null && value !== popup.fallback;
    const { attributes } = embed({ widget: 'prize-popup', attributes: { [name]: value } });
    assert.deepEqual(attributes, isIn ? [[name, value]] : []);
  });

test('the range of a number is known, so that the page can name it', () => {
  assert.deepEqual(rangeOf(field('back-to-top', 'offset'), '-5'), [0, Infinity]);
  assert.deepEqual(rangeOf(field('prize-popup', 'trigger'), 'scroll:101'), [1, 100]);
  assert.deepEqual(rangeOf(field('prize-popup', 'trigger'), 'delay:-1'), [0, 99_999]);
  assert.deepEqual(rangeOf(field('prize-popup', 'frequency'), '0d'), [1, 999]);
});

test('a value that fits no form has none, and each form has a label in every language', () => {
  const forms = ['trigger', 'frequency'].flatMap((name) => field('prize-popup', name).examples);
  assert.equal(findForm(forms, 'soon'), null);
  for (const { forms: labels, numbers } of ALL)
    for (const example of forms) {
      const form = findForm(forms, example)?.form;
      assert(form && labels[form.name], example);
      assert(form.around === null || numbers[form.name], example);
    }
});

test('defaults are left out of the snippet', () => {
  const attributes = { offset: '400', href: '/contact' };
  assert.deepEqual(embed({ widget: 'back-to-top', attributes }).attributes, []);
});

test('contrast is computed as WCAG defines it', () => {
  assert.equal(contrast('#000', '#ffffff'), 21);
  assert.equal(contrast('#777', '#fff')?.toFixed(2), '4.48');
  assert.equal(contrast('red', '#fff'), null);
});

test('every preset has legible colors', () => {
  for (const name of PRESET_NAMES) {
    const colors: Readonly<Record<string, string>> = PRESETS[name];
    for (const { color, on, needs } of PAIRS) {
      const ratio = contrast(colors[color] ?? '', colors[on] ?? '');
      assert.ok(ratio === null || ratio >= needs, `${name}: ${color} on ${on} has ${ratio}`);
    }
    const tokens = widgetOf('car-search').tokens.map((token) => token.name);
    assert.deepEqual(
      Object.keys(colors).filter((each) => !tokens.includes(each)),
      [],
    );
  }
});

test('every setting, property, widget, and attribute is described in every language', async () => {
  for (const texts of ALL) {
    for (const { name } of catalog.settings) assert.equal(texts.settings[name]?.length, 2, name);
    for (const { name } of catalog.widgets.flatMap(({ tokens }) => tokens))
      assert.ok(texts.tokens[name], name);
    const { unpublished, beforeLive } = texts.snippets;
    assert.ok(unpublished.includes('{version}') && unpublished.includes('{pack}'), unpublished);
    const { files, api, site, allow } = beforeLive;
    for (const each of [files, api, site]) assert.ok(each.includes('{url}'), each);
    assert.ok(allow.includes('{setting}'), allow);
  }
  for (const lang of LANGUAGES.filter((each) => each !== 'en')) {
    const translations = await readTranslations(lang);
    for (const { title, summary, fields } of catalog.widgets)
      for (const text of [
        title,
        summary,
        ...fields.flatMap(({ name, description }) => [words(name), description]),
      ])
        assert.ok(translations[text], `${lang}: ${text}`);
  }
});

test('the sizes are the sums of the files that the choice waits for and of the others, each counted once', () => {
  const files = {
    'storefront.js': 10,
    'storefront.css': 1,
    'widgets/car-search.js': 100,
    'chunks/List.js': 1000,
  };
  const release = { ...shop.release, files };
  assert.equal(costsOf(release, 'car-search').first, 111);
  const {
    files: all,
    first,
    later,
  } = costsOf(release, 'car-search', ['storefront.js', 'chunks/List.js', 'else.js']);
  assert.deepEqual([first, later], [111, 1000]);
  assert.deepEqual(
    all.filter(({ isLater }) => isLater),
    [{ file: 'chunks/List.js', bytes: 1000, isLater: true }],
  );
});

test('without releases on the server, snippets use its built files, and the builder says so', async (t) => {
  const dist = 'https://static.example/dist/';
  const costs = { version: '1.2.3', files: {}, widgets: {} };
  const replies: Readonly<Record<string, unknown>> = {
    [`${dist}costs.json`]: costs,
    [`${dist}integrity.json`]: { 'storefront.js': 'sha384-x' },
  };
  t.mock.method(globalThis, 'fetch', async (url: string) =>
    url in replies ? Response.json(replies[url]) : new Response('', { status: 404 }),
  );
  const releases = 'https://static.example/cdn/';
  const places = { dist, releases, api: '/v3', site: '/', hosts: '/hosts/' };
  const { base, isPinned, integrity } = await loadRelease(places);
  assert.deepEqual([base, isPinned], [dist, false]);
  assert.equal(integrity['storefront.js'], 'sha384-x');
});

describe('the first view', () => {
  for (const [innerWidth, width] of [
    [390, 'phone'],
    [1280, 'wide'],
    [undefined, 'wide'],
  ] as const)
    it(`is ${width} in a window of ${innerWidth ?? 'unknown width'}`, () => {
      Object.assign(globalThis, { innerWidth });
      try {
        assert.equal(firstView().width, width);
      } finally {
        Reflect.deleteProperty(globalThis, 'innerWidth');
      }
    });
});
