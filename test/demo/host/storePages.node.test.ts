import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { RequestError } from '../../../dist/index.js';
import { load, readable, render, texts } from './rendering.js';

const { OpeningBanner } = await load<typeof import('../../../demo/host/zones/OpeningPage.js')>(
  'host/zones/OpeningPage.tsx',
);
const { StoreFailed } =
  await load<typeof import('../../../demo/host/zones/StorePage.js')>('host/zones/StorePage.tsx');
await Promise.all([texts.zoneTexts.load(), texts.catalogTexts.load()]);

const STORE = {
  ...{ store_id: 7, slug: 'acme-tools', store_name: 'Acme Tools', about: 'Tools.', about_lang: 'en' },
  ...{ city: 'Albany', country: 'United States', factory: false, color_hex: '#0f766e', goods_count: 21 },
} as const;

const thisYear = new Date().getFullYear();

for (const [since, isNew] of [
  [2003, false],
  [thisYear - 2, false],
  [thisYear - 1, true],
  [thisYear, true],
] as const)
  test(`a store that opened in ${since} ${isNew ? 'celebrates' : 'doesn’t celebrate'} its opening`, () => {
    const html = render(createElement(OpeningBanner, { store: { ...STORE, since }, title: 'Offers' }));
    assert.equal(html.includes('opening-flags'), isNew);
    assert.equal(readable(html).includes('Grand opening'), isNew);
  });

test('the page of an unknown store leads to all stores', () => {
  const html = render(createElement(StoreFailed, { error: new RequestError('business', '', '', 404) }));
  assert.match(html, /<a [^<>]*href="\/stores"[^<>]*>See all stores</);
});
