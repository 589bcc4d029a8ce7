import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Car } from '../../../demo/shared/replies/cars.js';
import { load } from './rendering.js';

const { bargainsQuery } =
  await load<typeof import('../../../demo/host/home/CarHome.js')>('host/home/CarHome.tsx');
const { oneOfEachModel } =
  await load<typeof import('../../../demo/host/home/carShelf.js')>('host/home/carShelf.ts');

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

test('the best prices are of cars in the US, since many overseas can’t be imported there', () => {
  assert.match(JSON.stringify(bargainsQuery.queryKey), /"is_oversea":"0"/);
});
