import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, enums, object, string, type } from 'superstruct';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { readData, readTable } from '../../../demo/server/db/read-data.js';

test('names the file, row, and field of an invalid table', () => {
  assert.throws(() => readTable('models.csv', type({ body: enums(['sedan']) })), /models\.csv: .*\d+\.body/);
});

test('names the same for an invalid list, and for a list with unknown entries', () => {
  assert.throws(() => readData('makes.json', array(object({ name: string() }))), /makes\.json: .*0\.region/);
});

test('has a make for every model, and models for every make', () => {
  const rows = readTable('models.csv', type({ make: string() }));
  assert.deepEqual(new Set(rows.map(({ make }) => make)), new Set(MAKES.map(({ name }) => name)));
});

test('gives an electric model a range, and ends no model before it begins', () => {
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
