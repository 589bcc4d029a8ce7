import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, filtered, joined } from '../../../demo/host/catalog/address.js';
import { readCarList } from '../../../demo/host/catalog/car-list.js';
import { filterOf, readList } from '../../../demo/host/catalog/list.js';
import { GOODS_LIST } from '../../../demo/shared/lists.js';

const read = (search: string, brand?: string) => readCarList(brand, new URLSearchParams(search));

test('reads the URL of a list of cars part by part, with prices in dollars', () => {
  const query = read(
    'model=seal&body=suv&fuel=electric&is_oversea=0&price_min=100&year_max=2024&page=3',
    'byd',
  );
  assert.deepEqual(query.ignored, []);
  assert.equal(query.page, 3);
  assert.deepEqual(filterOf(query), {
    brand: 'byd',
    model: 'seal',
    body: 'suv',
    fuel: 'electric',
    is_oversea: '0',
    price_min: '10000',
    year_max: '2024',
  });
});

for (const [search, ignored] of [
  ['body=boat', ['body']],
  ['fuel=', []],
  ['is_oversea=2', ['is_oversea']],
  ['price_min=-1', ['price_min']],
  ['price_max=1e3', ['price_max']],
  ['price_max=12345678', ['price_max']],
  ['price_min=9&price_max=8', ['price_max']],
  ['page=0', ['page']],
  ['page=1.5', ['page']],
  ['sort=discount', ['sort']],
  ['body=suv&body=boat', ['body']],
  ['mileage_max=far', ['mileage_max']],
  ['utm_source=mail', []],
  [`goods_name=${'a'.repeat(101)}`, ['goods_name']],
] as const) {
  test(`leaves ${ignored.join() || 'nothing'} out of "${search.slice(0, 40)}"`, () => {
    assert.deepEqual(read(search).ignored, ignored);
  });
}

for (const [search, filter] of [
  ['body=van&body=suv', { body: 'suv,van' }],
  ['body=suv&body=boat', { body: 'suv' }],
  ['brand=kia&brand=byd&brand=kia', { brand: 'byd,kia' }],
  ['color=Midnight+blue', { color: 'Midnight blue' }],
  ['mileage_min=100&mileage_max=30000', { mileage_min: '100', mileage_max: '30000' }],
  ['miles_min=100&miles_max=30000', { mileage_min: '160', mileage_max: '48281' }],
  ['price_max=12%2C090', { price_max: '1209000' }],
] as const) {
  test(`requests the cars of "${search}" in a fixed order of choices, and in kilometers`, () => {
    assert.deepEqual(filterOf(read(search)), filter);
  });
}

test('ignores a model without a make, or with several', () => {
  assert.deepEqual(read('model=seal').chosen.model, []);
  assert.deepEqual(read('model=seal&brand=kia', 'byd').chosen.model, []);
  assert.deepEqual(read('model=seal&brand=byd').chosen.model, ['seal']);
});

test('sorts goods in their own order, unless the URL names one', () => {
  assert.equal(readList(GOODS_LIST, new URLSearchParams()).sort, 'popular');
  assert.equal(readList(GOODS_LIST, new URLSearchParams(), 'discount').sort, 'discount');
  assert.equal(readList(GOODS_LIST, new URLSearchParams('sort=newest'), 'discount').sort, 'newest');
});

test('changing a filter resets the page number; changing the page keeps the filters', () => {
  const search = new URLSearchParams('fuel=diesel&page=4');
  assert.equal(filtered(search, { body: 'van' }), '?fuel=diesel&body=van');
  assert.equal(changed(search, { page: '5' }), '?fuel=diesel&page=5');
  assert.equal(changed(search, { fuel: null, page: null }), '');
  assert.equal(filtered(search, { fuel: ['diesel', 'hybrid'] }), '?fuel=diesel&fuel=hybrid');
  assert.equal(filtered(search, { fuel: [] }), '');
});

test('keeps the query of a path that has one', () => {
  assert.equal(joined('/categories?in=goods', '?deal=1&in=cars'), '/categories?deal=1&in=goods');
  assert.equal(joined('/categories/100', ''), '/categories/100');
});

test('requests several stores of a URL in one order, and ignores invalid numbers', () => {
  const list = readList(GOODS_LIST, new URLSearchParams('store_id=12&store_id=3&store_id=12&store_id=x'));
  assert.deepEqual(filterOf(list), { store_id: '3,12' });
  assert.deepEqual(list.ignored, ['store_id']);
  assert.deepEqual(filterOf(list, { store_id: '5' }), { store_id: '5' }, 'on the page of a store');
});
