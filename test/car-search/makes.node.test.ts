import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMake, findModel, modelOptions } from '../../src/car-search/makes.js';

const make = (value: string, brand_name: string, car_model: string[] = []) => ({
  value,
  brand_name,
  brand_logo: null,
  car_model,
});

test('a make is found by its exact value, else by value or name regardless of case', () => {
  const makes = [make('seat-spares', 'SEAT'), make('SEAT', 'Seat, Spain'), make('škoda', 'Škoda')];
  const found = (name: string | null) => findMake(makes, name)?.value;
  assert.equal(found('SEAT'), 'SEAT');
  assert.equal(found('seat'), 'seat-spares');
  assert.equal(found(' ŠKODA '), 'škoda');
  assert.equal(found('Lada'), undefined);
  assert.equal(found(''), undefined);
  assert.equal(findMake(undefined, 'SEAT'), null);
});

test('a model is found the same way, and the option for all models is no model', () => {
  const options = modelOptions(make('bmw', 'BMW', ['X5', 'x5', 'i3']), 'All Models');
  assert.equal(findModel(options, 'x5'), 'x5');
  assert.equal(findModel(options, 'X5'), 'X5');
  assert.equal(findModel(options, ' I3 '), 'i3');
  assert.equal(findModel(options, 'All Models'), null);
  assert.equal(findModel(options, null), null);
});
