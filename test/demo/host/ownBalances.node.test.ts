import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Coupon, OwnCoupon } from '../../../demo/shared/replies/coupons.js';
import { load, readable, render, texts } from './rendering.js';

const { Figures } = await load<typeof import('../../../demo/host/points/AssetsPage.js')>(
  'host/points/AssetsPage.tsx',
);
const { List } = await load<typeof import('../../../demo/host/coupons/CouponPage.js')>(
  'host/coupons/CouponPage.tsx',
);
await Promise.all([texts.couponTexts.load(), texts.pointTexts.load()]);

const offer: Coupon = {
  ...{ coupon_id: 1, coupon_name: '$500 off', coupon_terms: 'On a car', kind: 'amount', value: 50_000 },
  ...{ min_subtotal: 0, max_discount: null, valid_days: 30, stock: null, collect_until: null },
};
const own = (coupon_log_id: number, day: string): OwnCoupon => ({
  ...{ ...offer, coupon_name: '$10 off', coupon_log_id, code: '7K3-Q9F', source: 'collect' },
  ...{ obtained_at: '2031-01-01T12:00:00.000Z', expires_at: `${day}T12:00:00.000Z` },
  ...{ used_at: null, order_id: null, discount: null },
});
const lists = {
  owned: [own(1, '2031-03-09'), own(2, '2031-02-05')],
  collect: [offer],
  used: [],
  expired: [],
};

test('the balances say what the points are worth, when the next coupon expires, and where each link leads', () => {
  const balances = { points: 250, points_value: 250, pending: 0, shares: 1, app_share: 0 };
  const text = readable(render(createElement(Figures, { ...balances, coupons: lists, spins: 2 })));
  for (const figure of [
    '250 points Worth $2.50 on an order See your points',
    '1 share See your shares',
    '2 coupons The next one expires on February 5, 2031 · 1 more to collect See your coupons',
    '2 spins left One a day is free Spin the wheel',
  ])
    assert.ok(text.includes(figure), text);
});

test('below the shopper’s own coupons are those to collect', () => {
  const text = readable(render(createElement(List, { state: 'owned', lists })));
  assert.match(text, /\$10 off .+ \$10 off .+ To collect .+ \$500 off .+ Collect/);
});
