import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type Stripe from 'stripe';
import { payments } from '../../../demo/server/payments/schema.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { sendEvent } from './played-provider.js';
import { read } from './read-reply.js';

const [LAMP] = GOODS;

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    await shop.db.delete(payments);
    await shop.setStock(LAMP, 100);
  });

  /** A paid order, and what its shopper, the operator, the provider's desk, and the bank can do with it. */
  const paid = async () => {
    const shopper = await shop.shopper();
    const orderId = await shop.paid(shopper, LAMP);
    const payment = shop.provider.last();
    const { returned } = shop.provider;
    let events = 0;
    const report = async (type: Stripe.Event['type'], more: object = {}) => {
      events += 1;
      const event = { id: `evt_${orderId}_${events}`, type, payment, more };
      assert.equal(await sendEvent(shop.app, event, { at: shop.clock.now }), 200);
    };
    return {
      ...{ shopper, orderId, payment, report },
      back: () => returned.get(payment.intent) ?? 0,
      /** Has cents go back at the provider's desk, as the sum of all that has gone back. */
      async deskReturns(cents: number) {
        returned.set(payment.intent, cents);
        await report('charge.refunded', { amount_refunded: cents });
      },
      /** The bank takes no refund after all. Stripe reports that by two events. */
      bankRefuses: () => returned.set(payment.intent, 0),
      async reportRefusal(refund: string) {
        for (const type of ['refund.updated', 'refund.failed'] as const)
          await report(type, { id: refund, status: 'failed' });
      },
      refundOf: async () => {
        const order = await read(shopper.get('order/detail', { order_id: orderId }), Order);
        return [order.state, order.payment?.refund, order.payment?.refunded];
      },
    };
  };

  test('sends a refund that the bank refused again only when the operator says so', async () => {
    const { orderId, payment, back, bankRefuses, reportRefusal, refundOf } = await paid();
    await shop.operate('refund', orderId);
    await shop.pushRefunds();
    assert.equal(back(), payment.amount);
    bankRefuses();
    await reportRefusal('re_1');
    assert.match(await shop.operate('refunds'), /failed 1 times, next at -: the bank refused the refund/);
    await shop.pushRefunds();
    assert.deepEqual([back(), await refundOf()], [0, ['refunded', 'due', payment.amount]]);

    await shop.operate('retry', orderId);
    await reportRefusal('re_1');
    await shop.pushRefunds();
    await reportRefusal('re_1');
    assert.equal(await shop.operate('refunds'), 'No refund is due.', 'a late event reports an old refusal');
    assert.deepEqual([back(), await refundOf()], [payment.amount, ['refunded', 'done', payment.amount]]);
  });

  test('does not take a refusal that is reported before its refund for a success', async () => {
    const { orderId, payment, bankRefuses, reportRefusal, refundOf } = await paid();
    await shop.operate('refund', orderId);
    shop.provider.hooks.afterRefund = async () => {
      bankRefuses();
      await reportRefusal('re_fast');
    };
    await shop.pushRefunds();
    assert.deepEqual(await refundOf(), ['refunded', 'due', payment.amount]);
  });

  test('ignores a report of a refund that arrives after its refusal', async () => {
    const { orderId, payment, bankRefuses, reportRefusal, report, refundOf } = await paid();
    await shop.operate('refund', orderId);
    await shop.pushRefunds();
    bankRefuses();
    await reportRefusal('re_swapped');
    await report('charge.refunded', { amount_refunded: payment.amount });
    assert.deepEqual(await refundOf(), ['refunded', 'due', payment.amount]);
  });

  test('lets the operator return a part, another, and the rest, each once', async () => {
    const { shopper, orderId, payment, back, refundOf } = await paid();
    for (const [sum, cents] of [
      ['3.50', 350],
      ['$1', 450],
    ] as const) {
      const before = shop.provider.refunds.length;
      await shop.operate('refund', orderId, sum);
      assert.deepEqual(await refundOf(), ['paid', 'due', cents]);
      await shop.pushRefunds();
      assert.deepEqual([back(), await refundOf()], [cents, ['paid', 'done', cents]]);
      assert.equal(shop.provider.refunds.length, before + 1);
    }
    assert.match(
      await shop.operate('show', orderId),
      /refund of \$4\.50 done\n.*\n.* refund-part by operator \$3\.50/s,
    );
    const { events } = await read(shopper.get('order/detail', { order_id: orderId }), Order);
    assert.deepEqual(events.map(({ act, note }) => [act, note]).slice(-4), [
      ['refund-part', '350'],
      ['refund-sent', ''],
      ['refund-part', '100'],
      ['refund-sent', ''],
    ]);
    await shop.operate('refund', orderId);
    await shop.pushRefunds();
    assert.deepEqual([back(), await refundOf()], [payment.amount, ['refunded', 'done', payment.amount]]);
  });

  test('sends a part that becomes due while another one is being sent', async () => {
    const { orderId, back, refundOf } = await paid();
    await shop.operate('refund', orderId, '2');
    const { hooks } = shop.provider;
    hooks.afterRefund = async () => {
      hooks.afterRefund = async () => {};
      await shop.operate('refund', orderId, '3');
    };
    await shop.pushRefunds();
    assert.deepEqual([back(), await refundOf()], [200, ['paid', 'due', 500]]);
    await shop.pushRefunds();
    assert.deepEqual([back(), await refundOf()], [500, ['paid', 'done', 500]]);
  });

  test('refuses a partial refund of nothing, of the whole sum, or of an unpaid order', async () => {
    const { orderId, payment } = await paid();
    for (const sum of ['0', '-5', 'all', '1.5', '1e3'])
      await assert.rejects(shop.operate('refund', orderId, sum), { message: /^A sum is in dollars/ }, sum);
    const all = (payment.amount / 100).toFixed(2);
    await assert.rejects(shop.operate('refund', orderId, all), /cannot go back/);
    await shop.operate('refund', orderId);
    await assert.rejects(shop.operate('refund', orderId, '1'), /cannot go back/);
    assert.equal(await shop.operate('refunds').then((text) => text.split('\n').length), 1);
  });

  test('counts refunds in the provider’s dashboard: a part leaves the order, the whole sum ends it', async () => {
    const { orderId, payment, back, deskReturns, refundOf } = await paid();
    await deskReturns(500);
    assert.deepEqual(await refundOf(), ['paid', 'done', 500]);
    await shop.operate('refund', orderId, '2');
    await shop.pushRefunds();
    assert.deepEqual([back(), await refundOf()], [700, ['paid', 'done', 700]]);
    await deskReturns(payment.amount);
    assert.deepEqual(await refundOf(), ['refunded', 'done', payment.amount]);
    assert.equal(shop.provider.refunds.length, 1, 'the shop requests none of these');
  });
});
