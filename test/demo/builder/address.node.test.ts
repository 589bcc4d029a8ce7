import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromAddress, ignoredIn, toAddress } from '../../../demo/builder/choice/address.js';
import { embedOf, KINDS } from '../../../demo/builder/choice/choice.js';
import { snippet } from '../../../demo/builder/snippets/index.js';
import { asLinked, catalog, choose, HARD, shop } from './choices.js';

const again = (query: string) => toAddress(fromAddress(query, catalog), catalog);

test('a link opens the same choice, whatever was typed', () => {
  const choice = choose({
    ...HARD,
    form: true,
    view: { page: 'loud', width: 'phone', dir: 'rtl', scheme: 'dark', speed: 'slow', code: 'vue' },
  });
  assert.deepEqual(fromAddress(toAddress(choice, catalog), catalog), asLinked(choice));
});

test('a link of each widget opens that widget', () => {
  for (const { id } of catalog.widgets)
    assert.equal(again(toAddress(choose({ widget: id }), catalog)), `widget=${id}`);
});

test('the URL omits defaults and the fields of other widgets', () => {
  const choice = choose({ widget: 'footer', attributes: { make: 'byd', compact: false }, texts: { en: {} } });
  assert.equal(toAddress(choice, catalog), 'widget=footer');
});

test('the car search is shown without a choice', () => {
  assert.equal(again(''), 'widget=car-search');
  assert.equal(again('widget=nonsense'), `widget=${catalog.widgets[0]?.id}`);
});

test('unknown names in a URL are ignored', () => {
  const query =
    'widget=car-search&onclick=x&data-nope=1&--evil=1&text.en.nope=1&view.page=nope&view.code=toString';
  assert.equal(again(query), 'widget=car-search');
});

/** The keys that contract section 1 lists, with what a stranger's link would give them. */
const SENSITIVE = {
  api: 'https://stranger.example/v3',
  suggest: 'https://stranger.example/v3',
  'suggest-token': '',
  site: 'https://stranger.example',
  'mobile-site': 'https://stranger.example',
  'google-sdk': 'https://stranger.example/g.js',
  'facebook-sdk': 'https://stranger.example/f.js',
  'google-client-id': 'stranger',
  'facebook-app-id': 'stranger',
};

const linked = Object.entries(SENSITIVE);

test('a link gives the code nothing that decides where secrets go, in any kind of code', async () => {
  const query = new URLSearchParams(linked.map(([name, value]) => [`data-${name}`, value]));
  for (const { id } of catalog.widgets) {
    query.set('widget', id);
    query.set('form', '');
    const choice = fromAddress(`${query}`, catalog);
    assert.deepEqual(choice.settings, {});
    for (const kind of KINDS) {
      const code = (await snippet(kind, embedOf(catalog, choice), shop)).map((block) => block.code).join();
      assert.doesNotMatch(code, /stranger|suggest-?token/i, `${id}: ${kind}`);
    }
  }
});

for (const [name, value] of linked)
  test(`reports "${name}" in a link as ignored, and leaves it out of the choice’s URL`, () => {
    const query = `widget=footer&data-partner=p1&data-${name}=${encodeURIComponent(value)}`;
    assert.deepEqual(
      ignoredIn(query, catalog).map((field) => field.name),
      [name],
    );
    assert.deepEqual(ignoredIn('widget=footer&data-partner=p1', catalog), []);
    const typed = choose({ settings: { partner: 'p1', [name]: value || true } });
    assert.equal(toAddress(typed, catalog), 'widget=car-search&data-partner=p1');
  });

test('typed values appear in the code as typed', async () => {
  for (const [name, value] of linked) {
    const typed = embedOf(catalog, choose({ settings: { [name]: value || true } }));
    const [{ code = '' } = {}] = await snippet('html', typed, shop);
    assert.ok(code.includes(value ? `data-${name}="${value}"` : `data-${name}`), code);
  }
});

test('the preview is right to left by default in Arabic, and a link keeps another choice', () => {
  const first = fromAddress('', catalog, 'rtl');
  assert.equal(first.view.dir, 'rtl');
  assert.equal(toAddress(first, catalog, 'rtl'), 'widget=car-search');
  const other = { ...first, view: { ...first.view, dir: 'ltr' as const } };
  const link = toAddress(other, catalog, 'rtl');
  assert.equal(link, 'widget=car-search&view.dir=ltr');
  assert.deepEqual(fromAddress(link, catalog, 'rtl'), other);
});
