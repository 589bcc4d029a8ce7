import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Order } from '../../../demo/shared/replies/orders.js';
import { load, ofGuest, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/host/returns/ReturnFormPage.js')>(
  'host/returns/ReturnFormPage.tsx',
);
const { orderQuery } = await load<typeof import('../../../demo/host/api/orders.js')>('host/api/orders.ts');
const { guestQuery } = await load<typeof import('../../../demo/host/api/guests.js')>('host/api/guests.ts');
await page.loader();

const FLASKS: Order['lines'][number] = {
  ...{ goods_id: 1, goods_name: 'Flask', store_name: 'Corner Shop', zone: 1, buy_num: 2, price: 4_900 },
  picture: { kind: 'goods', art: 'flask', color: 'Teal', color_hex: '#008080' },
  ...{ total: 9_800, in_stock: true, returned: 0, make: null, vin: null },
};
const CAR: Order['lines'][number] = {
  ...FLASKS,
  picture: { kind: 'car', drawing: 'kia-seltos.1', color: 'Black', color_hex: '#111111' },
};
const PARCEL: Order['shipments'][number] = {
  ...{ kind: 'parcel', zone: 1, days_min: 2, days_max: 4, fee: 0, free_from: null, goods_ids: [1] },
  ...{ arrived_at: '2026-03-06T15:00:00Z', can_confirm: false, sent: [] },
};
const ORDER: Order = {
  ...{ order_id: 100_001, state: 'received', acts: [], can_return: 0, faulty_only: false },
  ...{ subtotal: 9_800, shipping: 0, discount: 0, points: 0, total: 9_800 },
  ...{ created_at: '2026-03-02T15:00:00Z', expires_at: '2026-03-02T15:30:00Z' },
  ...{ paid_at: '2026-03-02T15:01:00Z', received_at: '2026-03-06T15:00:00Z', lines: [FLASKS] },
  ...{ refunded: 0, is_refund_due: false, rest_refund: 0, rest_points: 0 },
  ...{
    returnable: null,
    returns: [],
    shipments: [PARCEL],
    events: [],
    payment: null,
    rest: [],
    canceled: null,
  },
  ship_to: {
    ...{ contact_name: 'Robin', phone: '', street: '7 Elm St', unit: '' },
    ...{ city_name: 'Austin', state: 'TX', post_code: '78704' },
  },
};

/** A return of some of the flasks. */
const sent = (pieces: number, state: Order['returns'][number]['state'] = 'requested') => ({
  ...{
    return_id: 1,
    store_name: 'Corner Shop',
    return_to: [],
    state,
    reason: 'faulty' as const,
    note: '',
    refusal: '',
  },
  ...{ value: 0, shipping: 0, refund: 0, points: 0, label: 0, is_refunded: false, closed_at: null },
  ...{ created_at: '2026-03-07T15:00:00Z', lines: [{ goods_id: 1, pieces }] },
});

const OVER = /The last day to return something was May 5, 2026\. .* Get help with this order$/;

/** Why nothing can be returned, and what else there is to do. */
const REASONS: readonly (readonly [string, Partial<Order>, RegExp])[] = [
  [
    'on its way',
    { state: 'shipped', received_at: null, shipments: [{ ...PARCEL, arrived_at: null }] },
    /hasn’t arrived yet\. .* 30 days\. Back to the order$/,
  ],
  ['canceled', { state: 'canceled', received_at: null }, /was canceled\. .* Back to the order$/],
  ['of cars', { lines: [CAR] }, /Cars have their own terms.* Refund and returns policy$/],
  [
    'all sent back',
    { returns: [sent(2)] },
    /already requested a return of all of it\. .* Back to the order$/,
  ],
  [
    'sent back and not accepted',
    { returns: [sent(2, 'refused')] },
    /already requested a return of all of it\. /,
  ],
  ['too old', {}, OVER],
  [
    'too old, while its car is on its way',
    {
      ...{ state: 'shipped', received_at: null, lines: [FLASKS, { ...CAR, goods_id: 2 }] },
      shipments: [PARCEL, { ...PARCEL, kind: 'car', goods_ids: [2], arrived_at: null }],
    },
    OVER,
  ],
  [
    'too old, and its car came later',
    {
      ...{ received_at: '2026-06-01T15:00:00Z', lines: [FLASKS, { ...CAR, goods_id: 2 }] },
      shipments: [PARCEL, { ...PARCEL, kind: 'car', goods_ids: [2], arrived_at: '2026-06-01T15:00:00Z' }],
    },
    OVER,
  ],
  ['too old, with some sent back', { returns: [sent(1), sent(1, 'canceled')] }, OVER],
];
for (const [what, changes, expected] of REASONS)
  test(`the page to return an order that is ${what} gives this one reason`, () => {
    const shown = render(
      createElement(page.Component),
      [
        [guestQuery, { email: 'robin@example.com', order_id: null }],
        [ofGuest(orderQuery('100001')), { ...ORDER, ...changes }],
      ],
      '/content/100001',
    );
    assert.match(readable(shown.slice(shown.indexOf('Nothing to return here'))), expected);
  });
