import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Goods } from '../../../demo/shared/replies/goods.js';
import { load, readable, render, texts } from './rendering.js';

const { GoodsCard } =
  await load<typeof import('../../../demo/host/goods/GoodsCard.js')>('host/goods/GoodsCard.tsx');
const { GoodsName } =
  await load<typeof import('../../../demo/host/goods/GoodsName.js')>('host/goods/GoodsName.tsx');
const { Unbroken } =
  await load<typeof import('../../../demo/host/goods/Unbroken.js')>('host/goods/Unbroken.tsx');
const { PopularSection, popularQuery } =
  await load<typeof import('../../../demo/host/home/sections.js')>('host/home/sections.tsx');
const { dealsQuery } = await load<typeof import('../../../demo/host/api/goods.js')>('host/api/goods.ts');
await Promise.all([texts.catalogTexts.load(), texts.cartTexts.load(), texts.favoriteTexts.load()]);

const JACK: Goods = {
  ...{ goods_id: 20_001, slug: 'jack-20001', goods_name: 'Acme Jack, 3 Tons', lang: 'en' },
  ...{ cat_id: '1101', cat_name: 'Jacks', store_id: 22, store_name: 'Acme', art: 'tool-set' },
  ...{ color: 'Red', color_hex: '#b4232a', price: 9_900, list_price: null, discount: 0, stock: 12 },
  ...{
    sold: 5,
    zone: 2,
    factory: true,
    wholesale: [{ min_qty: 10, price: 8_900 }],
    photo: null,
    sizes: 1,
    fits: null,
  },
};

test('only goods with enough pieces for a lower price are marked with the factory price', () => {
  const card = (stock: number) => readable(render(createElement(GoodsCard, { goods: { ...JACK, stock } })));
  assert.match(card(12), /Factory price 10\+ \$89/);
  assert.doesNotMatch(card(8), /Factory price|\$89/);
});

test('a card doesn’t name its store on the store’s own page', () => {
  const card = (more = {}) => readable(render(createElement(GoodsCard, { goods: JACK, ...more })));
  assert.match(card(), /\bAcme\b.+\bAcme\b/);
  assert.doesNotMatch(card({ hasStore: false }), /\bAcme\b.+\bAcme\b(?! Jack)/);
});

test('a card says which cars goods are made for', () => {
  const fits = { name: 'Fits', value: 'Ford F-250 Super Duty (2017–2019)' };
  const card = (of: Goods) => readable(render(createElement(GoodsCard, { goods: of })));
  assert.match(card({ ...JACK, fits }), /Fits: Ford F-250 Super Duty \(2017–2019\) .*Add to cart/);
  assert.doesNotMatch(card(JACK), /Fits/);
});

test('a card of several sizes says how many, and leads to them, until all are sold out', () => {
  const goods = { ...JACK, goods_name: 'Acme Jacket, M', sizes: 3 };
  const html = render(createElement(GoodsCard, { goods }));
  assert.match(readable(html), /Acme Jacket ?, 3 sizes .*Choose a size/);
  assert.doesNotMatch(readable(html), /Sold out|Add to cart/);
  assert.match(html, /<a class="button[^"]*" href="\/products\/jack-20001"[^>]*>Choose a size</);
  const soldOut = readable(render(createElement(GoodsCard, { goods: { ...goods, stock: 0 } })));
  assert.match(soldOut, /Acme Jacket ?, 3 sizes .*Sold out/);
  assert.doesNotMatch(soldOut, /Choose a size/);
});

for (const [name, version] of [
  ['Acme Halogen Headlight, Driver Side', 'Driver Side'],
  ['حقيبة ظهر، Acme، 40 لترًا', '40 لترًا'],
  ['حقيبة ظهر، Acme،\u200f 40 لترًا', '40 لترًا'],
  ['Lampe, Acme, 1,5 L', '1,5 L'],
  ['Acme Rooftop Tent with Annex', undefined],
  ['Plates, cups, and everything else for a table of six', undefined],
] as const)
  test(`the version in "${name}" is apart, and the name reads as it is`, () => {
    const html = render(createElement(GoodsName, { name }));
    assert.equal(html.replaceAll(/<[^>]*>/g, ''), name);
    assert.equal(/goods-version">([^<]*)/.exec(html)?.[1], version);
  });

test('a word doesn’t break at its hyphen, unless it’s longer than a line', () => {
  const name = 'Acme All-Season Tire, 2-in-1, Extra-Fine-Threaded-Rod, USB-кабель, шлем-интеграл';
  const html = render(createElement(Unbroken, null, name));
  assert.equal(html.replaceAll(/<[^>]*>/g, ''), name);
  assert.deepEqual(
    Array.from(html.matchAll(/"unbroken">([^<]*)/g), ([, word]) => word),
    ['All-Season', '2-in-1,', 'USB-кабель,'],
  );
});

test('the best sellers leave out the deals above them', () => {
  const list = [1, 2, 3, 4].map((goods_id) => ({ ...JACK, goods_id, goods_name: `Jack ${goods_id}` }));
  const html = render(createElement(PopularSection, { count: 2, deals: 2 }), [
    [dealsQuery, { now: 0, ends_at: 1, list: [list[1], list[0], list[2]] }],
    [popularQuery(4), { list, total: 4, page: 1, pageSize: 4, category: null, corrected: null }],
  ]);
  assert.deepEqual(
    Array.from(html.matchAll(/goods-item">([^<]*)/g), ([, name]) => name),
    ['Jack 3', 'Jack 4'],
  );
});
