import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { Component } = await load<typeof import('../../../demo/mobile/PhoneHome.js')>('mobile/PhoneHome.tsx');
const { noticesQuery } = await load<typeof import('../../../demo/host/api/goods.js')>('host/api/goods.ts');
const { bannerQuery } = await load<typeof import('../../../demo/host/api/catalog.js')>('host/api/catalog.ts');
const { popularMakesQuery } =
  await load<typeof import('../../../demo/host/cars/MakeTiles.js')>('host/cars/MakeTiles.tsx');
const { renderForVisits } =
  await load<typeof import('../../../demo/host/shell/visit.js')>('host/shell/visit.ts');
await texts.catalogTexts.load();

test('the mobile home has the announcements of the full one, and leads to all makes', () => {
  const notice = { title: 'Price at the port', content: 'Freight is extra.' };
  const html = render(createElement(Component), [[noticesQuery, [notice]]]);
  assert.match(readable(html), /Price at the port Freight is extra\. Popular makes .*See all cars/);
});

test('the mobile home says why buyers choose the shop, and how to buy, as the full one does', () => {
  assert.match(
    readable(render(createElement(Component))),
    /Why buyers choose Meridian .+ Today’s deals .+ How it works .+ See all cars/,
  );
});

test('the makes with the most cars come first, as in the car search', async () => {
  const makes = ['audi', 'bmw', 'kia'].map((value) => ({
    value,
    brand_name: value,
    brand_logo: '',
    car_model: [],
  }));
  const counts = { audi: 2, bmw: 7, kia: 9 };
  const brand = Object.entries(counts).map(([value, count]) => ({ value, name: value, count }));
  renderForVisits(() => ({
    ...{ lang: 'en', cookies: '', queryClient: new QueryClient() },
    fetchReply: async () => ({ code: 200, msg: '', data: { total: 18, brand, model: [] } }),
  }));
  const html = render(createElement(Component), [
    [bannerQuery, { img_pc: '', title: ['', ''], brand: makes }],
    [popularMakesQuery, await popularMakesQuery.queryFn()],
  ]);
  assert.deepEqual(
    Array.from(html.matchAll(/class="box" href="\/categories\/(\w+)"/g), ([, make]) => make),
    ['kia', 'bmw', 'audi'],
  );
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
