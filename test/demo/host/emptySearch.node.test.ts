import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { EmptySearch } = await load<typeof import('../../../demo/host/catalog/EmptySearch.js')>(
  'host/catalog/EmptySearch.tsx',
);
const { GOODS } = await load<typeof import('../../../demo/host/catalog/goods-kind.js')>(
  'host/catalog/goods-kind.ts',
);
const { CARS } =
  await load<typeof import('../../../demo/host/catalog/car-kind.js')>('host/catalog/car-kind.ts');
const { readCarList } =
  await load<typeof import('../../../demo/host/catalog/car-list.js')>('host/catalog/car-list.ts');
const { readList, searchOf } =
  await load<typeof import('../../../demo/host/catalog/list.js')>('host/catalog/list.ts');
await texts.catalogTexts.load();

const TERM = 'toyta camry';
const search = new URLSearchParams({ goods_name: TERM });

const ofGoods = (goods_name: string, more = {}) =>
  GOODS.pageQuery({ ...searchOf(readList(GOODS.fields, new URLSearchParams({ goods_name }))), ...more });

const ofCars = (goods_name: string, more = {}) =>
  CARS.pageQuery({ ...searchOf(readCarList('kia', new URLSearchParams({ goods_name }))), ...more });

const emptySearch = (answers: Parameters<typeof render>[1]) =>
  readable(
    render(
      createElement(EmptySearch, { term: TERM, corrected: 'toyota camry' }),
      answers,
      `/content/kia?${search}`,
    ),
  );

for (const [total, offer] of [
  [0, /^(?!.*Did you mean)/],
  [3, /Did you mean toyota camry \?/],
] as const)
  test(`a search without results suggests words that find ${total} of the other kind only if there are any`, () => {
    assert.match(emptySearch([[ofGoods(TERM), { total }]]), offer);
  });

for (const [found, offer] of [
  [[], /^(?!.*Search for just one)/],
  [['camry'], /Search for just one of your words: camry Browse/],
  [['toyta', 'camry'], /Search for just one of your words: toyta camry Browse/],
] as const)
  test(`a search without results offers just those of its words that find anything: ${found.join(', ')}`, () => {
    const few = { page: 2, pageSize: 1 };
    const words = TERM.split(' ').flatMap((word) => [
      [ofGoods(word, few), { total: (found as readonly string[]).includes(word) ? 1 : 0 }] as const,
      [ofCars(word, few), { total: 0 }] as const,
    ]);
    assert.match(emptySearch([[ofGoods(TERM), { total: 0 }], ...words]), offer);
    // Until all answers are there, no word is offered, so that none moves.
    assert.doesNotMatch(
      emptySearch([[ofGoods(TERM), { total: 0 }], ...words.slice(1)]),
      /Search for just one/,
    );
  });
