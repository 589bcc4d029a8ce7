import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Car } from '../../../demo/shared/replies/cars.js';
import type { LandedCost } from '../../../demo/shared/replies/landed-cost.js';
import { load, readable, render, texts } from './rendering.js';

const { BuyCar } =
  await load<typeof import('../../../demo/host/product/BuyCar.js')>('host/product/BuyCar.tsx');
const { CarCard } = await load<typeof import('../../../demo/host/cars/CarCard.js')>('host/cars/CarCard.tsx');
const { OwnCard } = await load<typeof import('../../../demo/host/product/StoreCard.js')>(
  'host/product/StoreCard.tsx',
);
await Promise.all([
  texts.productTexts.load(),
  texts.cartTexts.load(),
  texts.catalogTexts.load(),
  texts.carPageTexts.load(),
  texts.favoriteTexts.load(),
]);

const CAR: Omit<Car, 'stock'> = {
  ...{ goods_id: '10001', slug: 'kia-seltos-10001', goods_name: '2021 Kia Seltos', year: 2021 },
  ...{ brand: 'kia', brand_name: 'Kia', model: 'seltos', model_name: 'Seltos', body: 'suv', fuel: 'petrol' },
  ...{
    mileage_km: 52_000,
    drive: 'fwd',
    transmission: 'automatic',
    range_km: null,
    range_test: null,
    steering: 'left',
  },
  ...{ drawing: 'kia-seltos.1', color: 'Black', color_hex: '#111111', photo: null },
  ...{ price: 1_097_000, zone: 2, port: 'Ulsan', port_name: 'Ulsan' },
};
const FEES = { mainland: 195_000, overseas: 319_000, military: null };

const ABROAD: LandedCost = {
  ...{ country: 'AE', port: 'Jebel Ali', port_name: 'Jebel Ali', price: 1_097_000, freight: 115_000 },
  ...{ insurance: 20_000, documents: 46_500, duty: 62_000, duty_rate: 5, vat: 65_000, vat_rate: 5 },
  excise: false,
  ...{ total: 1_405_500, days_min: 16, days_max: 24, max_age: 10, refusal: null },
  ...{ admitted: 'right_hand=0&year_min=2016', min_age: null, needs_approval: false },
};

const shown = (stock: number, abroad: LandedCost | null = null, zone: 1 | 2 = 2, isSold = false) =>
  render(createElement(BuyCar, { car: { ...CAR, stock, zone }, isSold, fees: FEES, abroad }));

test('a car’s price with shipping follows the price, and nothing suggests that few are left', () => {
  const html = shown(1);
  assert.match(
    readable(html),
    / \$10,970 \$12,920 with shipping to the mainland US, sales tax included Mileage .+ Available /,
  );
  assert.match(readable(html), / Cancel free until it ships$/);
  assert.doesNotMatch(html, /data-state="low"/);
  assert.doesNotMatch(readable(shown(1, ABROAD)), /with shipping/, 'to a port abroad');
});

test('a car from abroad says above the button that it usually can’t be imported, and one in the US doesn’t', () => {
  assert.match(
    readable(shown(1)),
    / Available This car was made for other markets .+ usually can’t be imported .+ is yours to pay\. See our terms ?\. What it costs at your port Add to cart /,
  );
  assert.doesNotMatch(readable(shown(1, null, 1)), /imported/);
  assert.doesNotMatch(readable(shown(1, ABROAD)), /imported|Cancel free/, 'to a port abroad');
});

test('to a port abroad, the main button asks for a quote, and the cart comes second', () => {
  const html = shown(1, ABROAD);
  assert.match(
    html,
    /<a class="button" href="[^"]*#landed-cost"[^>]*>Ask for a quote<\/a>.*<button type="button" class="button-quiet"[^>]*>.*?Add to cart/s,
  );
  assert.doesNotMatch(shown(1), /Ask for a quote/);
});

test('a car that may not go abroad isn’t sold for there, and leads to those that may, or to another port', () => {
  const html = shown(1, { ...ABROAD, refusal: 'left' });
  assert.match(
    readable(html),
    / \$10,970 .+ the steering wheel on the left, so we can’t ship this one there\. /,
  );
  assert.match(
    html,
    /<a class="button" href="\/categories\?right_hand=0&amp;year_min=2016"[^>]*>See cars that can go there</,
  );
  assert.doesNotMatch(readable(html), /Add to cart|Ask for a quote|with shipping|checkout/);
  const none = shown(1, { ...ABROAD, refusal: 'used', admitted: null });
  assert.match(
    readable(none),
    / doesn’t let in used cars, so we can’t ship this one there\. Choose another port /,
  );
});

test('a car that may go abroad says what its buyer has to mind there', () => {
  assert.match(
    readable(shown(1, { ...ABROAD, min_age: 15 })),
    / can’t be imported there until it’s 15 years old\. .+ Ask for a quote /,
  );
  assert.match(
    readable(shown(1, { ...ABROAD, needs_approval: true })),
    / import approval before the car ships\. /,
  );
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
  assert.match(readable(html), / Reserved .+ If the order isn’t paid for, it goes back on sale\. /);
  assert.match(readable(shown(0, null, 2, true)), / Sold This car has been sold\. /);
});

test('the card of a car that can’t be ordered says that it’s sold', () => {
  const card = render(createElement(CarCard, { car: { ...CAR, stock: 0 }, hasLink: false }));
  assert.match(readable(card), / Sold$/);
});

test('the shop’s own card has the mark of its header', () => {
  assert.match(render(createElement(OwnCard)), /src="\/media\/logo\.svg"/);
});
