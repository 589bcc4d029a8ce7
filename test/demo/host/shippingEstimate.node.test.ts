import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentProps, createElement } from 'react';
import { load, readable, render, texts } from './rendering.js';

const { ShippingEstimate } = await load<typeof import('../../../demo/host/product/ShippingEstimate.js')>(
  'host/product/ShippingEstimate.tsx',
);
await texts.productTexts.load();

type Abroad = ComponentProps<typeof ShippingEstimate>['abroad'];

/**
 * Returns what a screen reader announces of the delivery, and all of it.
 * @param mainland the price, or null if it can't go there
 * @param duty_rate in percent, or 0 from an older server
 */
function estimate(mainland: number | null, duty_rate = 0, abroad: Abroad = null) {
  const shipping = {
    ...{ zone: 2 as const, days_min: 9, days_max: 21, ships_from: 'Yokohama', ships_from_name: 'Yokohama' },
    ...{ fees: { mainland, overseas: 319_000, military: null }, free_from: null, duty_rate },
  };
  const html = render(createElement(ShippingEstimate, { shipping, isCar: true, abroad }));
  return {
    announced: readable(/role="status">(.*?)<\/p>/.exec(html)?.[1] ?? ''),
    shown: readable(html),
  };
}

test('the page of a car from abroad announces when it arrives, if it’s admitted', () => {
  assert.match(estimate(195_000).announced, /^If admitted, arrives .+ \(9–\u206021 days\)$/);
});

test('to a port abroad, a car’s page announces the days at sea, and no dates', () => {
  const { announced, shown } = estimate(195_000, 15, { port: 'Poti', min: 3, max: 9 });
  assert.equal(announced, '3–\u20609 days at sea after sailing');
  assert.match(shown, / To Poti /);
  assert.doesNotMatch(shown, /arrives/i);
});

test('a product’s page announces, once, that a car can’t go to the address', () => {
  const { announced, shown } = estimate(null);
  assert.equal(announced, 'We can’t ship a car to this address.');
  assert.equal(shown.split(announced).length, 2);
  assert.doesNotMatch(shown, /arrives/i);
});

test('a car’s page says who pays the duty', () => {
  assert.match(
    estimate(195_000).shown,
    / Shipping \$1,950 to the mainland US Duty and customs clearance included /,
  );
  assert.match(estimate(195_000, 27.5).shown, / Includes 27\.5% import duty and customs clearance /);
  assert.match(estimate(195_000, 25).shown, / Includes 25% import duty and customs clearance /);
  assert.doesNotMatch(estimate(null, 25).shown, /duty/i);
});

test('a product’s page says which items make its delivery free', () => {
  for (const [zone, from] of [
    [1, 'the US'],
    [2, 'overseas'],
  ] as const) {
    const shipping = {
      ...{ zone, days_min: 2, days_max: 4, ships_from: 'Austin, TX', ships_from_name: 'Austin, TX' },
      ...{ fees: { mainland: 990, overseas: 2_089, military: 1_289 }, free_from: 19_900, duty_rate: 0 },
    };
    assert.ok(
      readable(render(createElement(ShippingEstimate, { shipping }))).includes(
        ` Shipping $9.90 to the mainland US · free over $199 of items from ${from} `,
      ),
    );
  }
});

test('a product’s page says where delivery is free to, as long as no place is chosen', () => {
  const shipping = {
    ...{
      zone: 1 as const,
      days_min: 2,
      days_max: 4,
      ships_from: 'Austin, TX',
      ships_from_name: 'Austin, TX',
    },
    ...{ fees: { mainland: 0, overseas: 2_089, military: 1_289 }, free_from: 5_900, duty_rate: 0 },
  };
  assert.match(
    readable(render(createElement(ShippingEstimate, { shipping }))),
    / Free shipping to the mainland US /,
  );
});
