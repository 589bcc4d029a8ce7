import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { LANGUAGES } from '../../../demo/shared/language.js';
import { load, readable, render, texts } from './rendering.js';

const { AddToCart } =
  await load<typeof import('../../../demo/host/cart/AddToCart.js')>('host/cart/AddToCart.tsx');
await texts.cartTexts.load();

test('the button on a card, too, is named after its product', () => {
  const html = render(createElement(AddToCart, { goodsId: 1, name: 'Roof Box', compact: true }));
  assert.match(html, /aria-label="Add to cart: Roof Box"/);
  assert.equal(readable(html), 'Add to cart');
});

for (const lang of LANGUAGES)
  test(`what the button on a card says begins its accessible name in ${lang}`, async () => {
    const { default: own } = await import(`../../../demo/host/cart/messages/${lang}.json`);
    assert(own.add.startsWith(own.addShort), own.addShort);
  });
