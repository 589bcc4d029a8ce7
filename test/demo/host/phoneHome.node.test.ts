import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { Component } = await load<typeof import('../../../demo/mobile/PhoneHome.js')>('mobile/PhoneHome.tsx');
const { noticesQuery } = await load<typeof import('../../../demo/host/api/goods.js')>('host/api/goods.ts');
await texts.catalogTexts.load();

test('the mobile home has the announcements of the full one, and leads to all makes', () => {
  const notice = { title: 'Price at the port', content: 'Freight is extra.' };
  const html = render(createElement(Component), [[noticesQuery, [notice]]]);
  assert.match(readable(html), /Price at the port Freight is extra\. Popular makes .*See all cars/);
});

test('below the makes, cars can be chosen by their fuel, their body, and what they cost', () => {
  const ways = Array.from(
    render(createElement(Component)).matchAll(/class="chip" href="([^"]*)"[^>]*><bdi>([^<]*)/g),
    ([, to, name]) => `${name}: ${to}`,
  );
  assert.deepEqual(ways, [
    'Electric: /categories?fuel=electric',
    'Hybrid: /categories?fuel=hybrid',
    'SUV: /categories?body=suv',
    'Pickup: /categories?body=pickup',
    'Up to $15,000: /categories?price_max=15000',
  ]);
});
