import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { SellerOrder } from '../../../demo/shared/replies/seller-store.js';
import { load, readable, render } from './rendering.js';

const { OrdersTab } = await load<typeof import('../../../demo/sellers/dashboard/OrdersTab.js')>(
  'sellers/dashboard/OrdersTab.tsx',
);
const { WeeksChart } = await load<typeof import('../../../demo/sellers/dashboard/WeeksChart.js')>(
  'sellers/dashboard/WeeksChart.tsx',
);
const { ordersQuery } =
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
  assert.match(readable(shown({ ...ORDER, ...sent })), / Shipped November 30, 2026 · UPS 1Z 999$/);
});

test('what came back of a line stands below its name, which has the row’s width', () => {
  const [, line = ''] = /seller-lines"><li>(.*?)<\/li>/s.exec(shown(ORDER)) ?? [];
  assert.match(line, /<span[^>]*><bdi>Flask<\/bdi><small[^>]*>1 returned or not sent<\/small><\/span>/);
  assert.match(readable(line), /Flask 1 returned or not sent 2 × \$49\.00$/);
  const canceled = ORDER.lines.map((each) => ({ ...each, returned: 2, is_canceled: true }));
  assert.match(shown({ ...ORDER, lines: canceled }), /<bdi>Flask<\/bdi><small[^>]*>2 canceled<\/small>/);
});

test('a week without sales has no bar', () => {
  const weeks = [0, 4_900, 0, 1].map((sales, n) => ({ week: `2026-11-0${n + 1}`, sales, pieces: 0 }));
  const chart = render(createElement(WeeksChart, { weeks }));
  assert.equal(chart.match(/<rect /g)?.length, 2);
});
