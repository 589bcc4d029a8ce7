import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import { createElement } from 'react';
import en from '../../../demo/host/orders/messages/en.json' with { type: 'json' };
import type { OrderMessages } from '../../../demo/host/texts.js';
import type { Order } from '../../../demo/shared/replies/orders.js';
import { NO_RETURNS as NONE } from '../../../demo/shared/returns.js';
import { trackingUrl } from '../../../demo/shared/tracking-url.js';
import { load, ofGuest, readable, render, texts } from './rendering.js';

const page = await load<typeof import('../../../demo/host/orders/OrderDetailPage.js')>(
  'host/orders/OrderDetailPage.tsx',
);
const { OrderCard } =
  await load<typeof import('../../../demo/host/orders/OrderCard.js')>('host/orders/OrderCard.tsx');
const invoice = await load<typeof import('../../../demo/host/orders/InvoicePage.js')>(
  'host/orders/InvoicePage.tsx',
);
const contact = await load<typeof import('../../../demo/host/company/ContactPage.js')>(
  'host/company/ContactPage.tsx',
);
const paymentPage = await load<typeof import('../../../demo/host/checkout/PaymentPage.js')>(
  'host/checkout/PaymentPage.tsx',
);
const { paymentQuery } =
  await load<typeof import('../../../demo/host/api/checkout.js')>('host/api/checkout.ts');
const { cancelText, restText } =
  await load<typeof import('../../../demo/host/orders/cancelText.js')>('host/orders/cancelText.ts');
const { LatestOrders } = await load<typeof import('../../../demo/host/account/overview/LatestOrders.js')>(
  'host/account/overview/LatestOrders.tsx',
);
const { orderQuery, ordersQuery } =
  await load<typeof import('../../../demo/host/api/orders.js')>('host/api/orders.ts');
const { guestQuery } = await load<typeof import('../../../demo/host/api/guests.js')>('host/api/guests.ts');
await page.loader();
await contact.loader();
await texts.overviewTexts.load();

const orderOf = (changes: Partial<Order>): Order => ({
  ...{ order_id: 100_001, state: 'unpaid', acts: [], can_return: 0, faulty_only: false },
  ...{ subtotal: 4_900, shipping: 0, discount: 0, points: 0, total: 4_900 },
  ...{ created_at: '2026-03-02T15:00:00Z', expires_at: '2026-03-02T15:30:00Z' },
  ...{ paid_at: null, received_at: null, refunded: 0, is_refund_due: false },
  ...{ rest_refund: 0, rest_points: 0 },
  lines: [
    {
      ...{ goods_id: 1, goods_name: 'Flask', store_name: 'Corner Shop', zone: 1, buy_num: 1, price: 4_900 },
      picture: { kind: 'goods', art: 'flask', color: 'Teal', color_hex: '#008080' },
      ...{ total: 4_900, in_stock: true, returned: 0, make: null, vin: null },
    },
  ],
  ...{ returnable: null, returns: [], shipments: [], events: [], payment: null, rest: [], canceled: null },
  ship_to: {
    ...{ contact_name: 'Robin', phone: '', street: '7 Elm St', unit: '' },
    ...{ city_name: 'Austin', state: 'TX', post_code: '78704' },
  },
  ...changes,
});

const [line] = orderOf({}).lines;
assert.ok(line);

const card = (order: Order) => readable(render(createElement(OrderCard, { order })));

const markup = (order: Order, { Component } = page) =>
  render(
    createElement(Component),
    [
      [guestQuery, { email: 'robin@example.com', order_id: null }],
      [ofGuest(orderQuery('100001')), order],
    ],
    '/content/100001',
  );

const detail = (order: Order) => readable(markup(order));

