import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type EarlierReturns,
  isOurFault,
  LABEL_FEE,
  NO_RETURNS,
  type PaidOrder,
  partsOf,
  RETURN_REASONS,
  type ReturnReason,
  refundOf,
} from '../../../demo/shared/returns.js';
import { fuzz } from '../../support/fuzz.js';

interface Bought {
  /** US cents for each item, the coupon's discount, shipping, and points spent. */
  readonly items: readonly number[];
  readonly discount?: number;
  readonly shipping?: number;
  readonly points?: number;
  /** US cents that the operator has refunded before. */
  readonly refunded?: number;
}

function orderOf({ items, discount = 0, shipping = 0, points = 0, refunded = 0 }: Bought): PaidOrder {
  const subtotal = items.reduce((sum, price) => sum + price, 0);
  const total = subtotal + shipping - discount - points;
  const parcels = [{ goods: subtotal, fee: shipping }];
  return { subtotal, discount, points, total, left: total - refunded, parcels };
}

interface One extends Omit<EarlierReturns, 'faulty'> {
  readonly faulty: number;
  readonly shipping: number;
}

/** Returns one item after others. */
function returnOne(order: PaidOrder, others: readonly One[], value: number, reason: ReturnReason): One {
  const sum = (of: keyof EarlierReturns) => others.reduce((all, other) => all + other[of], 0);
  const before: EarlierReturns = {
    ...{ value: sum('value'), faulty: [sum('faulty')] },
    ...{ refund: sum('refund'), points: sum('points'), label: sum('label') },
  };
  const left = order.left - before.refund;
  const back = refundOf({ ...order, left }, { values: [value], before, reason });
  return { value, faulty: isOurFault(reason) ? value : 0, ...back };
}

/** What each item gives back to the card and as points when they are returned one by one. A new case is a row. */
const CASES: readonly (readonly [string, Bought, ReturnReason, readonly (readonly [number, number])[]])[] = [
  [
    'without any reduction',
    { items: [1_000, 2_500] },
    'faulty',
    [
      [1_000, 0],
      [2_500, 0],
    ],
  ],
  [
    'less the label',
    { items: [1_000, 2_500] },
    'unwanted',
    [
      [305, 0],
      [1_805, 0],
    ],
  ],
  [
    'of less than the label',
    { items: [500, 2_500] },
    'unwanted',
    [
      [0, 0],
      [1_805, 0],
    ],
  ],
  [
    'with a coupon in thirds',
    { items: [1_000, 1_000, 1_000], discount: 100 },
    'faulty',
    [
      [967, 0],
      [966, 0],
      [967, 0],
    ],
  ],
  [
    'with a coupon of unequal items',
    { items: [1_999, 3_501, 500], discount: 1_000 },
    'wrong',
    [
      [1_666, 0],
      [2_917, 0],
      [417, 0],
    ],
  ],
  [
    'with the shipping in thirds',
    { items: [1_000, 1_000, 1_000], shipping: 599 },
    'damaged',
    [
      [1_199, 0],
      [1_200, 0],
      [1_200, 0],
    ],
  ],
  [
    'with points',
    { items: [1_000, 1_000, 1_000], points: 1_000 },
    'faulty',
    [
      [667, 333],
      [666, 334],
      [667, 333],
    ],
  ],
  [
    'with a coupon, points, and shipping',
    { items: [1_000, 1_000, 1_000], discount: 100, points: 700, shipping: 599 },
    'faulty',
    [
      [933, 233],
      [932, 234],
      [934, 233],
    ],
  ],
  [
    'that points have paid',
    { items: [700, 300], points: 1_000 },
    'faulty',
    [
      [0, 700],
      [0, 300],
    ],
  ],
  [
    'of which the operator has refunded a part, at most what is left of the payment,',
    { items: [2_000, 3_000], refunded: 1_000 },
    'faulty',
    [
      [2_000, 0],
      [2_000, 0],
    ],
  ],
];
for (const [title, bought, reason, expected] of CASES)
  test(`refunds the share of items ${title} to the cent`, () => {
    const order = orderOf(bought);
    const back: One[] = [];
    for (const price of bought.items) back.push(returnOne(order, back, price, reason));
    assert.deepEqual(
      back.map(({ refund, points }) => [refund, points]),
      expected,
    );
  });

