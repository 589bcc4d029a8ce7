import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { CarsPage } =
  await load<typeof import('../../../demo/host/catalog/CarsPage.js')>('host/catalog/CarsPage.tsx');
const { readCarList } =
  await load<typeof import('../../../demo/host/catalog/car-list.js')>('host/catalog/car-list.ts');
const { bannerQuery, carFacetsQuery } =
  await load<typeof import('../../../demo/host/api/catalog.js')>('host/api/catalog.ts');
await texts.catalogTexts.load();

const two = (...values: (string | number)[]) => values.map((value) => ({ value, count: 1 }));
const COUNTS = {
  ...{ brand: two('bmw', 'kia'), model: [], body: two('suv', 'van'), fuel: two('diesel', 'petrol') },
  ...{ is_oversea: two(0, 1), right_hand: two(0, 1), color: two('Black', 'White') },
  ...{ price: { min: 1, max: 2 }, year: { min: 2_019, max: 2_025 }, mileage: { min: 80_624, max: 80_625 } },
};

/** Returns the markup of the list of cars, of a make or of all. */
function listOf(brand?: string): string {
  const list = readCarList(brand, new URLSearchParams());
  return render(createElement(CarsPage, { list, fixed: {}, term: '' }), [
    [carFacetsQuery(brand ? { brand } : {}), COUNTS],
    [bannerQuery, { brand: [{ value: 'kia', brand_name: 'Kia', brand_logo: '', car_model: [] }] }],
  ]);
}

test('the filters of cars begin with what most shoppers decide by', () => {
  const titles = Array.from(
    listOf().matchAll(/<section class="filter"[^>]*><h2[^>]*>(.*?)<\/h2>/g),
    ([, title = '']) => readable(title),
  );
  assert.deepEqual(
    titles.map((title) => title.replace(/ \(.*/, '')),
    ['Shipping', 'Price', 'Model year', 'Mileage', 'Make', 'Body', 'Fuel', 'Steering', 'Color'],
  );
});

test('the filter of mileages hints at thousands around those there are', () => {
  const fields = [...listOf().matchAll(/<input[^>]* name="mil\w+_(?:min|max)"[^>]*/g)].map(
    ([field]) => field,
  );
  assert.deepEqual(
    fields.map((field) => /placeholder="(.*?)"/.exec(field)?.[1]),
    ['50,000', '51,000'],
  );
});

test('the search for a make is beside the list until there is one that the shop has', () => {
  assert.match(listOf(), /<storefront-car-search/);
  assert.doesNotMatch(listOf('kia'), /<storefront-car-search/);
  assert.match(listOf('trabant'), /<storefront-car-search/);
});
