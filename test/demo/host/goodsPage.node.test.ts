import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Goods, GoodsDetail } from '../../../demo/shared/replies/goods.js';
import { load, readable, render, texts } from './rendering.js';

const { GoodsProduct } = await load<typeof import('../../../demo/host/product/GoodsProduct.js')>(
  'host/product/GoodsProduct.tsx',
);
const { GoodsCard } =
  await load<typeof import('../../../demo/host/goods/GoodsCard.js')>('host/goods/GoodsCard.tsx');
await Promise.all(
  (['productTexts', 'catalogTexts', 'cartTexts', 'favoriteTexts'] as const).map((name) => texts[name].load()),
);

const FLASK: Goods = {
  ...{
    goods_id: 20_001,
    slug: 'flask-20001',
    goods_name: 'Flask',
    lang: 'en',
    cat_id: '801',
    cat_name: 'Cups',
  },
  ...{ store_id: 1, store_name: 'Corner Shop', art: 'tool-set', color: 'Grey', color_hex: '#888888' },
  ...{ price: 4_900, list_price: null, discount: 0, stock: 0, sold: 3, zone: 1, factory: false },
  ...{ wholesale: [], photo: null, sizes: 1, fits: null },
};
const SIMILAR = /<a class="button[^"]*" href="\/categories\/801"[^>]*>See similar</;

function page(specification: GoodsDetail['goods']['specification'], sold = FLASK.sold): string {
  const detail: GoodsDetail = {
    kind: 'goods',
    goods: {
      ...FLASK,
      ...{ sold, fits: specification.find(({ name }) => name === 'Fits') ?? null },
      description: 'Holds tea.',
      specification,
      pictures: [],
      photos: [],
      versions: [],
    },
    category: null,
    store: null,
    shipping: {
      ...{ zone: 1, days_min: 2, days_max: 4, ships_from: 'Austin, TX', ships_from_name: 'Austin, TX' },
      ...{ fees: { mainland: 0, overseas: 2_089, military: null }, free_from: null, duty_rate: 0 },
    },
    related: [],
  };
  return render(createElement(GoodsProduct, { detail }));
}

for (const [whose, specification] of [
  ['our goods', [{ name: 'Volume', value: '0.5 L' }]],
  [
    'sellers’ goods, with one of their own,',
    [
      { name: 'Volume', value: '0.5 L' },
      { name: 'Color', value: 'Grey' },
    ],
  ],
] as const)
  test(`the specifications of ${whose} have one line for the color`, () => {
    assert.match(readable(page([...specification])), / Volume 0\.5 L Color Gray Item number 20001/);
  });

test('a product’s page says above the buy button which cars it’s made for', () => {
  const fits = { name: 'Fits', value: 'Toyota Camry (2018–2024)' };
  assert.match(readable(page([fits])), /Fits: Toyota Camry \(2018–2024\).* About this product/);
  assert.doesNotMatch(readable(page([])), /Fits/);
});

test('a product’s page says how many were sold, once some were', () => {
  assert.match(readable(page([])), / 3 sold /);
  assert.doesNotMatch(readable(page([], 0)), /\d sold /);
});

test('goods that are sold out lead to similar ones, from their page and from a wishlist', () => {
  assert.match(page([]), SIMILAR);
  assert.match(render(createElement(GoodsCard, { goods: FLASK, hasLink: true })), SIMILAR);
  assert.doesNotMatch(render(createElement(GoodsCard, { goods: FLASK })), SIMILAR, 'in a list of them');
});
