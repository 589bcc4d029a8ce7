import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { Versions } =
  await load<typeof import('../../../demo/host/product/Versions.js')>('host/product/Versions.tsx');
await texts.productTexts.load();

const version = (goods_id: number, label: string, more = {}) => ({
  ...{
    goods_id,
    slug: `jacket-${goods_id}`,
    label,
    color: 'Black',
    price: 15_299,
    in_stock: true,
    store_name: null,
  },
  ...more,
});
const draw = (versions: ReturnType<typeof version>[]) =>
  render(createElement(Versions, { goods: { goods_id: 2, lang: 'en', versions } }));

test('a product’s page links to its other versions, and marks its own', () => {
  const html = draw([version(1, 'men’s 8'), version(2, 'XL')]);
  assert.equal(readable(html), 'Available in Men’s 8 $152.99 XL $152.99');
  assert.match(html, /<a[^>]* href="\/products\/jacket-1"/);
  assert.equal(/<a[^>]*aria-current="page"[^>]*href="([^"]*)"/.exec(html)?.[1], '/products/jacket-2');
});

test('a product’s page strikes a version that is sold out, and still links to it', () => {
  const html = draw([version(1, 'S', { in_stock: false }), version(2, 'XL')]);
  assert.match(html, /<a[^>]* href="\/products\/jacket-1"[^>]*><s>.*S.*<\/s>/);
  assert.equal(readable(html), 'Available in S Sold out XL $152.99');
});

test('a product’s page names the colors of its versions if they differ', () => {
  const html = draw([version(1, 'S', { color: 'Olive' }), version(2, 'XL')]);
  assert.match(readable(html), /S Olive \$152\.99 XL Black \$152\.99/);
});

test('a product’s page names the store of a version that another one sells', () => {
  const html = draw([version(1, 'S', { store_name: 'Harbor Outfitters', price: 9_999 }), version(2, 'XL')]);
  assert.equal(readable(html), 'Available in S Harbor Outfitters $99.99 XL $152.99');
});

test('a product’s page says nothing of versions if there is only this one', () => {
  assert.equal(draw([]), '');
});
