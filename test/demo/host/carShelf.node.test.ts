import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Car } from '../../../demo/shared/replies/cars.js';
import { load, render, texts } from './rendering.js';

const { arrivalsQuery, bargainsQuery, CarHome } =
  await load<typeof import('../../../demo/host/home/CarHome.js')>('host/home/CarHome.tsx');
await texts.catalogTexts.load();
const { halfInUs, oneOfEachModel } =
  await load<typeof import('../../../demo/host/home/carShelf.js')>('host/home/carShelf.ts');

const CAR = {
  ...{
    goods_name: '2021 Honda Jazz',
    brand: 'honda',
    brand_name: 'Honda',
    model: 'jazz',
    model_name: 'Jazz',
  },
  ...{ year: 2021, mileage_km: 30_000, fuel: 'hybrid', body: 'hatchback', drawing: 'honda-jazz.1r' },
  ...{ drive: 'fwd', transmission: 'cvt', range_km: null, color: 'White', color_hex: '#f5f5f4', photo: null },
  ...{ price: 1_400_000, zone: 1, port: 'Houston', port_name: 'Houston', steering: 'left', stock: 1 },
};

test('a shelf of the home page has one car of a model, the first, and keeps the order', () => {
  const cars = [
    ['suzuki', 'baleno'],
    ['kia', 'rio'],
    ['suzuki', 'baleno'],
    ['suzuki', 'swift'],
    // Another make's model of the same name.
    ['dacia', 'rio'],
    ['kia', 'rio'],
  ].map(([brand, model], at) => ({ brand, model, goods_id: at }) as unknown as Car); // all that counts here
  assert.deepEqual(
    oneOfEachModel(cars).map(({ goods_id }) => goods_id),
    [0, 1, 3, 4],
  );
});

for (const [list, shown] of [
  ['o o o o o o u u u u u', 'o u u u'],
  ['o o u o o o u o u u', 'o u o u'],
  ['u u u u u o', 'u u u u'],
  ['u o u o o u', 'u o u o'],
  ['o o o u o', 'o o u o'],
  ['o o o o o', 'o o o o'],
  ['o u', 'o u'],
] as const)
  test(`of arrivals overseas and in the US, "${list}", a shelf of four shows "${shown}"`, () => {
    const cars = list.split(' ').map((where, at) => ({ where, goods_id: at, zone: where === 'u' ? 1 : 2 }));
    const half = halfInUs(cars as unknown as Car[], 4); // all that counts here
    assert.equal(half.map(({ zone }) => (zone === 1 ? 'u' : 'o')).join(' '), shown);
    const places = half.map(({ goods_id }) => Number(goods_id));
    assert.deepEqual(places, [...places].sort());
  });

test('the best prices are of cars in the US, since many overseas can’t be imported there', () => {
  assert.match(JSON.stringify(bargainsQuery.queryKey), /"is_oversea":"0"/);
});

test('a car that has just arrived is among the best prices again: none above them costs less', () => {
  const page = (...ids: number[]) => ({
    list: ids.map((id) => ({ ...CAR, goods_id: `${id}`, slug: `${id}` })),
  });
  const html = render(createElement(CarHome), [
    [arrivalsQuery, page(3, 1)],
    [bargainsQuery, page(1, 2)],
  ]);
  const shown = [...html.matchAll(/class="card-link" href="([^"]+)"/g)].map(([, path]) => path);
  assert.deepEqual(shown, ['/products/3', '/products/1', '/products/1', '/products/2']);
});
