import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Returnable } from '../../../demo/shared/replies/orders.js';
import { load } from './rendering.js';

const { estimateOf } = await load<typeof import('../../../demo/host/returns/ReturnForm.js')>(
  'host/returns/ReturnForm.tsx',
);

const LINE = {
  ...{ goods_id: 1, pieces: 4, price: 8_099, parcel: 0, store_id: 1 },
  ...{ until: '2026-12-31', faulty_until: '2027-01-30', faulty_only: false },
};
/** Four tires and a jack, with a coupon of 15 %. */
const RETURNABLE: Returnable = {
  ...{ faulty_only: false, lines: [LINE] },
  paid: {
    ...{ subtotal: 39_395, discount: 5_909, points: 0, total: 33_486, left: 33_486 },
    parcels: [{ goods: 39_395, fee: 0 }],
  },
  before: { value: 0, faulty: [0], refund: 0, points: 0, label: 0 },
};

test('the rows of a return’s refund add up to it, and say what part of a discount stays with the shop', () => {
  const { rows, refund, points } = estimateOf(RETURNABLE, [LINE], 'unwanted');
  assert.deepEqual([rows.goods, rows.discount, rows.label], [32_396, 4_859, 695]);
  assert.equal(rows.goods - rows.discount + rows.shipping - rows.label - rows.refunded - points, refund);
});
