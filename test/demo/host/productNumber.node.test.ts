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
  ['3kpcpc7d0pa010006', '3kpcpc7d0pa010006'],
  ['2023', null],
  ['bmw 10006', null],
  ['IKPCPC7D0PA010006', null],
  ['model 3', null],
] as const;
for (const [term, number] of SEARCHES)
  test(`a search for "${term}" ${number === null ? 'stays one' : 'leads to a product'}`, () =>
    assert.equal(productNumber(term), number));
