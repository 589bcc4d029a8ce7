import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { ListedStore } from '../../../demo/shared/replies/goods.js';
import { load, readable, render, texts } from './rendering.js';

const { StoreCards } =
  await load<typeof import('../../../demo/host/zones/StoreCards.js')>('host/zones/StoreCards.tsx');
await texts.zoneTexts.load();

const STORE: ListedStore = {
  ...{ store_id: 7, slug: 'acme-tools', store_name: 'Acme Tools', about: 'Tools.', about_lang: 'en' },
  ...{ city: 'Albany', country: 'United States', since: 2011, factory: false, color_hex: '#0f766e' },
  goods_count: 21,
};

for (const [name, fields, said] of [
  ['a shop', {}, 'AT Acme Tools Albany, United States US shop · 21 products'],
  ['a factory', { factory: true, goods_count: 1 }, 'AT Acme Tools Albany, United States Factory · 1 product'],
  ['a store of an older reply', { goods_count: null }, 'AT Acme Tools Albany, United States US shop'],
] as const)
  test(`the card of ${name} says where it is and how much it sells, and leads to it`, () => {
    const html = render(createElement(StoreCards, { stores: [{ ...STORE, ...fields }] }));
    assert.equal(readable(html), said);
    assert.match(html, /href="\/store\/acme-tools"/);
  });
