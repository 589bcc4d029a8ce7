import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Cart } from '../../../demo/shared/replies/cart.js';
import { load, ofGuest, readable, render } from './rendering.js';

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
const paymentPage = await load<typeof import('../../../demo/host/checkout/PaymentPage.js')>(
  'host/checkout/PaymentPage.tsx',
);
const { paymentQuery, unpaidQuery } =
  await load<typeof import('../../../demo/host/api/checkout.js')>('host/api/checkout.ts');
const { FoldedSums, PlaceOrder } = await load<typeof import('../../../demo/host/checkout/PlaceOrder.js')>(
  'host/checkout/PlaceOrder.tsx',
);
const { addressesQuery } =
  await load<typeof import('../../../demo/host/api/addresses.js')>('host/api/addresses.ts');
const { cartQuery } = await load<typeof import('../../../demo/host/cart/cart.js')>('host/cart/cart.ts');
const { orderQuery } = await load<typeof import('../../../demo/host/api/orders.js')>('host/api/orders.ts');
const { guestQuery } = await load<typeof import('../../../demo/host/api/guests.js')>('host/api/guests.ts');
const { shippingQuery } =
  await load<typeof import('../../../demo/host/cart/useShipping.js')>('host/cart/useShipping.ts');
const cartPage = await load<typeof import('../../../demo/host/cart/CartPage.js')>('host/cart/CartPage.tsx');
await page.loader();

const CART: Cart = {
  lines: [
    {
      ...{ goods_id: 1, goods_name: 'Flask', slug: 'flask', store_name: 'Corner Shop' },
      ...{ zone: 1, ships_from: 'Austin, TX, United States' },
      picture: { kind: 'goods', art: 'flask', color: 'Teal', color_hex: '#008080' },
      ...{ price: 2_450, unit_price: 2_450, list_price: null, next_step: null, buy_num: 2, total: 4_900 },
      ...{ stock: 9, saved: false, price_before: null, car: null, problem: null },
    },
  ],
  count: 2,
  subtotal: 4_900,
};

/** What shipping a cart to the mainland costs, as the server says to a guest. */
const toMainland = (cart: Cart, shipping: number) =>
  [shippingQuery(cart, ''), { shipments: [], shipping, deliverable: true }] as const;

const SUMS = { subtotal: 4_900, shipping: 599, discount: 0, points: 0, total: 5_499, lines: [] };

test('a guest sees the cart’s sums beside the field for the email: the shipping to the mainland, and the total with it', () => {
  const answers = [
    [guestQuery, { email: null, order_id: null }],
    [cartQuery, CART],
    toMainland(CART, 599),
  ] as const;
  const shown = readable(render(createElement(page.Component), answers));
  assert.match(shown, /Email .* Flask .* Subtotal · 2 items \$49\.00 /);
  assert.match(
    shown,
    / Flask Arrives in the mainland US: \w{3}, .* Corner Shop 2 × \$24\.50 \$49\.00 Subtotal /,
  );
  assert.match(
    shown,
    / Shipping to the mainland US \$5\.99 Total to the mainland US \$54\.99 Sales tax included$/,
  );
  assert.doesNotMatch(shown, /Car cancellation/);
});

/** A used car overseas. */
const CAR = {
  ...{ goods_id: 2, goods_name: '2021 Kia Seltos', store_name: 'Corner Shop', zone: 2, mileage_km: 101_000 },
  picture: { kind: 'car' as const, drawing: 'kia-seltos.1', color: 'Black', color_hex: '#111111' },
  ...{ price: 4_900, buy_num: 1, total: 4_900 },
};

const FEES = { mainland: 195_000, overseas: 319_000, military: null };

/** What a guest's cart with a car says, by the zip code of the address that was entered at checkout. */
const GUEST_ADDRESSES = [
  [
    '96813',
    FEES.overseas,
    / From Kobe · shipping \$3,190\.00 \$49.* Shipping to \S*96813\S* If admitted, .* \$3,190\.00 Estimated/,
  ],
  [
    '09007',
    null,
    / Shop We can’t ship a car there From Kobe \$49.* Shipping to \S*09007\S* We can’t ship a car there – Before/,
  ],
] as const;
for (const [post_code, fee, expected] of GUEST_ADDRESSES)
  test(`a guest’s cart says what shipping a car to the address of the checkout costs: ${post_code}`, () => {
    const [flask] = CART.lines;
    assert.ok(flask);
    const line = { ...flask, ...CAR, car: { port: 'Kobe', fees: FEES }, stock: 1 };
    const cart = { lines: [line], count: 1, subtotal: 4_900 };
    const days = { days_min: 30, days_max: 42 };
    const shipments =
      fee === null ? [] : [{ kind: 'car', zone: 2, ...days, fee, free_from: null, goods_ids: [2] }];
    const html = render(createElement(cartPage.Component), [
      [guestQuery, { email: 'robin@example.com', order_id: null }],
      [ofGuest(addressesQuery), [{ post_code }]],
      [ofGuest(unpaidQuery), []],
      [cartQuery, cart],
      [shippingQuery(cart, post_code), { shipments, shipping: fee ?? 0, deliverable: fee !== null }],
    ]);
    assert.match(readable(html), expected);
  });

