import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PaidShop, send } from './paid-shop.js';

let shop: PaidShop;
before(async () => {
  shop = await PaidShop.start();
});
after(() => shop.close());

/** What the shop asks of Stripe, in this order. Each event comes twice, and what it is about is read each time. */
const CALLS: Readonly<Record<'paid' | 'disputed' | 'refunded', readonly string[]>> = {
  paid: ['POST /v1/checkout/sessions', 'GET /v1/checkout/sessions/:id'],
  disputed: ['GET /v1/checkout/sessions', 'GET /v1/checkout/sessions'],
  refunded: [
    'GET /v1/refunds',
    'POST /v1/refunds',
    ...['GET /v1/checkout/sessions', 'GET /v1/refunds'],
    ...['GET /v1/checkout/sessions', 'GET /v1/refunds'],
  ],
};

test('makes only these calls for an order that is paid, disputed, and refunded in part', {
  timeout: 60_000,
}, async () => {
  const expected: string[] = [];
  const makes = async (step: keyof typeof CALLS) => {
    expected.push(...CALLS[step]);
    while (shop.calls.length < expected.length) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      shop.calls.map((call) => call.replace(/cs_test_\w+/, ':id')),
      expected,
      step,
    );
  };
  const { order_id, url, detail } = await shop.order();
  const number = '4000000000000259';
  await send(url, { number, expiry: '12/99', code: '123' });
  expected.push(...CALLS.paid);
  await makes('disputed');
  await shop.operate('refund', order_id, '3.50');
  await shop.pushRefunds();
  await makes('refunded');
  const { state, payment } = await detail();
  assert.deepEqual([state, payment?.refund, payment?.refunded], ['paid', 'done', 350]);
  assert.match(await shop.operate('disputes'), new RegExp(`^${order_id} `, 'm'));
});