const CARD_OF = {
  ...{ card_brand: 'Visa', card_last4: '4242', charged: 4_900 },
  ...{ refund: null, refunded: 0, left: 4_900 },
} as const;
const GONE_BACK = { ...CARD_OF, refund: 'done', refunded: 4_900, left: 0 } as const;
const REFUNDED = orderOf({ state: 'refunded', payment: GONE_BACK, refunded: 4_900 });
const SHIPPED = orderOf({
  state: 'shipped',
  payment: CARD_OF,
  events: [{ act: 'ship', state: 'shipped', actor: 'seller', note: '1Z 999', at: '2026-03-03T15:00:00Z' }],
});

test('an unpaid order’s page says until when it can be paid', () => {
  assert.match(
    detail(orderOf({})),
    / Please pay before Mar \d, 2026, \d+:\d\d [AP]M\. After that, we cancel the order /,
  );
});

test('an unpaid order’s card says until when it can be paid', () => {
  assert.match(card(orderOf({})), / Pay by Mar \d, 2026, \d+:\d\d [AP]M .* Pay now View order$/);
});

/** Sets the clock until the test ends. */
function setClock(context: TestContext, now: string): void {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: new Date(now) });
  context.after(() => mock.timers.reset());
}

test('an order that can be paid only until today says so, without the date', (context) => {
  setClock(context, '2026-03-02T15:00:00Z');
  assert.match(card(orderOf({})), / Pay today by \d+:\d\d [AP]M /);
  assert.match(detail(orderOf({})), / Please pay today before \d+:\d\d [AP]M\. /);
});

test('on the account’s overview, an unpaid order can be paid, and others say when they arrive or were placed', (context) => {
  setClock(context, '2026-03-02T15:00:00Z');
  const parcel = {
    kind: 'parcel',
    zone: 1,
    days_min: 2,
    days_max: 3,
    fee: 0,
    free_from: null,
    arrived_at: null,
    can_confirm: false,
  } as const;
  const coming = orderOf({
    ...{ order_id: 100_002, state: 'shipped', paid_at: '2026-03-02T15:10:00Z' },
    shipments: [{ ...parcel, goods_ids: [1], sent: [] }],
  });
  const list = [orderOf({}), coming, orderOf({ order_id: 100_003, state: 'paid' })];
  const shown = readable(
    render(createElement(LatestOrders), [
      [ofGuest(ordersQuery(null, 1, 3)), { list, total: 3, page: 1, pageSize: 3, counts: [] }],
    ]),
  );
  assert.match(
    shown,
    / Pay today by [^P]* [AP]M \$49\.00 .*Pay now .* Arrives Wed, Mar 4 – Thu, Mar 5 · 1 item On the way .* March 2, 2026 · 1 item Paid /,
  );
});

test('a paid order’s page has no deadline, and promises a guest no points', () => {
  assert.doesNotMatch(detail(SHIPPED), /Please pay|You’ll earn/);
});

test('a canceled order that wasn’t paid says in the list and on its page that nothing was charged', () => {
  const canceled = orderOf({ state: 'canceled' });
  assert.match(card(canceled), / Not charged Canceled /);
  assert.match(detail(canceled), / You weren’t charged\. .* Payment Not charged$/);
});

test('a canceled order that was paid says in the list and on its page how much goes back', () => {
  assert.match(card(REFUNDED), / Refund: \$49\.00 Refunded /);
  assert.match(detail(REFUNDED), / Payment Visa ending in 4242 We refunded \$49\.00\.$/);
});

test('a canceled order that was paid is being refunded only until that is done', () => {
  const due = orderOf({ ...REFUNDED, is_refund_due: true, payment: { ...GONE_BACK, refund: 'due' } });
  assert.match(card(due), / Refund: \$49\.00 Refund on its way /);
  assert.match(detail(due), /Refund on its way Placed .* and we’re refunding you\. /);
  assert.match(detail(REFUNDED), / and you got a refund\. /);
});

test('an order’s card says how much of its total has gone back', () => {
  const some = orderOf({ state: 'received', refunded: 900 });
  assert.match(card(some), / Refund: \$9\.00 Delivered .* Total \$49\.00 /);
});

