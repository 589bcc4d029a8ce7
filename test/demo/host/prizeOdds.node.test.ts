import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { load, ofGuest, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/host/prizes/PromotionPage.js')>(
  'host/prizes/PromotionPage.tsx',
);
const { prizeInfoQuery } =
  await load<typeof import('../../../demo/host/api/prizes.js')>('host/api/prizes.ts');
await page.loader();

test('the table of a wheel’s odds says that sectors of one size aren’t equally likely, and what a coupon is good for', () => {
  const prizes = [
    { award_level: 1, award_name: '$10 off', award_terms: 'On any order.', odds: 0.033, weight: 330 },
    { award_level: 2, award_name: 'Try again', odds: 0.967, weight: 9_670 },
  ];
  const answers = [[ofGuest(prizeInfoQuery), { next_round: null, prizes }]] as const;
  const [, odds = '', table = ''] = readable(render(createElement(page.Component), answers)).split(
    'The odds in full ',
  );
  assert.match(odds, /^The wheel draws all sectors the same size, but they aren’t equally likely/);
  assert.match(table, /\$10 off On any order\. 3\.3%/);
});
