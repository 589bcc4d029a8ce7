import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { carFee, quoteShipping } from '../../../demo/server/checkout/quote-shipping.js';
import { mainlandFee } from '../../../demo/shared/free-shipping.js';
import type { Cart } from '../../../demo/shared/replies/cart.js';
import { load, readable, render } from './rendering.js';

const page = await load<typeof import('../../../demo/host/checkout/CheckoutPage.js')>(
  'host/checkout/CheckoutPage.tsx',
);
const { Sums } = await load<typeof import('../../../demo/host/checkout/OrderParts.js')>(
  'host/checkout/OrderParts.tsx',
);
const { Reductions } = await load<typeof import('../../../demo/host/checkout/Reductions.js')>(
  'host/checkout/Reductions.tsx',
);
const { CartSums } =
  await load<typeof import('../../../demo/host/cart/CartSums.js')>('host/cart/CartSums.tsx');
const { PlaceOrder } = await load<typeof import('../../../demo/host/checkout/PlaceOrder.js')>(
  'host/checkout/PlaceOrder.tsx',
);
const { cartQuery } = await load<typeof import('../../../demo/host/cart/cart.js')>('host/cart/cart.ts');
const { guestQuery } = await load<typeof import('../../../demo/host/api/guests.js')>('host/api/guests.ts');
const cartPage = await load<typeof import('../../../demo/host/cart/CartPage.js')>('host/cart/CartPage.tsx');
await page.loader();

const CART: Cart = {
  lines: [
    {
      ...{ goods_id: 1, goods_name: 'Flask', slug: 'flask', store_name: 'Corner Shop', zone: 1 },
      picture: { kind: 'goods', art: 'flask', color: 'Teal', color_hex: '#008080' },
      ...{ price: 2_450, unit_price: 2_450, list_price: null, next_step: null, buy_num: 2, total: 4_900 },
      ...{ stock: 9, saved: false, price_before: null, car: null, problem: null },
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
  assert.match(shown, / Arrives in the mainland US: \w{3}, .* Subtotal /);
  assert.match(shown, / Shipping Depends on your address – Before shipping \$49$/);
  assert.doesNotMatch(shown, /Car cancellation/);
});

test('a car in the cart says from where and for how much it ships, and to which country', () => {
  const [flask] = CART.lines;
  assert.ok(flask);
  const picture = { kind: 'car' as const, drawing: 'kia-seltos.1', color: 'Black', color_hex: '#111111' };
  const line = { ...flask, picture, zone: 2, car: { port: 'Kobe', fee: 195_000 }, stock: 1, buy_num: 1 };
  const cart = { lines: [line], count: 1, subtotal: 4_900 };
  const shown = readable(
    render(createElement(cartPage.Component), [
      [guestQuery, { email: null, order_id: null }],
      [cartQuery, cart],
    ]),
  );
  assert.match(
    shown,
    / Delivery to the mainland US: 9–21 days From Kobe · shipping \$1,950 to the mainland US /,
  );
  assert.match(
    shown,
    / Shipping To the mainland US \$1,950 Total to the mainland US \$1,999 .* can be imported and registered: .* Checkout delivers inside the United States\. .* Car cancellation and damage /,
  );
  assert.doesNotMatch(shown, /30-day returns/);
});

/** A cart of flasks for $73.50, as a guest sees what its delivery costs. */
const FLASKS = [
  [
    'that ships for free says so, as long as no place is known',
    null,
    / Shipping To the mainland US Free Total to the mainland US \$73\.50$/,
  ],
  [
    'with a line that can’t be bought isn’t promised free shipping',
    'sold_out',
    / Shipping Depends on your address – Before shipping \$73\.50$/,
  ],
] as const;
for (const [title, problem, expected] of FLASKS)
  test(`a cart ${title}`, () => {
    const [flask] = CART.lines;
    assert.ok(flask);
    const lines = [
      { ...flask, buy_num: 2, total: 4_900 },
      { ...flask, buy_num: 1, total: 2_450, problem },
    ];
    const cart = { lines, count: 3, subtotal: 7_350 };
    const shown = readable(render(createElement(CartSums, { cart }), [[cartQuery, CART]]));
    assert.match(shown, expected);
  });

/** The lines of a cart, by zone, total, and whether it's a car, and what its delivery costs, if the browser can tell. */
const CARTS = [
  [[[1, 5_900, 'goods']], 0],
  [[[1, 5_899, 'goods']], null],
  [[[2, 5_900, 'goods']], null],
  [
    [
      [1, 2_950, 'goods'],
      [1, 2_950, 'goods'],
    ],
    0,
  ],
  [
    [
      [1, 5_900, 'goods'],
      [2, 900, 'goods'],
    ],
    null,
  ],
  [
    [
      [1, 5_900, 'goods'],
      [2, 19_900, 'goods'],
    ],
    0,
  ],
  [[[2, 1_097_000, 'car']], 238_900],
  [
    [
      [2, 1_097_000, 'car'],
      [1, 5_900, 'goods'],
    ],
    238_900,
  ],
  [
    [
      [2, 1_097_000, 'car'],
      [2, 5_900, 'goods'],
    ],
    null,
  ],
] as const;
for (const [lines, expected] of CARTS)
  test(`delivery to the mainland costs ${expected ?? 'what only the server knows'}: ${lines.join('; ')}`, () => {
    const ordered = lines.map(([zone, total, kind]) => ({
      ...{ zone, total },
      car: kind === 'car' ? { port: 'Kobe', fee: carFee(zone, 'mainland', total) ?? 0 } : null,
    }));
    assert.equal(mainlandFee(ordered), expected);
    if (expected === null) return;
    const sent = lines.map(([zone, total, kind], goodsId) => ({
      ...{ goodsId, zone, total, shipsFrom: 'Shanghai', pieces: 1, weightG: kind === 'car' ? null : 500 },
    }));
    assert.equal(
      quoteShipping(sent, '78704')?.reduce((sum, { fee }) => sum + fee, 0),
      expected,
    );
  });

test('the checkout writes the worth of a coupon and of points as the sums beside them do', () => {
  const coupon = {
    ...{
      user_coupon_id: 1,
      name: 'Welcome',
      terms: 'Once',
      code: '7K3-Q9F',
      discount: 5_000,
      expires_at: '2099-01-02T15:00:00Z',
    },
  };
  const shown = readable(
    render(
      createElement(Reductions, {
        summary: {
          ...{ ...SUMS, discount: 5_000, shipments: [], coupons: [coupon], user_coupon_id: 1 },
          ...{ points_most: 2_800, deliverable: true, blocked: [] },
        },
        choices: { address: 'a', coupon: null, usePoints: false },
        onChoose() {},
      }),
    ),
  );
  assert.match(
    shown,
    / Welcome −\$50\.00 Once Good until January 2, 2099 7K3-Q9F .* Use 2,800 points: −\$28\.00$/,
  );
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
