import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateDays } from '../../../demo/host/product/estimate.js';

const US = { zone: 1, days_min: 2, days_max: 4 } as const;
const OVERSEAS = { zone: 2, days_min: 9, days_max: 21 } as const;

for (const [from, zip, min, max] of [
  ['Long Beach, CA, United States', '', 2, 4],
  ['Long Beach, CA, United States', '90210', 2, 3],
  ['Long Beach, CA, United States', '10118', 3, 4],
  ['Albany, NY, United States', '10118', 2, 3],
  ['Albany, NY, United States', '90210', 3, 4],
  ['Somewhere', '9021', 2, 4],
] as const) {
  test(`from ${from} to "${zip}" it takes ${min} to ${max} days`, () => {
    assert.deepEqual(estimateDays({ ...US, ships_from: from }, zip), { min, max });
  });
}

for (const [from, zip, min, max] of [
  ['Shenzhen, China', '', 9, 21],
  ['Shenzhen, China', '90210', 9, 14],
  ['Shenzhen, China', '10118', 16, 21],
  ['Porto, Portugal', '10118', 9, 14],
  ['Bremerhaven', '99501', 16, 21],
  ['Yokohama', '98101', 9, 14],
] as const) {
  test(`from ${from} to "${zip}" it takes ${min} to ${max} days`, () => {
    assert.deepEqual(estimateDays({ ...OVERSEAS, ships_from: from }, zip), { min, max });
  });
}

test('no zip code of the country is outside of the days of its zone', () => {
  for (let region = 0; region < 10; region++) {
    for (const ships_from of ['Ningbo, China', 'Manises, Spain', 'Veracruz', 'Denver, CO, United States']) {
      const { min, max } = estimateDays({ ...OVERSEAS, ships_from }, `${region}0001`);
      assert(min >= 9 && max <= 21 && min < max);
      const near = estimateDays({ ...US, ships_from }, `${region}0001`);
      assert(near.min >= 2 && near.max <= 4 && near.min < near.max);
    }
  }
});
