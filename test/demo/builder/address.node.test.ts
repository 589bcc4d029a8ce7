import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromAddress, toAddress } from '../../../demo/builder/choice/address.js';
import { catalog, choose, HARD } from './choices.js';

const again = (query: string) => toAddress(fromAddress(query, catalog), catalog);

test('a link opens the same choice, whatever was typed', () => {
  const choice = choose({
    ...HARD,
    form: true,
    view: { page: 'loud', width: 'phone', dir: 'rtl', scheme: 'dark', speed: 'slow', code: 'vue' },
  });
  assert.deepEqual(fromAddress(toAddress(choice, catalog), catalog), choice);
});

test('a link of each widget opens that widget', () => {
  for (const { id } of catalog.widgets)
    assert.equal(again(toAddress(choose({ widget: id }), catalog)), `widget=${id}`);
});

test('the address is short: what is as at first, or of another widget, is not in it', () => {
  const choice = choose({ widget: 'footer', attributes: { make: 'byd', compact: false }, texts: { en: {} } });
  assert.equal(toAddress(choice, catalog), 'widget=footer');
});

test('without a choice, the car search is shown', () => {
  assert.equal(again(''), 'widget=car-search');
  assert.equal(again('widget=nonsense'), `widget=${catalog.widgets[0]?.id}`);
});

test('what an address names that is not known is left out', () => {
  const query =
    'widget=car-search&onclick=x&data-nope=1&--evil=1&text.en.nope=1&view.page=nope&view.code=toString';
  assert.equal(again(query), 'widget=car-search');
});

test('in Arabic, the preview reads from right to left at first, and a link keeps what was chosen instead', () => {
  const first = fromAddress('', catalog, 'rtl');
  assert.equal(first.view.dir, 'rtl');
  assert.equal(toAddress(first, catalog, 'rtl'), 'widget=car-search');
  const other = { ...first, view: { ...first.view, dir: 'ltr' as const } };
  const link = toAddress(other, catalog, 'rtl');
  assert.equal(link, 'widget=car-search&view.dir=ltr');
  assert.deepEqual(fromAddress(link, catalog, 'rtl'), other);
});
