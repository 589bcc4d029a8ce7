import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { closeAccount } from '../../../demo/server/cancellation/close-account.js';
import { expireOrders } from '../../../demo/server/orders/sweep.js';
import { closePages, type OpenPage } from '../../../demo/server/payments/close-pages.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { Payment } from '../../../demo/shared/replies/checkout.js';
import { overEachDatabase } from './each-database.js';
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
    await shop.db.delete(payments);
    await shop.setStock(LAMP, 100);
  });

  /** An unpaid order with an open page at the provider. */
  const order = async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    const { order_id } = await shopper.place();
    const pay = async () => (await read(shopper.post('order/pay', { order_id }), Payment)).url;
    const url = await pay();
    const page = shop.provider.last();
    const statusOf = async (id = page.id) =>
      (await shop.db.select().from(payments).where(eq(payments.paymentId, id)))[0]?.status;
    const cancel = () => succeeds(shopper.post('order/cancel', { order_id }));
    return { shopper, order_id, pay, url, page, statusOf, cancel };
  };
  type Ordered = Awaited<ReturnType<typeof order>>;
  const now = () => ({ at: shop.clock.now });
  const report = async (
    id: string,
    type: Parameters<typeof sendEvent>[1]['type'],
    payment: Ordered['page'],
  ) => {
    const expired = { status: 'expired', payment_status: 'unpaid' };
    const more = type === 'checkout.session.expired' ? { more: expired } : {};
    assert.equal(await sendEvent(shop.app, { id, type, payment, ...more }, now()), 200);
  };

  /** How an order ends that nobody has paid for. A new way is a row. */
  const WAYS: Readonly<Record<string, (ordered: Ordered) => Promise<unknown>>> = {
    'its shopper cancels': ({ cancel }) => cancel(),
    'the operator cancels': ({ order_id }) => shop.operate('cancel', order_id),
    'nobody pays in time': async () => {
      shop.pass(36);
      await expireOrders(shop.db, shop.clock.now);
    },
    'goes with its shopper’s account': async ({ shopper }) => {
      const [user] = await shop.db.select().from(users).where(eq(users.userId, shopper.userId));
      assert(user !== undefined);
      await shop.db.transaction((tx) => closeAccount(tx, user, { visitor: '', now: shop.clock.now }));
    },
  };
  for (const [way, end] of Object.entries(WAYS))
    test(`closes the payment page of an order that ${way} once, and ignores its report`, async () => {
      const ordered = await order();
      const { page, order_id, statusOf } = ordered;
      await shop.closePages();
      assert.deepEqual(shop.provider.closings, [], 'while the order can be paid, its page stays');
      await end(ordered);
      for (const _ of [1, 2]) await shop.closePages();
      assert.deepEqual(shop.provider.closings, [page.id]);
      assert.equal(await statusOf(), 'expired');
      for (const _ of [1, 2]) await report(`evt_closed_${page.id}`, 'checkout.session.expired', page);
      assert.match(await shop.operate('show', order_id), /: canceled, /);
      assert.equal(await shop.stock(LAMP), 100);
    });

  test('closes the other page of an order that was paid on one, which stays paid', async () => {
    const { shopper, order_id, page, statusOf } = await order();
    const other = { ...page, id: `${page.id}_other`, intent: `${page.intent}_other` };
    shop.provider.payments.set(other.id, other);
    const row = { orderId: order_id, amount: page.amount, url: page.url };
    await shop.db.insert(payments).values({ ...row, paymentId: other.id });
    await report('evt_one_of_two', 'checkout.session.completed', shop.provider.pay(page.id));
    await shop.closePages();
    assert.deepEqual(shop.provider.closings, [other.id]);
    assert.deepEqual([await statusOf(), await statusOf(other.id)], ['succeeded', 'expired']);
    await report('evt_other', 'checkout.session.expired', other);
    assert.equal(await shopper.state(order_id), 'paid');
  });

  test('cancels an order while the provider is down, and closes its page later', async () => {
    const { shopper, order_id, page, cancel, statusOf } = await order();
    shop.provider.hooks.isDown = true;
    await cancel();
    assert.equal(await shopper.state(order_id), 'canceled');
    const failed: OpenPage[] = [];
    const at = (minutes: number) =>
      closePages(shop.db, shop.provider.calls, {
        now: new Date(shop.clock.now.getTime() + minutes * 60_000),
        onFailure: (one) => failed.push(one),
      });
    for (const minutes of [0, 0.4, 1, 1.5, 2.5]) await at(minutes);
    assert.deepEqual(
      failed.map(({ tries, payment }) => [tries, payment.paymentId]),
      [1, 2, 3].map((tries) => [tries, page.id]),
      'after half a minute, a minute, two minutes',
    );
    assert.equal(await statusOf(), 'open');
    shop.provider.hooks.isDown = false;
    await at(10);
    assert.deepEqual([shop.provider.closings, await statusOf()], [[page.id], 'expired']);
  });

  test('closes a page once when several servers run', async () => {
    const { page, cancel } = await order();
    await cancel();
    await Promise.all([1, 2, 3].map(() => shop.closePages()));
    assert.deepEqual(shop.provider.closings, [page.id]);
  });

  test('refunds once what was paid before its page was closed, however often it is reported', async () => {
    const { shopper, order_id, page, cancel } = await order();
    const paid = shop.provider.pay();
    await cancel();
    await shop.closePages();
    assert.equal(await shopper.state(order_id), 'refunded');
    for (const _ of [1, 2]) await report('evt_late', 'checkout.session.completed', paid);
    await report('evt_swapped', 'checkout.session.expired', page);
    await shop.closePages();
    await shop.pushRefunds();
    await shop.pushRefunds();
    assert.equal(await shopper.state(order_id), 'refunded');
    assert.deepEqual([shop.provider.refunds, shop.provider.closings], [[page.id], [page.id]]);
  });

  test('refunds money in transit at the cancellation once it arrives, even unreported', async () => {
    const { shopper, order_id, page, cancel, statusOf } = await order();
    shop.provider.set(page.id, { status: 'processing' });
    await cancel();
    await shop.closePages();
    assert.deepEqual([await statusOf(), await shopper.state(order_id)], ['open', 'canceled']);
    shop.provider.pay();
    shop.pass(24 * 60);
    await shop.closePages();
    await shop.pushRefunds();
    assert.equal(await statusOf(), 'succeeded');
    assert.deepEqual(shop.provider.refunds, [page.id]);
  });

  test('counts a page that the provider no longer has as closed', async () => {
    const { page, cancel, statusOf } = await order();
    shop.provider.payments.delete(page.id);
    await cancel();
    await shop.closePages();
    assert.equal(await statusOf(), 'expired');
  });

  for (const first of ['the report of its end', 'the payment'] as const)
    test(`leaves a paid order paid when its page is reported as expired and ${first} comes first`, async () => {
      const { shopper, order_id, page, statusOf } = await order();
      const reports = [
        () => report(`evt_end_${page.id}`, 'checkout.session.expired', page),
        () => report(`evt_pay_${page.id}`, 'checkout.session.completed', shop.provider.pay(page.id)),
      ];
      if (first === 'the payment') reports.reverse();
      for (const send of [...reports, ...reports]) await send();
      assert.deepEqual([await shopper.state(order_id), await statusOf()], ['paid', 'succeeded']);
      await shop.closePages();
      await shop.pushRefunds();
      assert.deepEqual([shop.provider.closings, shop.provider.refunds], [[], []]);
    });

  test('sends nobody to a page that opens while its order is canceled, and closes it', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    const { order_id } = await shopper.place();
    shop.provider.hooks.afterCreate = async () => {
      await shop.operate('cancel', order_id);
    };
    assert.match(await refuses(shopper.post('order/pay', { order_id }), 409), /can’t be paid/);
    await shop.closePages();
    assert.deepEqual(shop.provider.closings, [shop.provider.last().id]);
  });
}, overEachDatabase);
