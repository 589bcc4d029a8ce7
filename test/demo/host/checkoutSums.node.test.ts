import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Cart } from '../../../demo/shared/replies/cart.js';
import { load, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/host/checkout/CheckoutPage.js')>(
  'host/checkout/CheckoutPage.tsx',
);
const { Sums } = await load<typeof import('../../../demo/host/checkout/OrderParts.js')>(
  'host/checkout/OrderParts.tsx',
);
const { PlaceOrder } = await load<typeof import('../../../demo/host/checkout/PlaceOrder.js')>(
  'host/checkout/PlaceOrder.tsx',
);
const { cartQuery } = await load<typeof import('../../../demo/host/cart/cart.js')>('host/cart/cart.ts');
const { guestQuery } = await load<typeof import('../../../demo/host/api/guests.js')>('host/api/guests.ts');
await page.loader();

const CART: Cart = {
  lines: [
    {
      ...{ goods_id: 1, goods_name: 'Flask', slug: 'flask', store_name: 'Corner Shop', zone: 1 },
      picture: { kind: 'goods', art: 'flask', color: 'Teal', color_hex: '#008080' },
      ...{ price: 2_450, unit_price: 2_450, list_price: null, next_step: null, buy_num: 2, total: 4_900 },
      ...{ stock: 9, saved: false, price_before: null, problem: null },
    },
  ],
  count: 2,
  subtotal: 4_900,
};

const SUMS = { subtotal: 4_900, shipping: 599, discount: 0, points: 0, total: 5_499, lines: [] };

test('a guest sees the cart’s sums beside the field for the email: shipping, and the total before it', () => {
  const answers = [
    [guestQuery, { email: null, order_id: null }],
    [cartQuery, CART],
  ] as const;
  const shown = readable(render(createElement(page.Component), answers));
  assert.match(shown, /Email .* Flask .* Subtotal · 2 items \$49 /);
  assert.match(shown, / Shipping Depends on your address – Before shipping \$49$/);
});

test('the total of a checkout says that it includes the sales tax', () => {
  const shown = readable(render(createElement(Sums, { sums: SUMS, hasAddress: true })));
  assert.match(shown, / Total \$54\.99 Sales tax included$/);
});

/** What keeps an order from being placed, as it is announced. */
const PROBLEMS = [
  ['no address', { address: null, deliverable: true, blocked: [] }, /^[^.]*address[^.]*\.$/],
  ['a car that can’t go there', { address: 'a', deliverable: false, blocked: [] }, /^We can’t ship a car to/],
  ['something sold out', { address: 'a', deliverable: true, blocked: ['Flask'] }, /Flask/],
  ['nothing', { address: 'a', deliverable: true, blocked: [] }, /^$/],
] as const;
for (const [title, { address, ...state }, expected] of PROBLEMS)
  test(`the checkout announces what keeps an order from being placed: ${title}`, () => {
    const html = render(
      createElement(PlaceOrder, {
        ...{ orderKey: 'k', isWaiting: false, onChanged() {} },
        choices: { address, coupon: null, usePoints: false },
        summary: {
          ...{ ...SUMS, ...state, blocked: [...state.blocked] },
          ...{ shipments: [], coupons: [], user_coupon_id: 0, points_most: 0 },
        },
      }),
    );
    assert.match(readable(/<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? 'none'), expected);
  });
