import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, enums, object, string, type } from 'superstruct';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
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