test('what was never paid can be ordered again, and has no invoice', () => {
  const canceled = orderOf({ state: 'canceled' });
  assert.match(card(canceled), / Order again View order$/);
  assert.doesNotMatch(markup(canceled), /\/invoice"/);
  assert.match(markup(REFUNDED), /\/invoice"/);
});

/** What canceling gives back, by what was paid and how. */
const CANCELING = [
  [{}, 'The items go back on sale.'],
  [{ state: 'paid' }, 'We refund $49 within ten business days.'],
  [{ discount: 500 }, 'The items go back on sale. You get your coupon back if it’s still valid.'],
  [{ state: 'paid', points: 4_900, total: 0 }, 'The items go back on sale. You get your points back.'],
] as const;
for (const [changes, text] of CANCELING)
  test(`the question before canceling promises only what comes back: ${text}`, () =>
    assert.equal(
      cancelText(orderOf(changes), en as OrderMessages, (cents) => `$${cents / 100}`),
      text,
    ));

/** What canceling the rest gives back. */
const REST = [
  [{}, ''],
  [
    { rest_refund: 3_431 },
    ' You get back $34.31 for them, with their share of the shipping, the way you paid, within ten business days.',
  ],
  [{ rest_points: 500 }, ' You get back the points you used for them.'],
] as const;
for (const [changes, text] of REST)
  test(`the question before canceling the rest says what comes back:${text}`, () =>
    assert.equal(
      restText(orderOf(changes), en as OrderMessages, (cents) => `$${cents / 100}`),
      `The items below won’t be sent.${text}`,
    ));

test('a canceled order that points paid for promises no money', () => {
  assert.doesNotMatch(card(orderOf({ state: 'refunded', points: 4_900, total: 0 })), /Refund:/);
});

test('only an order that is on its way can be tracked from the list, and its page begins with the number', () => {
  assert.match(card(SHIPPED), / Track order Buy again$/);
  assert.match(card(orderOf({ state: 'paid' })), / View order$/);
  assert.match(detail(SHIPPED), /on its way to you\. Tracking: 1Z 999 /);
});

test('an order of which a part has shipped shows its tracking, and what of it can still be canceled', () => {
  const event = { act: 'ship-part', state: 'paid', actor: 'seller', at: '2026-03-03T15:00:00Z' } as const;
  const rest = { acts: ['cancel-rest'], rest: ['Lamp', 'Tent'] } satisfies Partial<Order>;
  const shown = detail(orderOf({ ...rest, state: 'paid', events: [{ ...event, note: '1Z 998' }] }));
  assert.match(shown, /We’re getting the rest ready: Lamp Tent Tracking: 1Z 998 .* Cancel the rest /);
  assert.match(shown, / Part of the order shipped Tracking: 1Z 998 /);
  const both = detail({ ...SHIPPED, events: [{ ...event, note: '1Z 998' }, ...SHIPPED.events] });
  assert.match(both, /on its way to you\. Tracking: 1Z 998 Tracking: 1Z 999 /);
});

const CANCELED: Order['canceled'] = {
  lines: [{ goods_id: 9, goods_name: 'Lamp', pieces: 2, total: 2_000 }],
  ...{ subtotal: 2_000, shipping: 400, discount: 0, points: 0, refund: 2_400 },
};

test('an order of which the rest was canceled names what is missing, and says when the other part shipped', () => {
  const at = '2026-03-03T15:00:00Z';
  const shown = detail(
    orderOf({
      ...{ state: 'shipped', canceled: CANCELED },
      events: [
        { act: 'ship-part', state: 'paid', actor: 'seller', note: '', at },
        { act: 'cancel-rest', state: 'shipped', actor: 'shopper', note: '', at: '2026-03-09T15:00:00Z' },
      ],
    }),
  );
  assert.match(
    shown,
    / Shipped Mar 3(, 2026)? .* Canceled before shipping 2 × Lamp \$20\.00 Items \$20\.00 Original shipping \$4\.00 Refund \$24\.00 .* The rest of the order was canceled /,
  );
});

/** What an operator or a seller notes when sending an order, and where its number leads. */
const NOTES = [
  ['USPS 9400 1000 0000 0001', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000001'],
  ['ups 1Z-999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['DHL 42', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=42'],
  ['9400 1000', null],
  ['Vessel Morning Calm, booking MC-48213', null],
  ['USPS 1&x=2', null],
  ['DHL', null],
] as const;
for (const [note, url] of NOTES)
  test(`a shipment links to its carrier if that is known: ${note}`, () =>
    assert.equal(trackingUrl(note), url));

const PARCEL = {
  kind: 'parcel',
  zone: 1,
  days_min: 2,
  days_max: 4,
  fee: 0,
  free_from: null,
  arrived_at: null,
  can_confirm: false,
} as const;
const PAID = { paid_at: '2026-03-02T15:05:00Z', shipments: [{ ...PARCEL, goods_ids: [1], sent: [] }] };

test('a card and the head of a page say when an order arrives, should have arrived, or was delivered', (context) => {
  setClock(context, '2026-03-06T23:00:00Z');
  const coming = orderOf({ ...PAID, state: 'paid' });
  const there = orderOf({ ...PAID, state: 'received', received_at: '2026-03-05T15:00:00Z' });
  assert.match(card(coming), / Arrives Wed, Mar 4 – Fri, Mar 6 Paid /);
  assert.match(detail(coming), /Invoice Arrives Wed, Mar 4 – Fri, Mar 6 Thank you! /);
  setClock(context, '2026-03-07T15:00:00Z');
  assert.match(card(coming), / Was due Wed, Mar 4 – Fri, Mar 6 Paid /);
  assert.match(
    detail(coming),
    /Invoice Was due Wed, Mar 4 – Fri, Mar 6 Thank you! .* Delivery Was due Wed, /,
  );
  assert.match(card(there), / Delivered Mar 5(, 2026)? Delivered /);
  assert.match(detail(there), /Invoice Delivered Mar 5(, 2026)? Your order has arrived\. /);
});

test('the steps of an order have their days', () => {
  assert.match(
    detail(orderOf({ ...SHIPPED, ...PAID })),
    / Placed Mar 2(, 2026)? Paid Mar 2(, 2026)? Shipped Mar 3(, 2026)? Delivered /,
  );
});

test('a fault of a delivered car can be reported for 30 days', () => {
  const carOf = (days: number) =>
    card(
      orderOf({
        state: 'received',
        lines: [{ ...line, make: 'byd', in_stock: false }],
        shipments: [
          {
            ...{ ...PARCEL, kind: 'car', goods_ids: [1], sent: [] },
            arrived_at: new Date(Date.now() - days * 86_400_000).toISOString(),
          },
        ],
      }),
    );
  assert.match(carOf(20), / See similar cars Report a problem with the car View order$/);
  assert.match(carOf(32), / See similar cars View order$/);
});

/** The class of the button that confirms an order's arrival, so many days after it was paid. */
function confirmButton(days: number): string | undefined {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  const order = orderOf({
    ...{ state: 'shipped', acts: ['confirm'], payment: CARD_OF },
    shipments: [{ ...PARCEL, zone: 2, days_min: 9, days_max: 14, fee: 990, goods_ids: [1], sent: [] }],
    paid_at: at,
  });
  return /class="([^"]*)"[^>]*>It arrived</.exec(markup(order))?.[1];
}

test('each delivery of an order says when its packages were sent, and how, and who said that it arrived', () => {
  const at = '2026-03-03T15:00:00Z';
  const there = { ...PARCEL, arrived_at: '2026-03-05T15:00:00Z' };
  const two = orderOf({
    lines: [line, { ...line, goods_id: 2, goods_name: 'Tent' }],
    ...{ state: 'received', paid_at: PAID.paid_at, received_at: '2026-03-05T15:00:00Z' },
    shipments: [
      { ...there, goods_ids: [1], sent: [{ at, note: 'UPS 1Z 998', goods_ids: [1] }] },
      {
        ...there,
        zone: 2,
        goods_ids: [2],
        sent: [{ at: '2026-03-04T15:00:00Z', note: '', goods_ids: [2] }],
      },
    ],
    events: [{ act: 'confirm', state: 'received', actor: 'shopper', note: '', at: '2026-03-05T15:00:00Z' }],
  });
  assert.match(
    detail(two),
    / Delivery 1 You confirmed delivery on Mar 5(, 2026)? Free Shipped Mar 3(, 2026)? · Tracking: UPS 1Z 998 .* Delivery 2 .* Shipped Mar 4(, 2026)? [^·]/,
  );
});

for (const actor of ['operator', 'shop'])
  test(`a delivery that the ${actor} has confirmed isn’t said to be confirmed by the shopper`, () => {
    const at = '2026-03-05T15:00:00Z';
    const shown = detail(
      orderOf({
        ...{ state: 'received', paid_at: PAID.paid_at, received_at: at },
        shipments: [{ ...PARCEL, goods_ids: [1], sent: [], arrived_at: at }],
        events: [{ act: 'confirm', state: 'received', actor, note: '', at }],
      }),
    );
    assert.match(shown, / Delivery Delivered Mar 5/);
    assert.doesNotMatch(shown, /You confirmed/);
  });

test('of several deliveries, each has its button, and its last day for returns once it’s there', () => {
  const order = orderOf({
    ...{ state: 'shipped', acts: ['confirm'], paid_at: PAID.paid_at },
    lines: [line, { ...line, goods_id: 2, goods_name: 'Tent' }],
    shipments: [
      { ...PARCEL, goods_ids: [1], sent: [], arrived_at: '2026-03-05T15:00:00Z' },
      { ...PARCEL, zone: 2, goods_ids: [2], sent: [], can_confirm: true },
    ],
    events: [
      { act: 'arrive', state: 'shipped', actor: 'shopper', note: 'parcel 1', at: '2026-03-05T15:00:00Z' },
    ],
    returnable: {
      ...{ faulty_only: false, before: { ...NONE, faulty: [] } },
      paid: { subtotal: 9_800, discount: 0, points: 0, total: 9_800, left: 9_800, parcels: [] },
      lines: [
        {
          ...{ goods_id: 1, store_id: 1, parcel: 0, pieces: 1, price: 4_900 },
          ...{ until: '2026-04-04', faulty_until: '2026-05-04', faulty_only: false },
        },
      ],
    },
  });
  const shown = detail(order);
  assert.match(shown, / Part of your order has arrived\. The rest is on its way\. /);
  assert.match(
    shown,
    / Delivery 1 You confirmed delivery on Mar 5(, 2026)? Free Flask .* until April 4, 2026\. Delivery 2 .* Tent .* It arrived /,
  );
  assert.match(shown, / Part of the order was delivered /);
  assert.deepEqual(markup(order).match(/aria-label="It arrived: [^"]*"/g), [
    'aria-label="It arrived: Delivery 2"',
  ]);
});

