import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Car } from '../../../demo/shared/replies/cars.js';
import { load, readable, render, texts } from './rendering.js';

const { BuyCar } =
  await load<typeof import('../../../demo/host/product/BuyCar.js')>('host/product/BuyCar.tsx');
const { OwnCard } = await load<typeof import('../../../demo/host/product/StoreCard.js')>(
  'host/product/StoreCard.tsx',
);
await Promise.all([
  texts.productTexts.load(),
  texts.cartTexts.load(),
  texts.carPageTexts.load(),
  texts.favoriteTexts.load(),
]);

const CAR: Omit<Car, 'stock'> = {
  ...{ goods_id: '10001', slug: 'kia-seltos-10001', goods_name: '2021 Kia Seltos', year: 2021 },
  ...{ brand: 'kia', brand_name: 'Kia', model: 'seltos', model_name: 'Seltos', body: 'suv', fuel: 'petrol' },
  ...{ mileage_km: 52_000, drive: 'fwd', transmission: 'automatic', range_km: null, steering: 'left' },
  ...{ drawing: 'kia-seltos.1', color: 'Black', color_hex: '#111111', photo: null },
  ...{ price: 1_097_000, zone: 2, port: 'Ulsan', port_name: 'Ulsan' },
};
const FEES = { mainland: 195_000, overseas: 319_000, military: null };

const shown = (stock: number, fees: typeof FEES | null = FEES, zone: 1 | 2 = 2, isSold = false) =>
  render(createElement(BuyCar, { car: { ...CAR, stock, zone }, isSold, fees }));

test('a car’s price with shipping follows the price, and nothing suggests that few are left', () => {
  const html = shown(1);
  assert.match(
    readable(html),
    / \$10,970 \$12,920 with shipping to the mainland US, sales tax included Mileage .+ Available /,
  );
  assert.match(readable(html), / Cancel free until it ships$/);
  assert.doesNotMatch(html, /data-state="low"/);
  assert.doesNotMatch(readable(shown(1, null)), /with shipping/, 'to a port abroad');
});

test('a car from abroad says above the button that it usually can’t be imported, and one in the US doesn’t', () => {
  assert.match(
    readable(shown(1)),
    / Available This car was made for other markets .+ usually can’t be imported .+ is yours to pay\. See our terms ?\. What it costs at your port Add to cart /,
  );
  assert.doesNotMatch(readable(shown(1, FEES, 1)), /imported/);
  assert.doesNotMatch(readable(shown(1, null)), /imported|Cancel free/, 'to a port abroad');
});

test('to a port abroad, the main button asks for a quote, and the cart comes second', () => {
  const html = shown(1, null);
  assert.match(
    html,
    /<a class="button" href="[^"]*#landed-cost"[^>]*>Ask for this quote<\/a>.*<button type="button" class="button-quiet"[^>]*>.*?Add to cart/s,
  );
  assert.doesNotMatch(shown(1), /Ask for this quote/);
});

test('a car that is sold leads to others of its make, which are there', () => {
  const html = shown(0);
  assert.match(html, /<a class="button" href="\/categories\/kia"[^>]*>More Kia cars</);
  assert.doesNotMatch(readable(html), /with shipping/);
  assert.doesNotMatch(
    readable(html),
    /buyer|Cancel free/,
    'its own buyer reads it too, before and after paying',
  );
  assert.match(readable(html), / If the order isn’t paid for, it goes back on sale\. /);
  assert.match(readable(shown(0, FEES, 2, true)), / This car has been sold\. /);
});

test('the shop’s own card has the mark of its header', () => {
  assert.match(render(createElement(OwnCard)), /src="\/media\/logo\.svg"/);
});
