import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './rendering.js';

const { isScarce } =
  await load<typeof import('../../../demo/host/goods/CardParts.js')>('host/goods/CardParts.tsx');

for (const [stock, expected] of [
  [0, false],
  [1, true],
  [5, true],
  [6, false],
] as const)
  test(`tells how many are left, on cards, product pages, and in the cart: ${stock}, ${expected}`, () => {
    assert.equal(isScarce(stock), expected);
  });