test('a delivery of which a seller has sent a part says so only of the items in it', () => {
  const at = '2026-03-03T15:00:00Z';
  const part = orderOf({
    ...{ state: 'paid', paid_at: PAID.paid_at },
    lines: [line, { ...line, goods_id: 2, goods_name: 'Tent' }],
    shipments: [{ ...PARCEL, goods_ids: [1, 2], sent: [{ at, note: 'UPS 1Z 998', goods_ids: [2] }] }],
    events: [{ act: 'ship-part', state: 'paid', actor: 'seller', note: 'UPS 1Z 998', at }],
  });
  assert.match(
    detail(part),
    / Free Shipped Mar 3(, 2026)? · Tracking: UPS 1Z 998 Tent .* Not shipped yet Flask /,
  );
});

test('a car from abroad arrives only if it’s admitted, on a card and on an order’s page', (context) => {
  setClock(context, '2026-03-03T15:00:00Z');
  const days = { ...PARCEL, zone: 2, days_min: 9, days_max: 14 } as const;
  const car = orderOf({
    ...{ state: 'paid', paid_at: PAID.paid_at },
    shipments: [{ ...days, kind: 'car', goods_ids: [1], sent: [] }],
  });
  const arrives = 'If admitted, arrives Wed, Mar 11 – Mon, Mar 16';
  assert.match(card(car), new RegExp(` ${arrives} Paid `));
  const risk = 'If the car is refused entry, the transport there and back is yours to pay\\.';
  assert.match(detail(car), new RegExp(`Invoice ${arrives} .* Vehicle shipping ${arrives} Free ${risk} `));
});

