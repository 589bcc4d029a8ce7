import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateCars, pickTransmission } from '../../../demo/server/cars/generate-cars.js';
import { generateRecords } from '../../../demo/server/cars/generate-records.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { covers, fuelsIn } from '../../../demo/server/cars/makes/make.js';
import { SEED, SEEDED_CARS } from '../../../demo/server/cars/seed.js';

const CARS = generateCars(MAKES, SEEDED_CARS, SEED);
const modelsOf = new Map(
  MAKES.flatMap(({ value, models }) => models.map((model) => [`${value}/${model.value}`, model] as const)),
);

/** What was and what wasn't built or sold, by model and year: the fuels, and those in the United States. */
const BUILT = [
  ['toyota/tundra', 2018, 'petrol', 'petrol'],
  ['toyota/tundra', 2022, 'petrol hybrid', 'petrol hybrid'],
  ['toyota/tacoma', 2019, 'petrol', 'petrol'],
  ['chevrolet/colorado', 2024, 'petrol', 'petrol'],
  ['smart/eq-fortwo', 2019, 'electric', 'electric'],
  ['smart/eq-fortwo', 2020, 'electric', ''],
  ['hyundai/ioniq-6', 2022, 'electric', ''],
  ['toyota/camry', 2025, 'hybrid', 'hybrid'],
  ['volkswagen/golf', 2022, 'petrol diesel hybrid', ''],
] as const;

for (const [name, year, fuels, us] of BUILT)
  test(`builds ${name} of ${year} as ${fuels}, and sells it in the United States as ${us || 'none'}`, () => {
    const model = modelsOf.get(name);
    const sold = [model?.fuels ?? [], model?.us ?? []].map((all) => fuelsIn(all, year));
    assert.deepEqual(
      sold.map((all) => all.filter((fuel) => fuelsIn(model?.fuels ?? [], year).includes(fuel)).join(' ')),
      [fuels, us],
    );
  });

/** Ranges in km, by model and year, of each drive. */
const RANGES = [
  ['chevrolet/bolt-ev', 2018, [383]],
  ['chevrolet/bolt-ev', 2020, [417]],
  ['tesla/model-3', 2022, [491, 602]],
] as const;

for (const [name, year, km] of RANGES)
  test(`gives ${name} of ${year} a range of ${km.join(' or ')} km`, () => {
    const found = modelsOf.get(name)?.ranges.filter((range) => covers(range, year));
    assert.deepEqual(
      found?.map((range) => range.km),
      [km],
    );
  });

/** Whether cars in the United States came with a manual transmission, by model and year. */
const MANUALS = [
  ['chevrolet/malibu', 2018, false],
  ['honda/cr-v', 2021, false],
  ['buick/envista', 2025, false],
  ['ford/mustang', 2020, true],
  ['ford/mustang', 2024, false],
  ['chevrolet/corvette', 2020, false],
  ['mazda/mx-5', 2021, true],
] as const;

for (const [name, year, isManual] of MANUALS)
  test(`has ${isManual ? 'a' : 'no'} manual ${name} of ${year} in the United States`, () => {
    const [value] = name.split('/');
    const make = MAKES.find((each) => each.value === value);
    const model = modelsOf.get(name);
    assert(make && model);
    const picked = (random: number) =>
      pickTransmission(() => random, make, model, { fuel: 'petrol', year, zone: 1 });
    assert.equal(picked(0) === 'manual', isManual);
  });

test('gives no car abroad a VIN from North America, since it wasn’t built for the United States', () => {
  const zoneOf = new Map(CARS.map(({ goodsId, zone }) => [goodsId, zone]));
  const abroad = generateRecords(MAKES, CARS, SEED).filter(({ goodsId }) => zoneOf.get(goodsId) === 2);
  assert.deepEqual(
    abroad.map(({ vin }) => vin).filter((vin) => /^[1-5]/.test(vin)),
    [],
  );
});