test('a guest’s summary says what each shipment to the mainland costs', () => {
  const [flask] = CART.lines;
  assert.ok(flask);
  const vase = { ...flask, goods_id: 3, goods_name: 'Vase', zone: 2 };
  const cart = { ...CART, lines: [flask, vase] };
  const shipment = { kind: 'parcel', free_from: null, days_min: 2, days_max: 4 };
  const shipments = [
    { ...shipment, zone: 1, fee: 0, goods_ids: [1] },
    { ...shipment, zone: 2, fee: 990, goods_ids: [3] },
  ];
  const shown = readable(
    render(createElement(CartSums, { cart }), [
      [shippingQuery(cart, ''), { shipments, shipping: 990, deliverable: true }],
    ]),
  );
  assert.match(
    shown,
    / Shipping to the mainland US Flask Free Arrives .* Vase \$9\.90 Arrives .* \$9\.90 Total to the mainland US /,
  );
});

test('a car in the cart says which one it is, from where and for how much it ships, and that it may not be let in', () => {
  const [flask] = CART.lines;
  assert.ok(flask);
  const line = { ...flask, ...CAR, car: { port: 'Kobe', fees: FEES }, stock: 1 };
  const cart = { lines: [line], count: 1, subtotal: 4_900 };
  const html = render(createElement(cartPage.Component), [
    [guestQuery, { email: null, order_id: null }],
    [ofGuest(unpaidQuery), []],
    [cartQuery, cart],
    toMainland(cart, 195_000),
  ]);
  const shown = readable(html);
  assert.match(
    shown,
    / 2021 Kia Seltos 62,758 mi · Black · No\. 2 Sold by Corner Shop If admitted, arrives in the mainland US: \w{3}, .+ From Kobe · shipping \$1,950\.00 to the mainland US /,
  );
  assert.match(
    shown,
    / Shipping to the mainland US Duty and customs clearance included \$1,950\.00 Total to the mainland US \$1,999\.00 Sales tax included 2021 Kia Seltos This car was made for other markets .* usually can’t be imported .* Checkout delivers inside the United States\. .* Car cancellation and damage Go to checkout /,
  );
  assert.match(html, /No\.\u00a02</, 'the number isn’t on a line without its “No.”');
  assert.doesNotMatch(shown, /30-day returns/);
});

test('an empty cart says which order waits for payment, asks a guest to sign in once, and shows the day’s deals', () => {
  const shown = readable(
    render(createElement(cartPage.Component), [
      [guestQuery, { email: null, order_id: null }],
      [ofGuest(unpaidQuery), [{ order_id: 100_123 }]],
      [cartQuery, { lines: [], count: 0, subtotal: 0 }],
    ]),
  );
  assert.match(
    shown,
    /^Your cart Order 100123 is waiting for payment\. View and pay .*Your cart is empty Already filled a cart\? Sign in to see it\. Start shopping Sign in Today’s deals /,
  );
});