/** What the items of two sellers give back at once: one of $60, shipped free, and two of $20 in a parcel for $9.90. */
const IN_PARCELS: readonly (readonly [string, readonly number[], ReturnReason, readonly [number, number]])[] =
  [
    ['none of another’s', [0], 'faulty', [6_000, 0]],
    ['half of its own', [1], 'faulty', [2_495, 495]],
    ['all of its own', [1, 2], 'faulty', [4_990, 990]],
    ['each of its own', [0, 1, 2], 'damaged', [10_990, 990]],
    ['none without a fault', [0, 1, 2], 'unwanted', [10_000 - 2 * LABEL_FEE, 0]],
  ];
for (const [title, which, reason, expected] of IN_PARCELS)
  test(`refunds the shipping by parcel: ${title}`, () => {
    const parcels = [
      { goods: 6_000, fee: 0 },
      { goods: 4_000, fee: 990 },
    ];
    const sums = { subtotal: 10_000, discount: 0, points: 0, total: 10_990, left: 10_990 };
    const line = { pieces: 1, price: 2_000, store_id: 2, parcel: 1 };
    const lines = [
      { ...line, goods_id: 1, price: 6_000, store_id: 1, parcel: 0 },
      { ...line, goods_id: 2 },
      { ...line, goods_id: 3 },
    ];
    const chosen = lines.filter((_, index) => which.includes(index));
    const parts = partsOf({ ...sums, parcels }, chosen, { before: NO_RETURNS, reason });
    const sum = (of: 'refund' | 'shipping') => parts.reduce((all, part) => all + part[of], 0);
    assert.deepEqual([sum('refund'), sum('shipping')], expected);
  });

const cents = (max: number) => fc.integer({ min: 0, max });

test('refunds the paid sum, less labels and their shipping, however items are returned and returns canceled', () => {
  const bought = fc
    .record({
      items: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 8 }),
      percent: cents(100),
      shipping: cents(5_000),
      pointsPercent: cents(100),
    })
    .map(({ items, percent, shipping, pointsPercent }) => {
      const subtotal = items.reduce((sum, price) => sum + price, 0);
      const discount = Math.floor((subtotal * percent) / 100);
      const points = Math.floor(((subtotal + shipping - discount) * pointsPercent) / 100);
      return { items, shipping, discount, points };
    });
  /** For each item in turn: the reason, and whether one of the returns is canceled and requested again at last. */
  const choice = fc.record({ reason: fc.constantFrom(...RETURN_REASONS), again: fc.boolean() });
  fc.assert(
    fc.property(bought, fc.array(choice, { minLength: 8, maxLength: 8 }), (purchase, choices) => {
      const order = orderOf(purchase);
      let active: One[] = [];
      const canceled: { value: number; reason: ReturnReason }[] = [];
      purchase.items.forEach((value, index) => {
        const { reason, again } = choices[index] ?? { reason: 'faulty', again: false };
        active.push(returnOne(order, active, value, reason));
        if (!again) return;
        const [first, ...others] = active;
        if (first === undefined) return;
        active = others;
        canceled.push({ value: first.value, reason: first.faulty > 0 ? 'faulty' : 'unwanted' });
      });
      for (const { value, reason } of canceled) active.push(returnOne(order, active, value, reason));
      const sum = (of: keyof One) => active.reduce((all, one) => all + one[of], 0);
      for (const { refund, points, label, faulty } of active) {
        assert(refund >= 0 && points >= 0 && label >= 0);
        assert(faulty > 0 ? label === 0 : label <= LABEL_FEE);
      }
      const { subtotal, discount, points, total } = order;
      const shipping = Math.floor((purchase.shipping * sum('faulty')) / subtotal);
      assert.equal(sum('refund') + sum('points') + sum('label'), subtotal - discount + shipping);
      const isWhole = sum('faulty') === subtotal;
      if (isWhole) assert.deepEqual([sum('refund'), sum('points')], [total, points]);
    }),
    fuzz(500, 5_000),
  );
});

test('refunds each item’s exact share to within a cent', () => {
  const items = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(items, cents(100), (prices, percent) => {
      const subtotal = prices.reduce((sum, price) => sum + price, 0);
      const order = orderOf({ items: prices, discount: Math.floor((subtotal * percent) / 100) });
      const back: One[] = [];
      for (const price of prices) {
        const one = returnOne(order, back, price, 'faulty');
        assert(Math.abs(one.refund - price * (1 - order.discount / subtotal)) <= 1);
        back.push(one);
      }
    }),
    fuzz(300, 3_000),
  );
});
