import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersFor } from '../../../demo/host/messages/numbers.js';
import ar from '../../../demo/host/product/car/messages/ar.json' with { type: 'json' };
import ru from '../../../demo/host/product/car/messages/ru.json' with { type: 'json' };

test('the oldest age of a car that a country lets in is counted as in its language', () => {
  for (const [age, years] of [
    [2, 'سنتين'],
    [8, '8 سنوات'],
    [12, '12 سنة'],
  ] as const)
    assert.ok(numbersFor('ar').plural(ar.landed.tooOld, age).includes(`على ${years}،`));
  assert.ok(numbersFor('ru').plural(ru.landed.tooOld, 21).includes('не старше 21 года.'));
});
