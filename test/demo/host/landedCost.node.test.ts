import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentProps, createElement } from 'react';
import { numbersFor } from '../../../demo/host/messages/numbers.js';
import ar from '../../../demo/host/product/car/messages/ar.json' with { type: 'json' };
import ru from '../../../demo/host/product/car/messages/ru.json' with { type: 'json' };
import type { LandedCost as Cost } from '../../../demo/shared/replies/landed-cost.js';
import { load, readable, render, texts } from './rendering.js';

const { LandedCost } = await load<typeof import('../../../demo/host/product/car/LandedCost.js')>(
  'host/product/car/LandedCost.tsx',
);
const { landedCostQuery } =
  await load<typeof import('../../../demo/host/api/landed-cost.js')>('host/api/landed-cost.ts');
await Promise.all([texts.carPageTexts.load(), texts.formTexts.load()]);

type Car = ComponentProps<typeof LandedCost>['car'];

const COST: Cost = {
  ...{ country: 'DE', port: 'Hamburg', port_name: 'Hamburg', price: 2_000_000, freight: 42_000 },
  ...{ insurance: 34_000, documents: 46_500, duty: 0, duty_rate: 0, vat: 0, vat_rate: 0, total: 2_122_500 },
  excise: false,
  ...{ days_min: 2, days_max: 7, max_age: null, refusal: null, admitted: '', min_age: null },
  needs_approval: false,
};

/** Returns what a car's page says of a port abroad. */
function shown(cost: Partial<Cost>): string {
  // All that counts here.
  const car = { goods_id: '10001', port: 'Emden', port_name: 'Emden', stock: 1 } as Car;
  const place = { country: COST.country, port: COST.port };
  const query = landedCostQuery(car.goods_id, place.country, place.port);
  return readable(
    render(createElement(LandedCost, { car, place, onPlace: () => {} }), [[query, { ...COST, ...cost }]]),
  );
}

test('a car that stays in its country pays no customs, and the page doesn’t mention them', () => {
  assert.match(
    shown({}),
    / Export papers and loading \$465 Landed cost \$21,225 .+ days at sea\. Ask for a quote$/,
  );
  assert.match(
    shown({ vat_rate: 10 }),
    / Import duty, 0% \$0 Import tax, 10% .+ You pay what customs charges\. /,
  );
  assert.match(shown({ excise: true }), / This country also charges an excise or registration tax, /);
});

test('a country that doesn’t let in the car has no price, but says why', () => {
  const refused = shown({ refusal: 'age', max_age: 3 });
  assert.match(refused, / This country lets in cars up to 3 years old\. This one is older,/);
  assert.doesNotMatch(refused, /Landed cost|Ask for a quote/);
  assert.match(shown({ refusal: 'diesel' }), / This country doesn’t let in used diesel cars, /);
});

test('the oldest age of a car that a country lets in is counted as in its language', () => {
  for (const [age, years] of [
    [2, 'سنتين'],
    [8, '8 سنوات'],
    [12, '12 سنة'],
  ] as const)
    assert.ok(numbersFor('ar').plural(ar.landed.tooOld, age).includes(`على ${years}،`));
  assert.ok(numbersFor('ru').plural(ru.landed.tooOld, 21).includes('не старше 21 года.'));
});