/** A guest's cart, by the server's answer. */
const GUESTS = [
  [
    'that ships for free says so',
    0,
    / Shipping to the mainland US Free Total to the mainland US \$49\.00 Sales tax included$/,
  ],
  [
    'whose answer isn’t there says why',
    null,
    / Shipping Depends on your address – Before shipping \$49\.00 Sales tax included$/,
  ],
] as const;
for (const [title, shipping, expected] of GUESTS)
  test(`a guest’s cart ${title}`, () => {
    const answers = shipping === null ? [] : [toMainland(CART, shipping)];
    assert.match(readable(render(createElement(CartSums, { cart: CART }), answers)), expected);
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

/** What is said where no points can be used, by the total. */
const WITHOUT_POINTS = [
  [0, /There’s nothing left to pay with points\.$/],
  [5_499, /No points yet\. /],
] as const;
for (const [total, expected] of WITHOUT_POINTS)
  test(`the checkout says why no points can be used for a total of ${total}`, () => {
    const summary = {
      ...{ ...SUMS, total, shipments: [], coupons: [], user_coupon_id: 0, points_most: 0 },
      ...{ deliverable: true, blocked: [] },
    };
    const choices = { address: 'a', coupon: null, usePoints: false };
    assert.match(readable(render(createElement(Reductions, { summary, choices, onChoose() {} }))), expected);
  });

test('the page after a payment that failed says until when the order is held, and what it costs', async () => {
  await paymentPage.loader();
  const state = { order_id: 1, state: 'unpaid', payment: 'open', mailed_to: null };
  const answers = [
    [guestQuery, { email: 'robin@example.com', order_id: null }],
    [ofGuest(paymentQuery('1')), { ...state, expires_at: '2026-03-02T15:35:00Z' }],
    [ofGuest(orderQuery('1')), { total: 5_499 }],
  ] as const;
  const shown = readable(render(createElement(paymentPage.Component), answers, '/content/1?order_id=1'));
  assert.match(
    shown,
    / another one before Mar 2, 2026, \d+:35 [AP]M\. Order 1 · \$54\.99 Pay now View the order$/,
  );
});

test('the total of a checkout says that it includes the sales tax', () => {
  const shown = readable(render(createElement(Sums, { sums: SUMS })));
  assert.match(shown, / Total \$54\.99 Sales tax included$/);
});

/** Orders of a cart: without an address, the server doesn't know their shipping yet. */
const ORDERS = [
  ['with an address', 'a', SUMS, / Shipping \$5\.99 Total \$54\.99 .* Place order, then pay \$54\.99 /],
  [
    'without an address',
    null,
    { ...SUMS, shipping: 0, total: 4_900 },
    / Shipping to the mainland US \$5\.99 Total to the mainland US \$54\.99 .* Place order By placing /,
  ],
  [
    'with a coupon and points, but without an address',
    null,
    { ...SUMS, subtotal: 4_900, shipping: 0, discount: 500, points: 100, total: 4_300 },
    / US \$5\.99 Coupon −\$5\.00 Points −\$1\.00 Total to the mainland US \$48\.99 .* Place order By placing /,
    'Order summary · $48.99',
  ],
  [
    'with an address that a car can’t go to',
    'a',
    { ...SUMS, shipping: 0, total: 4_900, deliverable: false },
    / Shipping – Before shipping \$49\.00 .* Place order By placing /,
    'Order summary',
  ],
] as const;
for (const [title, address, sums, expected, line = 'Order summary · $54.99'] of ORDERS)
  test(`a checkout ${title} says the total with shipping, and only a known one on the button`, () => {
    const summary = {
      ...{ deliverable: true, blocked: [] },
      ...{ ...sums, lines: [], shipments: [], coupons: [], user_coupon_id: 0, points_most: 0 },
    };
    const parts = { cart: CART, summary, choices: { address, coupon: null, usePoints: false } };
    const answers = [toMainland(CART, 599)];
    const order = { ...parts, orderKey: 'k', isEditing: false, isWaiting: false, onChanged() {} };
    assert.match(readable(render(createElement(PlaceOrder, order), answers)), expected);
    const folded = render(createElement(FoldedSums, parts), answers);
    assert.equal(readable(/<summary>(.*?)<\/summary>/.exec(folded)?.[1] ?? ''), line);
  });

test('an empty checkout offers a guest the shop, not a list of orders', () => {
  const shown = render(createElement(page.Component), [
    [guestQuery, { email: null, order_id: null }],
    [cartQuery, { lines: [], count: 0, subtotal: 0 }],
  ]);
  assert.match(readable(shown), / Your cart is empty .* Start shopping Sign in$/);
});

/** What keeps an order from being placed, as it is announced. */
const PROBLEMS = [
  ['no address', { address: null, deliverable: true, blocked: [] }, /^[^.]*address[^.]*\.$/],
  ['a car from abroad', { address: 'a', deliverable: true, blocked: [], lines: [CAR] }, /refused entry\.$/],
  ['a car that can’t go there', { address: 'a', deliverable: false, blocked: [] }, /^We can’t ship a car to/],
  ['an open form', { address: 'a', deliverable: true, blocked: [], isEditing: true }, /^Save or cancel the/],
  ['something sold out', { address: 'a', deliverable: true, blocked: ['Flask'] }, /Flask/],
  ['nothing', { address: 'a', deliverable: true, blocked: [] }, /^$/],
] as const;
for (const [title, { address, ...state }, expected] of PROBLEMS)
  test(`the checkout announces what keeps an order from being placed: ${title}`, () => {
    const html = render(
      createElement(PlaceOrder, {
        ...{ orderKey: 'k', cart: CART, isEditing: 'isEditing' in state, isWaiting: false, onChanged() {} },
        choices: { address, coupon: null, usePoints: false },
        summary: {
          ...{
            ...SUMS,
            ...state,
            blocked: [...state.blocked],
            lines: 'lines' in state ? [...state.lines] : [],
          },
          ...{ shipments: [], coupons: [], user_coupon_id: 0, points_most: 0 },
        },
      }),
    );
    assert.match(readable(/<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? 'none'), expected);
  });
