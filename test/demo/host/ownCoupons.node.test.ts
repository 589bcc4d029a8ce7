import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnCoupon } from '../../../demo/shared/replies/coupons.js';
import { load } from './rendering.js';

const { missingOf, savingMost } =
  await load<typeof import('../../../demo/host/coupons/chosen.js')>('host/coupons/chosen.ts');

const coupon = (
  coupon_log_id: number,
  kind: OwnCoupon['kind'],
  value: number,
  min_subtotal: number,
): OwnCoupon => ({
  ...{ coupon_log_id, kind, value, min_subtotal, max_discount: null },
  ...{ coupon_id: 1, coupon_name: '', coupon_terms: '', code: '', source: 'collect' },
  ...{ valid_days: 1, stock: null, collect_until: null, used_at: null, order_id: null, discount: null },
  ...{ obtained_at: '2026-03-01T15:00:00Z', expires_at: '2099-01-02T15:00:00Z' },
});

/** A shopper's coupons as the server lists them: the one that expires first is first. */
const OWNED = [
  coupon(1, 'amount', 5_000, 20_000),
  coupon(2, 'amount', 500, 0),
  coupon(3, 'percent', 10, 0),
  coupon(4, 'amount', 500, 0),
];

/** The coupons' order, by the cart's subtotal. */
const ORDERS = [
  [0, [1, 2, 3, 4]],
  [4_000, [2, 4, 3, 1]],
  [10_000, [3, 2, 4, 1]],
  [30_000, [1, 3, 2, 4]],
] as const;
for (const [subtotal, expected] of ORDERS)
  test(`a cart of $${subtotal / 100} lists what takes off the most first, and else what expires first`, () => {
    assert.deepEqual(
      savingMost(OWNED, subtotal).map(({ coupon_log_id }) => coupon_log_id),
      expected,
    );
  });

/** What is missing until a cart reaches a coupon for $200 and more, by the cart's subtotal. */
const MISSING = [
  [7_499, 12_501],
  [20_000, 0],
  [30_000, 0],
] as const;
for (const [subtotal, expected] of MISSING)
  test(`a cart of $${subtotal / 100} needs ${expected} cents more for a coupon`, () => {
    assert.equal(missingOf({ min_subtotal: 20_000 }, subtotal), expected);
  });
