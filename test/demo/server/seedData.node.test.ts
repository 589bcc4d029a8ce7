import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, enums, object, string, type } from 'superstruct';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { generateRecords } from '../../../demo/server/cars/generate-records.js';
import { MAKES, specsOf } from '../../../demo/server/cars/makes/index.js';
import { covers, fuelsIn, tabledFuel } from '../../../demo/server/cars/makes/make.js';
import { COUNTRY_OF } from '../../../demo/server/cars/ports.js';
import { SEED, SEEDED_CARS } from '../../../demo/server/cars/seed.js';
import { readData, readTable } from '../../../demo/server/db/read-data.js';

test('an error about an invalid table names its file, row, and field', () => {
  assert.throws(() => readTable('models.csv', type({ body: enums(['sedan']) })), /models\.csv: .*\d+\.body/);
});

test('an error about an invalid list names its file, entry, and field', () => {
  assert.throws(() => readData('makes.json', array(object({ name: string() }))), /makes\.json: .*0\.region/);
});

test('every model has a make, and every make has models', () => {
  const rows = readTable('models.csv', type({ make: string() }));
  assert.deepEqual(new Set(rows.map(({ make }) => make)), new Set(MAKES.map(({ name }) => name)));
});

test('a model has a fuel in each of its years, and a range if that is electric', () => {
  const wrong = MAKES.flatMap(({ models }) =>
    models.filter(({ fuels, ranges, since, until }) => {
      const years = Array.from({ length: (until ?? 2030) - since + 1 }, (_, at) => since + at);
      return (
        years.length === 0 ||
        years.some((year) => {
          const offered = fuelsIn(fuels, year);
          const matching = ranges.filter((range) => covers(range, year));
          return (
            offered.length === 0 ||
            new Set(offered).size < offered.length ||
            (offered.includes('electric') ? matching.length !== 1 : matching.length > 1)
          );
        })
      );
    }),
  );
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  );
});

/** Models with only some of the drives that others of their body have, as their makers build them. */
const DRIVES = [
  ['toyota/gr86', ['rwd']],
  ['mazda/mx-5', ['rwd']],
  ['jeep/gladiator', ['4wd']],
  ['jeep/wrangler', ['4wd']],
  ['toyota/land-cruiser-prado', ['4wd']],
  ['suzuki/jimny', ['4wd']],
  ['bentley/continental-gt', ['awd']],
  ['bentley/bentayga', ['awd']],
  ['bmw/x7', ['awd']],
  ['rivian/r1t', ['awd']],
  ['subaru/forester', ['awd']],
  ['volkswagen/polo', ['fwd']],
  ['ford/f-150', ['rwd', '4wd']],
  ['tesla/model-3', ['rwd', 'awd']],
  ['honda/cr-v', ['fwd', 'awd']],
] as const;

const GENERATED = generateCars(MAKES, SEEDED_CARS, SEED);
const drivesOf = new Map<string, readonly (string | undefined)[]>(
  MAKES.flatMap(({ value, models }) => models.map((model) => [`${value}/${model.value}`, model.drives])),
);

for (const [model, drives] of DRIVES) {
  test(`has ${model} with ${drives.join(' and ')} alone`, () => {
    assert.deepEqual(drivesOf.get(model), drives);
  });
}

test('gives every car a drive that its model is made with', () => {
  const wrong = GENERATED.filter(
    ({ make, model, drive }) => !drivesOf.get(`${make}/${model}`)?.includes(drive),
  );
  assert.deepEqual(
    wrong.map(({ slug, drive }) => `${slug}: ${drive}`),
    [],
  );
});

const modelsOf = new Map(
  MAKES.flatMap(({ value, models }) => models.map((model) => [`${value}/${model.value}`, model] as const)),
);

const CAR = { zone: 2, year: 2020, drive: 'fwd', transmission: 'automatic' } as const;
const ANY = { ...CAR, trim: null, port: 'Kobe' } as const;

/** Models and how their makers sell them: the fuels in the United States, and the engine of one fuel in hp and liters. */
const SOLD = [
  ['byd/seal', '', 'electric', 313, null, 5],
  ['toyota/hilux', '', 'diesel', 150, 2.4, 5],
  ['dacia/logan', '', 'petrol', 90, 1, 5],
  ['volkswagen/golf', 'petrol', 'diesel', 150, 2, 5],
  ['ram/1500', 'petrol diesel', 'petrol', 395, 5.7, 5],
  ['toyota/sienna', 'hybrid', 'hybrid', 245, 2.5, 8],
  ['mazda/mx-5', 'petrol', 'petrol', 132, 1.5, 2],
] as const;

