import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productNumber } from '../../../demo/host/catalog/product-number.js';

/** What a search consists of, and the number or VIN that it leads to the page of. */
const SEARCHES = [
  ['10006', '10006'],
  [' No. 10006 ', '10006'],
  ['no 20010', '20010'],
  ['№ 10006', '10006'],
  ['Réf. 10006', '10006'],
  ['رقم 10006', '10006'],
  ['#10006', '10006'],
  ['5yj3e1ea7kf317000', '5yj3e1ea7kf317000'],
  ['2023', null],
  ['bmw 10006', null],
  ['5YI3E1EA7KF317000', null],
  ['model 3', null],
] as const;
for (const [term, number] of SEARCHES)
  test(`a search for "${term}" ${number === null ? 'stays one' : 'leads to a product'}`, () =>
    assert.equal(productNumber(term), number));
