import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasMoreCars } from '../../../demo/host/catalog/hasMoreCars.js';

const PART = {
  goods_name: 'Alloy Wheel',
  cat_name: 'Wheels',
  fits: { name: 'Fits', value: 'Honda Civic (2016–2021), Honda HR-V (2016–2022)' },
};
const OTHER = { goods_name: 'Mini Lamp in Blue', cat_name: 'Lamps', fits: null };
const UNNAMED = { goods_name: 'J1772 to NACS Adapter', cat_name: 'Charging adapters', fits: null };

for (const [term, cars, list, isMore] of [
  ['honda civic', 8, [PART, PART, PART, PART, PART, PART, PART, PART, PART], true],
  ['Civic wheels', 0, [PART], false],
  ['mini', 3, [OTHER, OTHER, OTHER, OTHER, PART], false],
  ['blue', 4, [OTHER, OTHER], true],
  ['tesla under 30000', 2, [UNNAMED, UNNAMED, UNNAMED], true],
  ['nacs adapter', 0, [UNNAMED, UNNAMED], false],
] as const)
  test(`shows ${isMore ? 'the cars' : 'the goods'} of a search for "${term}" first`, () => {
    assert.equal(hasMoreCars(term, { cars, goods: { list, total: list.length } }), isMore);
  });
