import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, enums, object, string, type } from 'superstruct';
import { generateCars } from '../../../demo/server/cars/generate-cars.js';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
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

test('a model has a range if it is electric, and its last year is not before its first', () => {
  const wrong = MAKES.flatMap(({ models }) =>
    models.filter(
      ({ fuels, rangeKm, since, until }) =>
        fuels.includes('electric') !== (rangeKm !== null) || (until ?? since) < since,
    ),
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

test('has a drive of two wheels first and one of four second, if a model has two', () => {
  const wrong = [...drivesOf].filter(
    ([, drives]) => drives.length > 1 && !/^[fr]wd,(?:awd|4wd)$/.test(String(drives)),
  );
  assert.deepEqual(wrong, []);
});
