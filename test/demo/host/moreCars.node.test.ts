import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasMoreCars } from '../../../demo/host/catalog/hasMoreCars.js';

const PART = { fits: { name: 'Fits', value: 'Honda Civic (2016–2021), Honda HR-V (2016–2022)' } };
const OTHER = { fits: null };

for (const [term, cars, list, isMore] of [
  ['honda civic', 8, [PART, PART, PART, PART, PART, PART, PART, PART, PART], true],
  ['Civic wheels', 0, [PART], false],
  ['mini', 3, [OTHER, OTHER, OTHER, OTHER, PART], false],
  ['blue', 4, [OTHER, OTHER], true],
] as const)
  test(`shows ${isMore ? 'the cars' : 'the goods'} of a search for "${term}" first`, () => {
    assert.equal(hasMoreCars(term, { cars, goods: { list, total: list.length } }), isMore);
  });
