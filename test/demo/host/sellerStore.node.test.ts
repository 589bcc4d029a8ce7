import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Earnings, SellerOrder, SellerReturn } from '../../../demo/shared/replies/seller-store.js';
import { load, readable, render } from './rendering.js';

const { OrdersTab } = await load<typeof import('../../../demo/sellers/dashboard/OrdersTab.js')>(
  'sellers/dashboard/OrdersTab.tsx',
);
const { WeeksChart } = await load<typeof import('../../../demo/sellers/dashboard/WeeksChart.js')>(
  'sellers/dashboard/WeeksChart.tsx',
);
const { ReturnsTab } = await load<typeof import('../../../demo/sellers/dashboard/ReturnsTab.js')>(
  'sellers/dashboard/ReturnsTab.tsx',
);
const { EarningsTab } = await load<typeof import('../../../demo/sellers/dashboard/EarningsTab.js')>(
  'sellers/dashboard/EarningsTab.tsx',
);
const { earningsQuery, ordersQuery, returnsQuery } =
  await load<typeof import('../../../demo/sellers/api/store.js')>('sellers/api/store.ts');
const { storeTexts } = await load<typeof import('../../../demo/sellers/texts.js')>('sellers/texts.ts');
await storeTexts.load();

const ORDER: SellerOrder = {
  ...{ order_id: 100_001, state: 'paid', created_at: '2026-11-29T15:00:00Z', sum: 4_900, fee: 735 },
  ...{ can_ship: 1, ship_by: '2026-11-30', shipped_at: null, tracking: '', ship_to: null },
  lines: [
    {
      ...{ order_id: 100_001, goods_id: 1, goods_name: 'Flask', buy_num: 2, returned: 1, price: 4_900 },
      is_canceled: false,
      picture: { kind: 'goods', art: 'flask', color: 'Teal', color_hex: '#008080' },
    },
  ],
};
const shown = (order: SellerOrder) =>
  render(createElement(OrdersTab, { notify: () => undefined }), [
    [ordersQuery(1), { list: [order], total: 1, to_ship: 1, page: 1, pageSize: 20 }],
  ]);

test('an order to ship says by when, and later when it was shipped and how', () => {
  const sent = { ship_by: null, shipped_at: '2026-11-30T15:00:00Z', tracking: 'UPS 1Z 999' };
  assert.match(readable(shown(ORDER)), / Ship by November 30, 2026$/);
  assert.match(
    readable(shown({ ...ORDER, ...sent })),
    / Shipped November 30, 2026: UPS 1Z 999 Correct the number$/,
  );
});

test('what came back of a line stands below its name, which has the row’s width', () => {
  const [, line = ''] = /seller-lines"><li>(.*?)<\/li>/s.exec(shown(ORDER)) ?? [];
  assert.match(line, /<span[^>]*><span><bdi>Flask<\/bdi><\/span><small[^>]*>1 returned<\/small><\/span>/);
  assert.match(readable(line), /Flask 1 returned 2 × \$49\.00$/);
  const canceled = ORDER.lines.map((each) => ({ ...each, returned: 2, is_canceled: true }));
  assert.match(
    shown({ ...ORDER, lines: canceled }),
    /<bdi>Flask<\/bdi><\/span><small[^>]*>2 canceled<\/small>/,
  );
});

test('a product’s name keeps a number and its unit on one line', () => {
  const lines = ORDER.lines.map((each) => ({ ...each, goods_name: 'Cooler 12 V, 30 lb' }));
  assert.match(shown({ ...ORDER, lines }), /<bdi>Cooler 12\u00a0V, 30\u00a0lb<\/bdi>/);
});

const RETURN: SellerReturn = {
  ...{ return_id: 7, order_id: 100_001, state: 'received', reason: 'faulty', note: '', value: 4_900 },
  ...{ created_at: '2026-11-29T15:00:00Z', closed_at: '2026-11-30T15:00:00Z' },
  lines: ORDER.lines.map(({ goods_id, goods_name, picture }) => ({
    ...{ return_id: 7, goods_id, goods_name, picture, pieces: 1 },
  })),
};
for (const [whose, to_warehouse, list, expected] of [
  ['the seller’s', false, [], /^ *Buyers send returns to 12 Lark Street, Albany 12210 ?\. /],
  ['our warehouse’s', true, [RETURN], /^ *Buyers send returns to our warehouse, 12 Lark Street, /],
] as const)
  test(`the returns begin with the address that they are sent to: ${whose}`, () => {
    const page = {
      ...{ list: [...list], total: list.length, to_receive: 0, page: 1, pageSize: 20 },
      ...{ return_to: ['12 Lark Street', 'Albany 12210'], to_warehouse },
    };
    const html = render(createElement(ReturnsTab, { notify: () => undefined }), [[returnsQuery(1), page]]);
    assert.match(readable(html), expected);
    assert.doesNotMatch(html, /·/, 'a screen reader would read the dot');
  });

const NOTHING = { sales: 0, fee: 0, earned: 0, pieces: 0, orders: 0 };
const SOLD = { sales: 4_900, fee: 735, earned: 4_165, pieces: 1, orders: 1 };
for (const [title, available, withdrawable, expected] of [
  [
    'sums up',
    SOLD,
    0,
    /Available \$0\.00 .*Pending \$41\.65 .*Withdrawn \$41\.65 .*Total 2 2 \$98\.00 \$14\.70 \$83\.30$/,
  ],
  ['says what a return after a payout takes away', NOTHING, 0, / We deduct \$41\.65 from your next sales\. /],
] as const)
  test(`a store’s earnings: ${title}`, () => {
    const sums = [SOLD, available];
    const sum = (of: keyof typeof SOLD) => sums.reduce((all, each) => all + each[of], 0);
    const all = {
      ...{ sales: sum('sales'), fee: sum('fee'), earned: sum('earned') },
      ...{ pieces: sum('pieces'), orders: sum('orders') },
    };
    const earnings: Earnings = {
      ...{ all, pending: SOLD, available, months: [{ month: '2026-11', ...all }], weeks: [] },
      ...{ withdrawable, withdrawn: SOLD.earned, payouts: [] },
    };
    const html = render(createElement(EarningsTab, { notify: () => undefined }), [[earningsQuery, earnings]]);
    assert.match(readable(html), expected);
  });

test('a week without sales has no bar', () => {
  const weeks = [0, 4_900, 0, 1].map((sales, n) => ({ week: `2026-11-0${n + 1}`, sales, pieces: 0 }));
  const chart = render(createElement(WeeksChart, { weeks }));
  assert.equal(chart.match(/<rect /g)?.length, 2);
});