test('an invoice and a day of delivery have the store’s days, wherever they are read', () => {
  const late = '2026-03-02T04:30:00Z';
  const order = orderOf({ state: 'received', created_at: late, received_at: late });
  assert.match(readable(markup(order, invoice)), / Date: March 1, 2026 /);
  assert.match(card(order), / Delivered Mar 1(, 2026)? /);
});

test('the page after a payment without an order’s number leads on', async () => {
  await paymentPage.loader();
  assert.match(
    readable(render(createElement(paymentPage.Component), [], '/content/1')),
    /^We can’t find this order .* Continue shopping$/,
  );
});

test('an order’s page and the one after its payment list the items below the delivery that they arrive with', async (context) => {
  setClock(context, '2026-03-03T15:00:00Z');
  const order = orderOf({
    ...{ state: 'paid', paid_at: PAID.paid_at, subtotal: 16_899, shipping: 1_000, total: 17_899 },
    lines: [line, { ...line, goods_id: 2, goods_name: 'Tent', price: 11_999, total: 11_999 }],
    shipments: [
      { ...PARCEL, goods_ids: [1], sent: [] },
      { ...PARCEL, zone: 2, days_min: 9, days_max: 14, fee: 1_000, goods_ids: [2], sent: [] },
    ],
  });
  const items =
    /Delivery 1 Arrives Wed, Mar 4 – Fri, Mar 6 Free Flask .* \$49\.00 Delivery 2 Arrives Wed, Mar 11 – Mon, Mar 16 \$10\.00 Tent .* \$119\.99 /;
  assert.match(
    detail(order),
    new RegExp(`Invoice Thank you! We’re getting your order ready\\. .* ${items.source}`),
  );
  await paymentPage.loader();
  const paid = { order_id: 100_001, state: 'paid', payment: 'succeeded', mailed_to: null };
  const shown = readable(
    render(
      createElement(paymentPage.Component),
      [
        [guestQuery, { email: 'robin@example.com', order_id: null }],
        [ofGuest(paymentQuery('100001')), { ...paid, expires_at: order.expires_at }],
        [ofGuest(orderQuery('100001')), order],
      ],
      '/content/1?order_id=100001',
    ),
  );
  assert.match(shown, new RegExp(`^Thank you! Your order is paid .* ${items.source}.* Shipping \\$10\\.00 `));
});

