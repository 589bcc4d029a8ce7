import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, enums, object, string, type } from 'superstruct';
import { MAKES } from '../../../demo/server/cars/makes/index.js';
import { readData, readTable } from '../../../demo/server/db/read-data.js';

test('names the file, row, and field of an invalid table', () => {
  assert.throws(() => readTable('models.csv', type({ body: enums(['sedan']) })), /models\.csv: .*\d+\.body/);
});

test('so is a list, also of what it holds beyond what is known', () => {
  assert.throws(() => readData('makes.json', array(object({ name: string() }))), /makes\.json: .*0\.region/);
});

test('every model is of a make that is sold, and every make has models', () => {
  const rows = readTable('models.csv', type({ make: string() }));
  assert.deepEqual(new Set(rows.map(({ make }) => make)), new Set(MAKES.map(({ name }) => name)));
});

test('an electric model has a range, and none ends before it begins', () => {
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
