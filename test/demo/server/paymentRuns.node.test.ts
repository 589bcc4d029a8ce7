import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { cardProvider } from '../../../demo/server/payments/provider.js';
import { PaidShop, send } from './paid-shop.js';

/** The number of https://docs.stripe.com/testing whose refund fails after a while. */
const REFUND_FAILS = '4000000000005126';

let shop: PaidShop;
before(async () => {
  shop = await PaidShop.start();
});
after(() => shop.close());

/** Places an order and pays for it by a card. */
async function paid(number = '4242424242424242') {
  const order = await shop.order();
  assert.equal((await send(order.url, { number, expiry: '12/99', code: '123' })).status, 303);
  assert.equal((await order.state()).state, 'paid');
  return order;
}

/** What the provider's events bring about comes when it comes; without them, never. */
const SOON = { timeout: 60_000 };

/** Asks for something until it is so. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

test(
  'pays and cancels an order by one session and one refund, requested by the official library',
  SOON,
  async () => {
    shop.calls.length = 0;
    const { cancel, detail } = await paid();
    const { payment } = await detail();
    assert.deepEqual([payment?.card_brand, payment?.card_last4], ['Visa', '4242']);
    await cancel();
    await eventually(async () => (await detail()).payment?.refund === 'done');
    assert.deepEqual(
      shop.calls.filter((call) => call.startsWith('POST')),
      ['POST /v1/checkout/sessions', 'POST /v1/refunds'],
    );
  },
);

test(
  'reports a refund that fails at the bank, and makes another one when the operator says so',
  SOON,
  async () => {
    const { order_id, cancel, detail } = await paid(REFUND_FAILS);
    await cancel();
    const isRefused = async () => (await shop.operate('refunds')).includes('the bank refused the refund');
    await eventually(isRefused);
    assert.equal((await detail()).payment?.refund, 'due');
    const refunds = () => shop.calls.filter((call) => call === 'POST /v1/refunds').length;
    const before = refunds();
    await shop.operate('retry', order_id);
    // Whatever Stripe reports next has the shop look at what is due.
    await paid();
    await eventually(async () => refunds() > before && (await isRefused()));
    assert.equal(refunds(), before + 1);
  },
);

test('marks a disputed payment', SOON, async () => {
  const { order_id } = await paid('4000000000000259');
  await eventually(async () => (await shop.operate('disputes')).includes(String(order_id)));
});

test('never logs either key, whatever goes wrong', async () => {
  const { payments } = shop.config;
  const { secretKey, webhookSecret } = payments;
  const webhook = `${shop.origin}/v3/pc/payment/webhook`;
  const payload = '{"id":"evt_1","object":"event","type":"checkout.session.completed","data":{"object":{}}}';
  for (const secret of [webhookSecret, 'whsec_of_somebody_else']) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    await fetch(webhook, { method: 'POST', body: payload, headers: { 'Stripe-Signature': signature } });
  }
  const echo = createServer((request, response) => {
    const message = `No such key: ${request.headers.authorization} ${webhookSecret}`;
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message } }));
  }).listen(0);
  after(() => echo.close());
  const address = echo.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const errors: string[] = [];
  for (const standIn of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1'])
    await cardProvider({ ...payments, standIn })
      .read('cs_1')
      .catch((error: unknown) => errors.push(error instanceof Error ? `${error.stack}` : ''));
  assert.match(errors[0] ?? '', /answered 401: No such key: Bearer … …/);
  assert.match(errors[1] ?? '', /was not reached/);
  assert.ok(shop.log.length > 0);
  const all = [...shop.log, ...errors].join('\n');
  for (const key of [secretKey, webhookSecret]) assert(!all.includes(key));
});
