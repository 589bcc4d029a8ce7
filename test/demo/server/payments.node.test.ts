import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { orders } from '../../../demo/server/orders/schema.js';
import { expireOrders } from '../../../demo/server/orders/sweep.js';
import { payOrder } from '../../../demo/server/payments/pay-order.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { Payment, PaymentState } from '../../../demo/shared/replies/checkout.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { sendEvent } from './played-provider.js';
import { read } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

const [LAMP] = GOODS;

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    // What a test leaves to be refunded would be asked of the next test's provider.
    await shop.db.delete(payments);
    await shop.setStock(LAMP, 100);
  });

  const order = async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    const { order_id } = await shopper.place();
    const pay = async () => (await read(shopper.post('order/pay', { order_id }), Payment)).url;
    return { shopper, order_id, pay, url: await pay() };
  };
  type Ordered = Awaited<ReturnType<typeof order>>;
  const TYPES = {
    succeeded: 'checkout.session.completed',
    failed: 'payment_intent.payment_failed',
    refunded: 'charge.refunded',
  } as const;
  const event = (id: string, kind: keyof typeof TYPES, payment = shop.provider.pay()) => {
    if (kind === 'refunded') shop.provider.returned.set(payment.intent, payment.amount);
    return { id, type: TYPES[kind], payment };
  };
  const now = () => ({ at: shop.clock.now });
  /** Sends all due refunds to the provider, and returns the payments that it was asked to refund. */
  const refunded = async () => {
    await shop.pushRefunds();
    return shop.provider.refunds;
  };

  test('opens one payment page for many clicks on “Pay”, even after the shopper comes back from it', async () => {
    const { pay, url } = await order();
    const urls = await Promise.all(Array.from({ length: 10 }, pay));
    assert.deepEqual(new Set([...urls, await pay()]), new Set([url]));
    assert.equal(shop.provider.payments.size, 1);
  });

  test('shows the shopper’s order number on the provider’s page', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    const { order_id } = await shopper.place();
    const [placed] = await shop.db.select().from(orders).where(eq(orders.orderId, order_id));
    if (placed === undefined) throw new Error('no order');
    await payOrder(shop.db, shop.provider.calls, placed, { lang: 'ar', now: shop.clock.now });
    assert.equal(shop.provider.descriptions.at(-1), `الطلب ${order_id}`);
  });

  test('counts an event once when it arrives twice, or twenty times at once', async () => {
    const { shopper, order_id } = await order();
    const message = event('evt_twice', 'succeeded');
    const statuses = await Promise.all(Array.from({ length: 20 }, () => sendEvent(shop.app, message, now())));
    assert.deepEqual(new Set([...statuses, await sendEvent(shop.app, message, now())]), new Set([200]));
    assert.equal(await shopper.state(order_id), 'paid');
    assert.deepEqual(await refunded(), []);
  });

  test('makes up for a lost event when the shopper is back', async () => {
    const { shopper, order_id } = await order();
    shop.provider.pay();
    const state = await read(shopper.get('payment/state', { order_id }), PaymentState);
    assert.deepEqual([state.state, state.payment], ['paid', 'succeeded']);
    assert.equal(await sendEvent(shop.app, event('evt_late', 'succeeded'), now()), 200);
    assert.equal(await shopper.state(order_id), 'paid');
    assert.deepEqual(await refunded(), [], 'the late message is no second payment');
  });

  const DESK: Readonly<Record<string, (shopper: Ordered['shopper'], orderId: number) => Promise<unknown>>> = {
    paid: async () => {},
    shipped: (_, orderId) => shop.operate('ship', orderId),
    received: (shopper, orderId) => shop.receive(shopper, orderId),
  };
  for (const [state, reach] of Object.entries(DESK))
    test(`ends an order that is ${state} when it is refunded in the provider’s dashboard, and ships and refunds nothing twice`, async () => {
      const { shopper, order_id } = await order();
      const paid = event(`evt_paid_${state}`, 'succeeded');
      assert.equal(await sendEvent(shop.app, paid, now()), 200);
      await reach(shopper, order_id);
      assert.equal(await shopper.state(order_id), state);
      const message = event(`evt_desk_${state}`, 'refunded', paid.payment);
      for (const _ of [1, 2]) assert.equal(await sendEvent(shop.app, message, now()), 200);
      assert.equal(await shopper.state(order_id), 'refunded');
      assert.deepEqual(await refunded(), [], 'no second refund is requested from the provider');
      assert.equal(await shop.stock(LAMP), 100);
      await assert.rejects(shop.operate('ship', order_id), /refunded/);
    });

  test('leaves the order unpaid when a refund in the dashboard is reported before the payment', async () => {
    const { shopper, order_id, pay, url } = await order();
    const payment = shop.provider.pay();
    assert.equal(await sendEvent(shop.app, event('evt_desk_early', 'refunded', payment), now()), 200);
    assert.equal(await sendEvent(shop.app, event('evt_paid_late', 'succeeded', payment), now()), 200);
    assert.equal(await shopper.state(order_id), 'unpaid');
    assert.deepEqual(await refunded(), []);
    assert.notEqual(await pay(), url, 'it can be paid by another payment');
  });

  const AFTER: Readonly<Record<string, readonly [Stripe.Event['type'], object, string, number]>> = {
    'an event that is irrelevant to the shop': ['customer.created', {}, 'unpaid', 0],
    'a payment that is still under way': [
      'checkout.session.completed',
      { payment_status: 'unpaid' },
      'unpaid',
      0,
    ],
    'a late payment that arrives': ['checkout.session.async_payment_succeeded', {}, 'paid', 0],
    'a late payment that fails': ['checkout.session.async_payment_failed', {}, 'unpaid', 1],
    'a page that expired': ['checkout.session.expired', { status: 'expired' }, 'unpaid', 1],
  };
  for (const [what, [type, more, state, pages]] of Object.entries(AFTER))
    test(`an order is ${state} after ${what}`, async () => {
      const { shopper, order_id, url } = await order();
      const payment = shop.provider.last();
      for (const _ of [1, 2])
        assert.equal(await sendEvent(shop.app, { id: `evt_${type}`, type, payment, more }, now()), 200);
      assert.equal(await shopper.state(order_id), state);
      const closed = await shop.db.$count(
        payments,
        and(eq(payments.url, url ?? ''), eq(payments.status, 'expired')),
      );
      assert.equal(closed, pages);
    });

  test('marks a disputed order once, for the operator only', async () => {
    const { shopper, order_id } = await order();
    const paid = event('evt_then_disputed', 'succeeded');
    await sendEvent(shop.app, paid, now());
    const dispute = { id: 'evt_dispute', type: 'charge.dispute.created' as const, payment: paid.payment };
    for (const _ of [1, 2]) assert.equal(await sendEvent(shop.app, dispute, now()), 200);
    assert.equal((await shop.operate('disputes')).match(new RegExp(`^${order_id} `, 'gm'))?.length, 1);
    assert.match(await shop.operate('show', order_id), /dispute by provider/);
    const { events } = await read(shopper.get('order/detail', { order_id }), Order);
    assert.deepEqual(
      events.map(({ act }) => act),
      ['place', 'pay'],
    );
  });

  test('leaves an order unpaid after a decline, and records it in the history', async () => {
    const { shopper, order_id, url, pay } = await order();
    const { last } = shop.provider;
    assert.equal(await sendEvent(shop.app, event('evt_failed', 'failed', last()), now()), 200);
    assert.equal(await shopper.state(order_id), 'unpaid');
    assert.equal(await pay(), url, 'the same page takes another card');
  });

  test('refunds money that arrives after the order was canceled', async () => {
    const { shopper, order_id } = await order();
    assert.equal(await shop.stock(LAMP), 99);
    shop.pass(36);
    await expireOrders(shop.db, shop.clock.now);
    const message = event('evt_too_late', 'succeeded');
    assert.equal(await sendEvent(shop.app, message, now()), 200);
    assert.equal(await shopper.state(order_id), 'refunded');
    assert.deepEqual(await refunded(), [message.payment.id]);
  });

  /** Has an order paid by a new payment, and then also by the one before, which had expired. */
  const payTwice = async () => {
    const { shopper, order_id, pay } = await order();
    const first = shop.provider.last();
    shop.provider.set(first.id, { status: 'expired' });
    await pay();
    const second = shop.provider.pay();
    assert.notEqual(second.id, first.id);
    await sendEvent(shop.app, event(`evt_${second.id}`, 'succeeded', second), now());
    await sendEvent(shop.app, event(`evt_${first.id}`, 'succeeded', shop.provider.pay(first.id)), now());
    return { shopper, order_id, first, second };
  };

  test('refunds a second payment of the same order, which stays paid', async () => {
    const { shopper, order_id, first } = await payTwice();
    assert.equal(await shopper.state(order_id), 'paid');
    assert.deepEqual(await refunded(), [first.id]);
  });

  for (const by of ['its shopper', 'the operator']) {
    test(`does not refund a payment again when ${by} ends the order`, async () => {
      const { shopper, order_id, first, second } = await payTwice();
      assert.deepEqual(await refunded(), [first.id]);
      const before = shop.provider.refunds.length;
      if (by === 'its shopper') await succeeds(shopper.post('order/cancel', { order_id }));
      else await shop.operate('refund', order_id);
      assert.equal(await shopper.state(order_id), 'refunded');
      await shop.pushRefunds();
      assert.deepEqual(shop.provider.refunds.slice(before), [second.id]);
    });
  }

  test('ignores a wrong or old signature, another amount, and an unknown payment', async () => {
    const { shopper, order_id } = await order();
    const message = event('evt_forged', 'succeeded');
    const at = shop.clock.now;
    assert.equal(await sendEvent(shop.app, message, { at, secret: 'whsec_of_somebody_else' }), 400);
    assert.equal(
      await sendEvent(shop.app, message, { at: new Date(at.getTime() - 6 * 60_000) }),
      400,
      'too old',
    );
    const cheap = { ...message, id: 'evt_cheap', payment: { ...message.payment, amount: 1 } };
    assert.equal(await sendEvent(shop.app, cheap, now()), 400);
    const yen = { ...message, id: 'evt_yen', payment: { ...message.payment, currency: 'JPY' } };
    assert.equal(await sendEvent(shop.app, yen, now()), 400);
    const unknown = { ...message, id: 'evt_unknown', payment: { ...message.payment, id: 'cs_of_nobody' } };
    assert.equal(await sendEvent(shop.app, unknown, now()), 200, 'another shop of the same account');
    const unsigned = await shop.app.request('/v3/pc/payment/webhook', { method: 'POST', body: '{}' });
    assert.equal(unsigned.status, 400);
    assert.equal(await shopper.state(order_id), 'unpaid');
    assert.equal(await sendEvent(shop.app, message, now()), 200, 'the real event is accepted afterward');
  });

  test('loses nothing while the provider is down, and sends the refund later', async () => {
    const { shopper, order_id, pay } = await order();
    shop.provider.hooks.isDown = true;
    assert.match(await refuses(shopper.post('order/pay', { order_id }), 503), /weren’t charged/);
    shop.provider.hooks.isDown = false;
    await pay();
    const message = event('evt_paid', 'succeeded');
    await sendEvent(shop.app, message, now());
    shop.provider.hooks.isDown = true;
    await succeeds(shopper.post('order/cancel', { order_id }));
    assert.equal(await shopper.state(order_id), 'refunded');
    assert.deepEqual(shop.provider.refunds, []);
    shop.provider.hooks.isDown = false;
    assert.deepEqual(await refunded(), [message.payment.id]);
  });
});
