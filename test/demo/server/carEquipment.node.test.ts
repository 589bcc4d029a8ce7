import assert from 'node:assert/strict';
import { test } from 'node:test';
import { string, type } from 'superstruct';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { MAKES, specsOf } from '../../../demo/server/cars/makes/index.js';
import { trimsOf } from '../../../demo/server/cars/makes/trims.js';
import { SEED, SEEDED_CARS } from '../../../demo/server/cars/seed.js';
import { readTable } from '../../../demo/server/db/read-data.js';
import { EQUIPMENT, type Equipment } from '../../../demo/shared/equipment.js';

const MODELS = MAKES.flatMap((make) => make.models.map((model) => ({ make, model })));
const CARS = generateCars(MAKES, SEEDED_CARS, SEED);
const modelOf = new Map(MODELS.map(({ make, model }) => [`${make.value}/${model.value}`, model]));
const equipmentOf = ({ make, model, trim = null, ...car }: (typeof CARS)[number]) =>
  specsOf({ ...car, brand: make, model, trim }).equipment;

test('gives each row of trims to a model, which has no two for the same car', () => {
  const rows = readTable('trims.csv', type({ make: string(), model: string() }));
  assert.equal(MODELS.flatMap(({ model }) => model.trims).length, rows.length);
  for (const { model } of MODELS)
    for (const zone of [1, 2] as const)
      for (const { fuel } of model.fuels)
        for (const drive of model.drives.filter((each) => each !== undefined))
          for (const transmission of ['manual', 'automatic'] as const)
            for (let year = model.since; year <= (model.until ?? 2030); year++) {
              const fitting = model.trims.filter(
                (each) => trimsOf({ trims: [each] }, { zone, fuel, drive, transmission, year }).length > 0,
              );
              assert(fitting.length < 2, `${model.name} ${year}`);
            }
});

/** Trims as makers sold them: where, when, with which engine and, if they depend on it, with which drive or transmission. */
const SOLD = [
  ['hyundai/i30', 2, 2019, 'petrol', 'Style Smart Modern Premium'],
  ['hyundai/i30', 2, 2023, 'petrol', ''],
  ['toyota/camry', 1, 2021, 'petrol', 'LE SE XLE XSE'],
  ['toyota/camry', 2, 2021, 'hybrid', 'X G WS'],
  ['volvo/xc60', 1, 2020, 'petrol', 'Momentum R-Design Inscription'],
  ['volvo/xc60', 2, 2024, 'petrol', 'Core Plus Ultimate'],
  ['byd/seal', 2, 2023, 'electric', ''],
  ['gmc/canyon', 1, 2022, 'petrol', 'Elevation Denali', { drive: 'rwd' }],
  ['gmc/canyon', 1, 2022, 'petrol', 'Elevation AT4 Denali', { drive: '4wd' }],
  ['toyota/gr86', 2, 2023, 'petrol', 'RC SZ RZ', { transmission: 'manual' }],
  ['toyota/gr86', 2, 2023, 'petrol', 'SZ RZ', { transmission: 'automatic' }],
] as const;

for (const [name, zone, year, fuel, trims, more = {}] of SOLD)
  test(`sells a ${fuel} ${name} of ${year} in zone ${zone} ${Object.values(more).join()} as ${trims || 'nothing in particular'}`, () => {
    const model = modelOf.get(name);
    assert(model);
    const car = { zone, year, fuel, drive: model.drives[0], transmission: 'automatic', ...more } as const;
    assert.equal(trimsOf(model, car).join(' '), trims);
  });

test('names the trim of many cars, one that they were sold with', () => {
  const named = CARS.filter(({ trim }) => trim);
  assert(named.length > 0.4 * CARS.length, String(named.length));
  for (const { make, model, trim, ...car } of named)
    assert(trimsOf(modelOf.get(`${make}/${model}`) ?? { trims: [] }, car).includes(trim ?? ''), car.slug);
});

test('asks more for a better trim of the same car', () => {
  const [kia] = MAKES.filter(({ value }) => value === 'kia').map((make) => ({
    ...make,
    models: make.models
      .filter(({ value }) => value === 'telluride')
      .map((model) => ({ ...model, since: 2025 })),
  }));
  assert(kia);
  const cars = generateCars([kia], 200, SEED).filter(({ mileageKm }) => mileageKm < 4_000);
  const pricesOf = (trim: string) => cars.filter((car) => car.trim === trim).map(({ price }) => price);
  const mean = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0) / prices.length;
  assert(mean(pricesOf('EX')) > 1.05 * mean(pricesOf('LX')));
});

const ANY = { zone: 2, drive: 'fwd', transmission: 'automatic', trim: null, port: 'Kobe' } as const;

/** Cars with something that they come with, and something that they don't. */
const EQUIPPED = [
  ['hyundai/i30', { trim: 'Smart', year: 2019, fuel: 'petrol' }, 'rear_camera', 'leather_seats'],
  ['dacia/sandero', { trim: 'Essential', year: 2019, fuel: 'petrol' }, 'air_conditioning', 'climate_control'],
  ['mercedes-benz/s-class', { year: 2023, fuel: 'petrol' }, 'climate_control', 'air_conditioning'],
  ['toyota/camry', { trim: 'LE', year: 2019, fuel: 'petrol', zone: 1 }, 'rear_camera', 'apple_carplay'],
  ['toyota/camry', { trim: 'XSE', year: 2022, fuel: 'petrol', zone: 1 }, 'apple_carplay', 'roof_rails'],
  ['tesla/model-y', { trim: 'Long Range', year: 2024, fuel: 'electric' }, 'heated_seats', 'apple_carplay'],
  ['byd/han', { year: 2023, fuel: 'electric' }, 'adaptive_cruise', 'android_auto'],
  ['kia/niro', { year: 2018, fuel: 'hybrid' }, 'apple_carplay', 'wireless_charging'],
  ['mazda/mx-5', { trim: 'Grand Touring', year: 2021, fuel: 'petrol', zone: 1 }, 'bluetooth', 'sunroof'],
  ['kia/rio', { trim: 'LX', year: 2019, fuel: 'petrol', zone: 1 }, 'rear_camera', 'alloy_wheels'],
] as const satisfies (readonly [string, object, Equipment, Equipment])[];

for (const [name, car, has, lacks] of EQUIPPED)
  test(`equips ${name} of ${car.year} with ${has}, but not with ${lacks}`, () => {
    const [brand = '', model = ''] = name.split('/');
    const { equipment } = specsOf({ ...ANY, ...car, brand, model });
    assert(equipment.includes(has) && !equipment.includes(lacks), String(equipment));
  });

test('equips a better trim with all that a simpler one has, or with what does more', () => {
  const instead = new Map([
    ['air_conditioning', 'climate_control'],
    ['cruise_control', 'adaptive_cruise'],
  ]);
  for (const car of CARS.filter(({ trim }) => trim)) {
    const names = trimsOf(modelOf.get(`${car.make}/${car.model}`) ?? { trims: [] }, car);
    const [simple, best] = [names[0], names.at(-1)].map((trim) => equipmentOf({ ...car, trim }));
    for (const item of simple ?? [])
      assert(
        best?.some((each) => each === item || each === instead.get(item)),
        `${car.slug}: ${item}`,
      );
  }
});

test('lists every car’s equipment, and everything for some car', () => {
  const lists = CARS.map(equipmentOf);
  assert(lists.every((list) => list.length >= 2));
  assert.deepEqual(
    EQUIPMENT.filter((item) => !lists.some((list) => list.includes(item))),
    [],
  );
});
