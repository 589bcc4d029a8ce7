import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateCars, pickTransmission } from '../../../demo/server/cars/generate-cars.js';
import { rangeOf } from '../../../demo/server/cars/makes/figures.js';
import { MAKES, specsOf } from '../../../demo/server/cars/makes/index.js';
import type { Model } from '../../../demo/server/cars/makes/make.js';
import { rangeTestOf } from '../../../demo/server/cars/makes/standards.js';
import { SEED, SEEDED_CARS } from '../../../demo/server/cars/seed.js';

const modelsOf = new Map<string, Model>(
  MAKES.flatMap(({ value, models }) => models.map((model) => [`${value}/${model.value}`, model] as const)),
);
const CAR = { zone: 2, year: 2020, drive: 'fwd', transmission: 'automatic' } as const;
const ANY = { ...CAR, trim: null, port: 'Kobe' } as const;

/** Cars whose engine or range depends on their drive, their year, or where they were sold. */
const DRIVEN = [
  ['hyundai/ioniq-5', { fuel: 'electric', year: 2022, drive: 'rwd' }, 229, 507],
  ['hyundai/ioniq-5', { fuel: 'electric', year: 2022, drive: 'awd' }, 325, 481],
  ['hyundai/ioniq-5', { fuel: 'electric', year: 2022, drive: 'awd', zone: 1 }, 320, 412],
  ['tesla/model-y', { fuel: 'electric', year: 2023, drive: 'rwd' }, 299, 455],
  ['tesla/model-y', { fuel: 'electric', year: 2023, drive: 'awd' }, 441, 533],
  ['toyota/prius', { fuel: 'hybrid', year: 2022, drive: 'fwd' }, 122, null],
  ['toyota/prius', { fuel: 'hybrid', year: 2023, drive: 'fwd' }, 196, null],
] as const;

for (const [name, car, hp, km] of DRIVEN)
  test(`gives a ${car.year} ${name} with ${car.drive} in zone ${'zone' in car ? 1 : 2} ${hp} hp and ${km ?? 'no'} km`, () => {
    const [brand = '', value = ''] = name.split('/');
    const model = modelsOf.get(name);
    assert(model);
    assert.equal(specsOf({ ...ANY, ...car, brand, model: value }).engine?.hp, hp);
    assert.equal(car.fuel === 'electric' ? rangeOf(model, { ...ANY, ...car }) : null, km);
  });

test('gives an electric car with two motors another power and range than one with a single motor', () => {
  const same = [...modelsOf].filter(
    ([, { fuels, drives, ranges }]) =>
      drives[1] !== undefined &&
      ranges.length > 0 &&
      (ranges.some(({ km }) => new Set(km).size < 2) ||
        fuels.some(
          ({ fuel, engines }) => fuel === 'electric' && new Set(engines.map(({ hp }) => hp)).size < 2,
        )),
  );
  assert.deepEqual(
    same.map(([name]) => name),
    [],
  );
});

const HYBRIDS = [
  ['cvt', 'toyota/prius toyota/rav4 toyota/crown lexus/nx honda/jazz ford/escape'],
  ['automatic', 'ford/f-150 ford/explorer toyota/tundra bmw/3-series land-rover/defender bentley/bentayga'],
  ['single-speed', 'li-auto/l7 leapmotor/c10 nissan/x-trail mitsubishi/outlander'],
  ['manual', 'fiat/500 fiat/panda'],
] as const;

for (const [transmission, names] of HYBRIDS)
  test(`gives ${transmission} to all hybrids of ${names}`, () => {
    for (const name of names.split(' ')) {
      const make = MAKES.find(({ value }) => name.startsWith(`${value}/`));
      const model = modelsOf.get(name);
      assert(make && model);
      for (const random of [0, 0.5, 0.99])
        assert.equal(
          pickTransmission(() => random, make, model, { fuel: 'hybrid', year: 2023, zone: 1 }),
          transmission,
          name,
        );
    }
  });

/** Cars, and what they were built for: doors, charging plug, emission standard, and test of the range. */
const BUILT_FOR = [
  ['hyundai/ioniq-5', { fuel: 'electric', zone: 1, port: 'Houston' }, [5, 'CCS1', null, 'EPA']],
  ['hyundai/ioniq-5', { fuel: 'electric', zone: 1, port: 'Houston', year: 2025 }, [5, 'NACS', null, 'EPA']],
  ['tesla/model-3', { fuel: 'electric', zone: 1, port: 'Newark' }, [4, 'NACS', null, 'EPA']],
  ['tesla/model-3', { fuel: 'electric', port: 'Antwerp' }, [4, 'CCS2', null, 'WLTP']],
  ['nissan/leaf', { fuel: 'electric', port: 'Kobe' }, [5, 'CHAdeMO', null, 'WLTP']],
  ['byd/seal', { fuel: 'electric', port: 'Shanghai' }, [4, 'GB/T', null, 'CLTC']],
  ['li-auto/l9', { fuel: 'plug-in', port: 'Shanghai' }, [5, 'GB/T', 'china6', 'CLTC']],
  ['audi/q5', { fuel: 'plug-in', port: 'Emden' }, [5, 'Type 2', 'euro6', 'WLTP']],
  ['toyota/prius', { fuel: 'hybrid', port: 'Kobe' }, [5, null, 'japan2018', null]],
  ['ford/mustang', { fuel: 'petrol', zone: 1, port: 'Houston' }, [2, null, 'tier3', null]],
] as const;

for (const [name, car, standards] of BUILT_FOR)
  test(`says what a ${'year' in car ? car.year : 2022} ${name} in ${car.port} was built for`, () => {
    const [brand = '', model = ''] = name.split('/');
    const { doors, plug, emissions } = specsOf({ ...ANY, year: 2022, ...car, brand, model });
    assert.deepEqual([doors, plug, emissions, rangeTestOf(car)], standards);
  });

test('knows what every car was built for', () => {
  for (const { make: brand, model, slug, trim = null, ...car } of generateCars(MAKES, SEEDED_CARS, SEED)) {
    const specs = specsOf({ ...car, trim, brand, model });
    assert.equal(specs.emissions === null, car.fuel === 'electric', slug);
    assert.equal(Boolean(specs.engine?.electric_km), car.fuel === 'plug-in', slug);
    assert.equal(specs.plug !== null, ['electric', 'plug-in'].includes(car.fuel), slug);
  }
});
