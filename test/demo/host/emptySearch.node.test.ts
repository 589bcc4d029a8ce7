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
const { readList, searchOf } =
  await load<typeof import('../../../demo/host/catalog/list.js')>('host/catalog/list.ts');
await texts.catalogTexts.load();

const TERM = 'toyta camry';
const search = new URLSearchParams({ goods_name: TERM });

for (const [total, offer] of [
  [0, /^(?!.*Did you mean).*Search for just one of these words: toyota camry/],
  [3, /Did you mean toyota camry \?/],
] as const)
  test(`a search without results suggests words that find ${total} of the other kind only if there are any`, () => {
    const html = render(
      createElement(EmptySearch, { term: TERM, corrected: 'toyota camry' }),
      [[GOODS.pageQuery(searchOf(readList(GOODS.fields, search))), { total }]],
      `/content/kia?${search}`,
    );
    assert.match(readable(html), offer);
  });