test('an order’s page and its invoice say which car it is, and the page leads to its report', () => {
  const picture = { kind: 'car', drawing: 'kia-seltos.1', color: 'Black', color_hex: '#111111' } as const;
  const car = { ...line, picture, mileage_km: 16_093, make: 'kia', vin: 'KNA00000000000001' };
  const order = orderOf({ state: 'paid', lines: [car] });
  assert.match(detail(order), / 10,000 mi · Black · No\. 1 VIN: KNA00000000000001 Inspection report /);
  assert.match(markup(order), /#inspection"/);
  assert.match(
    readable(markup(order, invoice)),
    / 10,000 mi · Black · No\. 1 VIN: KNA00000000000001 Sold by Corner Shop 1 \$49\.00 /,
  );
});

/** What an invoice says below its total, by what has gone back and what was canceled before it was sent. */
const AFTER = [
  ['nothing went back', {}, /Total \$49\.00 Sales tax included Thank you/],
  [
    'all of it went back',
    {
      ...{ state: 'refunded', payment: GONE_BACK },
      events: [
        { act: 'refund-sent', state: 'refunded', actor: 'provider', note: '', at: '2026-03-09T15:00:00Z' },
      ],
    },
    / Charged \$49\.00 Refunded on March 9, 2026 −\$49\.00 Total after refund \$0\.00 /,
  ],
  [
    'a part is to go back',
    { payment: { ...CARD_OF, refund: 'due', refunded: 900, left: 4_000 } },
    / Refund on its way −\$9\.00 Total after refund \$40\.00 /,
  ],
  [
    'only what was canceled went back',
    { canceled: CANCELED, payment: { ...CARD_OF, charged: 7_300, refund: 'done', refunded: 2_400 } },
    / Charged \$73\.00 Canceled and refunded −\$24\.00 Total after refund \$49\.00 Canceled before shipping 2 × Lamp .* Refund \$24\.00 Thank you/,
  ],
  [
    'what was canceled is to go back',
    { payment: { ...CARD_OF, charged: 6_900, refund: 'due', refunded: 2_000 } },
    / Charged \$69\.00 Canceled, refund on its way −\$20\.00 Total after refund \$49\.00 /,
  ],
  [
    'what was canceled went back, and a part of the rest',
    { payment: { ...CARD_OF, charged: 6_900, refund: 'due', refunded: 2_900, left: 4_000 } },
    / Charged \$69\.00 Canceled and refunded −\$20\.00 Refund on its way −\$9\.00 Total after refund \$40\.00 /,
  ],
] as const satisfies readonly (readonly [string, Partial<Order>, RegExp])[];
for (const state of ['shipped', 'received', 'refunded'] as const)
  test(`the invoice of a ${state} order says whether it is paid`, () =>
    assert.match(
      readable(markup(orderOf({ state }), invoice)),
      state === 'refunded' ? /2026 Refunded Issued by/ : /2026 Paid Issued by/,
    ));
for (const [what, changes, expected] of AFTER)
  test(`an invoice ends with what is left of the total: ${what}`, () =>
    assert.match(readable(markup(orderOf({ state: 'received', ...changes }), invoice)), expected));

test('an order’s page says how what was charged came down to what is left', () => {
  const payment = { ...CARD_OF, charged: 6_900, refund: 'done', refunded: 2_000 } as const;
  assert.match(
    detail(orderOf({ state: 'shipped', payment })),
    / Total \$49\.00 Sales tax included Charged \$69\.00 Canceled and refunded −\$20\.00 Total after refund \$49\.00 /,
  );
});

test('the button that confirms an arrival is quiet until the first promised day', () => {
  assert.equal(confirmButton(8), 'button button-quiet');
  assert.equal(confirmButton(9), 'button');
});

test('an order’s page leads to help, with the order’s number', () => {
  assert.match(markup(SHIPPED), /href="\/contact\?order=100001"[^>]*>Get help with this order</);
});

test('the contact form has a field for an order’s number, which offers the shopper’s latest orders', () => {
  const answer = { list: [orderOf({})], total: 1, page: 1, pageSize: 10, counts: [] };
  const shown = render(createElement(contact.Component), [[ofGuest(ordersQuery(null, 1)), answer]]);
  assert.match(readable(shown), / Order number \(optional\) /);
  assert.match(shown, /name="order_id"/);
  assert.match(shown, /<option value="100001" label="March.2,.2026"/);
});

test('an order’s history says who said that it arrived', () => {
  const of = (actor: string) =>
    detail(
      orderOf({
        state: 'received',
        events: [{ act: 'confirm', state: 'received', actor, note: '', at: '2026-04-03T15:00:00Z' }],
      }),
    );
  assert.match(of('shopper'), / Order history Delivered /);
  assert.match(
    of('shop'),
    / Order history Counted as delivered: 14 days have passed since the last promised day /,
  );
});