for (const [name, us, fuel, hp, liters, seats] of SOLD) {
  test(`sells ${name} in the United States with ${us || 'no fuel'}, and gives ${fuel} ${hp} hp`, () => {
    const [brand = '', model = ''] = name.split('/');
    assert.equal(
      modelsOf
        .get(name)
        ?.us.map((sold) => sold.fuel)
        .join(' '),
      us,
    );
    const specs = specsOf({ ...ANY, brand, model, fuel });
    assert.deepEqual([specs.seats, specs.engine], [seats, { liters, hp, electric_km: null }]);
  });
}

test('gives every model believable seats and, for each fuel, an engine', () => {
  const wrong = [...modelsOf].filter(
    ([, { fuels, us, seats }]) =>
      fuels.some(({ engines }) => engines.length === 0) ||
      us.some((sold) => !fuels.some(({ fuel }) => fuel === sold.fuel)) ||
      !(seats >= 2 && seats <= 9) ||
      [...fuels, ...us].some(({ fuel, engines }) =>
        engines.some(
          ({ liters, hp, electric_km }) =>
            (liters === null) !== (fuel === 'electric') ||
            (electric_km !== null && fuel !== 'hybrid') ||
            !(hp >= 60 && hp <= 900) ||
            !((liters ?? 1) >= 0.8 && (liters ?? 1) <= 7),
        ),
      ),
  );
  assert.deepEqual(
    wrong.map(([name]) => name),
    [],
  );
  assert.deepEqual(specsOf({ ...ANY, brand: 'someone', model: 'unknown', fuel: 'petrol' }), {
    ...{ seats: null, engine: null, equipment: [] },
    ...{ doors: null, plug: null, emissions: null },
  });
});

test('has cars in the United States only if they are sold there', () => {
  const there = GENERATED.filter(({ zone }) => zone === 1);
  const wrong = there.filter(
    ({ make, model, fuel, year }) =>
      !fuelsIn(modelsOf.get(`${make}/${model}`)?.us ?? [], year).includes(tabledFuel(fuel)),
  );
  assert.deepEqual(
    wrong.map(({ slug, fuel }) => `${slug}: ${fuel}`),
    [],
  );
  assert(there.length > SEEDED_CARS / 5, String(there.length));
});

test('has cars abroad only if their model is sold there', () => {
  const abroad = GENERATED.filter(({ zone }) => zone === 2);
  const wrong = abroad.filter(({ make, model }) => modelsOf.get(`${make}/${model}`)?.abroad.length === 0);
  assert.deepEqual(
    wrong.map(({ slug }) => slug),
    [],
  );
  assert.deepEqual(modelsOf.get('toyota/tundra')?.abroad, []);
});

/** Models that weren't sold where their make is at home, and countries where their cars abroad are. */
const ELSEWHERE = [
  ['nissan/qashqai', ['United Kingdom']],
  ['nissan/juke', ['United Kingdom']],
  ['nissan/navara', ['United Kingdom']],
  ['isuzu/d-max', ['United Kingdom']],
  ['kia/ceed', ['Belgium', 'Spain', 'Sweden']],
  ['hyundai/i20', ['Belgium', 'Spain', 'Sweden']],
  ['ford/kuga', ['Germany', 'Belgium', 'Spain', 'Sweden']],
  ['byd/atto-3', ['Belgium', 'Spain', 'Sweden']],
] as const;

for (const [name, countries] of ELSEWHERE)
  test(`has ${name} in ${countries.join(', ')} alone`, () => {
    const found = GENERATED.filter(({ make, model }) => `${make}/${model}` === name);
    assert(found.length > 0);
    for (const { port } of found)
      assert(
        countries.some((country) => country === COUNTRY_OF.get(port)),
        port,
      );
  });

test('registers every car first in the country of the port where it stands', () => {
  const portOf = new Map(GENERATED.map(({ goodsId, port }) => [goodsId, port]));
  for (const { goodsId, events } of generateRecords(MAKES, GENERATED, SEED)) {
    const { place } = events.find(({ kind }) => kind === 'registered') ?? {};
    if (place !== undefined) assert.equal(place, COUNTRY_OF.get(portOf.get(goodsId) ?? ''));
  }
});

test('has a drive of two wheels first and one of four second, if a model has two', () => {
  const wrong = [...drivesOf].filter(
    ([, drives]) => drives.length > 1 && !/^[fr]wd,(?:awd|4wd)$/.test(String(drives)),
  );
  assert.deepEqual(wrong, []);
});
