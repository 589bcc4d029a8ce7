import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { create } from 'superstruct';
import site from '../../../demo/host/messages/ru.json' with { type: 'json' };
import product from '../../../demo/host/product/messages/ru.json' with { type: 'json' };
import { CarDetail } from '../../../demo/shared/replies/goods.js';
import { load, readable, render, texts } from './rendering.js';

const { CarCard } = await load<typeof import('../../../demo/host/cars/CarCard.js')>('host/cars/CarCard.tsx');
const { CarProduct } = await load<typeof import('../../../demo/host/product/CarProduct.js')>(
  'host/product/CarProduct.tsx',
);
for (const part of [texts.productTexts, texts.cartTexts, texts.catalogTexts, texts.carPageTexts])
  await part.load();

const CAR = {
  ...{
    goods_id: 10_001,
    slug: 'x-10001',
    goods_name: '2021 Honda Jazz',
    brand: 'honda',
    brand_name: 'Honda',
  },
  ...{ model: 'jazz', model_name: 'Jazz', year: 2021, mileage_km: 30_000, fuel: 'hybrid', body: 'hatchback' },
  ...{ drawing: 'honda-jazz.1r', drive: 'fwd', transmission: 'cvt', range_km: null, color: 'White' },
  ...{ color_hex: '#f5f5f4', price: 1_400_000, zone: 2, port: 'Kobe', steering: 'right' },
};
const SHIPPING = {
  ...{ zone: 2, days_min: 9, days_max: 21, ships_from: 'Kobe', free_from: null },
  fees: { mainland: 251_000, overseas: 375_000, military: null },
};

/** Returns what the card and the page of a car say. */
function shown(more: object) {
  const detail = create(
    { kind: 'car', goods: { ...CAR, ...more }, shipping: SHIPPING, related: [] },
    CarDetail,
  );
  const card = createElement(CarCard, { car: detail.goods, hasLink: false });
  const [ofCard, ofPage] = [card, createElement(CarProduct, { detail })].map((element) =>
    readable(render(element)).replaceAll(/&#x27;/g, '’'),
  );
  return { card: ofCard ?? '', page: ofPage ?? '' };
}

test('a card and the facts beside the price say that the driver sits on the right', () => {
  const right = shown({});
  assert.match(right.card, /Steering Right-hand drive Drive FWD/);
  assert.equal(right.page.split('Steering Right-hand drive').length, 3, 'beside the price and below');
  const left = shown({ steering: 'left' });
  assert.doesNotMatch(left.card, /hand drive/);
  assert.equal(left.page.split('Steering Left-hand drive').length, 2);
});

for (const [name, values] of [
  [site.car.drive, site.car.drives],
  [product.spec.steering, product.sides],
] as const)
  test(`no Russian text for "${name}" repeats its name`, () => {
    for (const value of Object.values(values))
      assert(!value.toLowerCase().includes(name.toLowerCase()), value);
  });

test('a card says of a car at a port overseas, and of no other, that it isn’t built for the US', () => {
  assert.match(shown({}).card, /Kobe · not built for the US/);
  assert.doesNotMatch(shown({ zone: 1, port: 'Houston' }).card, /not built/);
});

test('the page names the trim and lists the equipment, as far as they are known', () => {
  const smart = shown({ trim: 'Smart', equipment: ['rear_camera', 'alloy_wheels'] }).page;
  assert.match(smart, /Model Jazz Trim Smart Model year/);
  assert.match(smart, /Equipment Rear camera Alloy wheels/);
  assert.doesNotMatch(shown({}).page, /Trim|Equipment/);
});

test('the specifications say what the car was built for, and how its range was measured', () => {
  const plugIn = shown({
    ...{ fuel: 'plug-in', doors: 5, engine: { liters: 2, hp: 299, electric_km: 62 } },
    ...{ plug: 'Type 2', emissions: 'euro6', range_test: 'WLTP' },
  }).page;
  assert.match(plugIn, /Doors 5 Fuel Plug-in hybrid Engine/);
  assert.match(
    plugIn,
    /Electric range 39 mi \(62 km\), WLTP Charging plug Type 2 Emission standard Euro 6 Drive/,
  );
  const { card, page } = shown({ fuel: 'electric', range_km: 500, range_test: 'EPA', plug: 'NACS' });
  assert.match(card, /Range 311 mi, EPA/);
  assert.match(page, /Range 311 mi \(500 km\), EPA Available/, 'beside the price');
  assert.match(page, /Electric range [^(]*\(500 km\), EPA Charging plug NACS Drive/);
  assert.doesNotMatch(shown({}).page, /Charging plug|Emission standard|Doors/);
});

test('the specifications have the seats and the engine, as far as they are known', () => {
  const hybrid = shown({ seats: 5, engine: { liters: 1.5, hp: 122 } }).page;
  assert.match(hybrid, /Seats 5 Fuel Hybrid Engine 1\.5 L, 122 hp Mileage/);
  assert.match(shown({ engine: { liters: null, hp: 1_020 } }).page, /Motor 1,020 hp/);
  assert.doesNotMatch(shown({}).page, /Seats|Engine/);
});
