import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { and, desc, eq } from 'drizzle-orm';
import { cars } from '../../../demo/server/cars/schema.js';
import { coupons, userCoupons } from '../../../demo/server/coupons/schema.js';
import { confirmationOf } from '../../../demo/server/notifications/confirmation.js';
import { orderParts } from '../../../demo/server/notifications/order-parts.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { orderLines } from '../../../demo/server/orders/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { earnPoints, pendingPoints, pointsBalance } from '../../../demo/server/points/points.js';
import { operateReturns } from '../../../demo/server/returns/operate-returns.js';
import { findStoreOrders } from '../../../demo/server/sellers/orders.js';
import { parcels } from '../../../demo/server/sellers/schema.js';
import { stores } from '../../../demo/server/stores/schema.js';
import { pointsFor } from '../../../demo/shared/points.js';
import { BoughtAgain, Order, OrderPage } from '../../../demo/shared/replies/orders.js';
import { CARS, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read, readExactly } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;
const [CAR] = CARS;

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  type Shopper = Awaited<ReturnType<OrderShop['shopper']>>;

  /** Orders and pays for two lamps and three tires. */
  async function paid(shopper: Shopper, choices = {}): Promise<number> {
    await shopper.add(LAMP, 2);
    return shop.paid({ ...shopper, place: () => shopper.place(choices) }, TIRE, 3);
  }
  /** Has the seller of the lamps send them. */
  async function sendLamps(orderId: number, tracking = ''): Promise<void> {
    const [lamp] = await shop.db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.goodsId, LAMP)));
    const values = { orderId, storeId: lamp?.storeId ?? 0, tracking, shippedAt: shop.clock.now };
    await shop.db.insert(parcels).values(values);
  }
  const detail = async (shopper: Shopper, order_id: number) =>
    await readExactly(shopper.get('order/detail', { order_id }), Order);
  const cancelRest = async (shopper: Shopper, order_id: number) =>
    await readExactly(shopper.post('order/cancelRest', { order_id }), Order);
  const refundedOf = async (orderId: number) =>
    (await shop.db.select().from(payments).where(eq(payments.orderId, orderId)))[0]?.refundAmount;

  async function latestNotice({ userId }: Shopper) {
    const mine = eq(notifications.userId, userId);
    const [latest] = await shop.db
      .select()
      .from(notifications)
      .where(mine)
      .orderBy(desc(notifications.noticeId));
    return latest;
  }

  test('cancels what no seller has sent, and refunds it with its share of the shipping', async () => {
    const shopper = await shop.shopper();
    const order_id = await paid(shopper);
    await sendLamps(order_id, 'UPS 1Z 998');
    const before = await detail(shopper, order_id);
    const noticed = { ...shopper, href: `/content/order/${order_id}`, confirms: null };
    const [sent] = await orderParts(shop.db, { ...noticed, createdAt: shop.clock.now }, 'en');
    assert.match(sent?.text ?? '', /^Arrives .+\n2 × .+\nTracking: UPS 1Z 998\nhttps:.+=1Z998$/);
    assert.match(sent?.html.toString() ?? '', /<a href="https:[^"]+=1Z998"[^>]*>Tracking: UPS 1Z 998</);
    assert.deepEqual([before.acts, before.rest], [['cancel-rest'], [before.lines[1]?.goods_name]]);
    const at = shop.clock.now.toISOString();
    assert.deepEqual(
      before.shipments.map(({ sent }) => sent),
      [[{ at, note: 'UPS 1Z 998', goods_ids: [LAMP] }]],
    );
    assert.deepEqual([before.shipping, before.total, before.rest_refund], [719, 5_719, 3_431]);
    const after = await cancelRest(shopper, order_id);
    assert.deepEqual([after.state, after.acts, after.rest], ['shipped', ['confirm'], []]);
    const goods_name = before.rest[0] ?? '';
    assert.deepEqual(after.canceled, {
      lines: [{ goods_id: TIRE, goods_name, pieces: 3, total: 3_000 }],
      ...{ subtotal: 3_000, shipping: 431, discount: 0, points: 0, refund: 3_431 },
    });
    assert.deepEqual(
      after.lines.map(({ goods_id, returned }) => [goods_id, returned]),
      [[LAMP, 0]],
    );
    assert.deepEqual([after.subtotal, after.shipping, after.total], [2_000, 288, 2_288]);
    assert.deepEqual(
      after.shipments.map(({ goods_ids, fee }) => [goods_ids, fee]),
      [[[LAMP], 288]],
    );
    assert.deepEqual(
      [after.payment?.refund, after.payment?.charged, after.payment?.refunded, await shop.stock(TIRE)],
      ['due', 5_719, 3_431, 100],
    );
    assert.deepEqual(
      after.events.slice(-2).map(({ act, actor, note }) => [act, actor, note]),
      [
        ['cancel-rest', 'shopper', ''],
        ['refund-part', 'shop', '3431'],
      ],
    );
    const [listed] = (await read(shopper.get('order/list'), OrderPage)).list;
    assert.deepEqual(
      listed?.lines.map(({ goods_id }) => goods_id),
      [LAMP],
    );
    assert.deepEqual([listed?.refunded, listed?.is_refund_due], [0, true], 'nothing of what is left');
    const notice = await latestNotice(shopper);
    assert.deepEqual(
      [notice?.texts.en.title, notice?.texts.en.text, notice?.mailDue],
      [
        `The rest of order ${order_id} is canceled`,
        `The items that have shipped aren’t affected. These won’t be sent: ${before.rest[0]}. You get back $34.31 for them, with their share of the shipping, the way you paid, within ten business days.`,
        true,
      ],
    );
    await refuses(shopper.post('order/cancelRest', { order_id }), 409);
    const ofStores = (await shop.db.select().from(stores)).map((store) =>
      findStoreOrders(shop.db, store, { page: 1, pageSize: 20, state: null }),
    );
    const lines = (await Promise.all(ofStores)).flatMap(({ list }) =>
      list.filter((order) => order.order_id === order_id).flatMap((order) => order.lines),
    );
    assert.deepEqual(
      lines.map(({ goods_id, returned, is_canceled }) => [goods_id, returned, is_canceled]).sort(),
      [
        [LAMP, 0, false],
        [TIRE, 3, true],
      ].sort(),
      'its seller sees that it was canceled',
    );
    assert.deepEqual(await read(shopper.post('order/buyAgain', { order_id }), BoughtAgain), {
      added: 1,
      missing: [],
    });
  });

  test('earns points only for what is left, and returns give back exactly that', async () => {
    const shopper = await shop.shopper();
    const { userId } = shopper;
    const order_id = await paid(shopper);
    await sendLamps(order_id);
    const { total } = await cancelRest(shopper, order_id);
    assert.equal(await pendingPoints(shop.db, userId), pointsFor(total));
    await succeeds(shopper.post('order/confirm', { order_id }));
    assert.equal(await pointsBalance(shop.db, userId), pointsFor(total));
    const { returnable } = await detail(shopper, order_id);
    assert.deepEqual(
      returnable?.lines.map(({ goods_id, pieces }) => [goods_id, pieces]),
      [[LAMP, 2]],
    );
    const wish = { order_id, items: `${LAMP}:2`, reason: 'faulty', key: 'all-of-it-1' };
    const { returns } = await read(shopper.post('order/return', wish), Order);
    assert.equal(returns[0]?.refund, total);
    await operateReturns(shop.db, ['receive', String(returns[0]?.return_id)], shop.clock.now);
    assert.deepEqual([await refundedOf(order_id), await pointsBalance(shop.db, userId)], [5_719, 0]);
  });

  test('withholds the share of a coupon, and gives back the share of points', async () => {
    const shopper = await shop.shopper();
    const { userId } = shopper;
    const couponId = 902;
    await shop.db
      .insert(coupons)
      .values({ couponId, kind: 'amount', value: 500, source: 'gift', validDays: 30 });
    const expiresAt = new Date(shop.clock.now.getTime() + 86_400_000);
    const [own] = await shop.db
      .insert(userCoupons)
      .values({ userId, couponId, source: 'gift', obtainedAt: shop.clock.now, expiresAt })
      .returning();
    await shop.db.transaction((tx) => earnPoints(tx, { userId, points: 701, reason: 'gift' }));
    const order_id = await paid(shopper, { user_coupon_id: own?.userCouponId ?? 0, use_points: 1 });
    await sendLamps(order_id);
    const before = await detail(shopper, order_id);
    assert.deepEqual([before.discount, before.points], [500, 701]);
    const back = [before.rest_refund, before.rest_points];
    const after = await cancelRest(shopper, order_id);
    const { subtotal, shipping, discount, points, total } = after;
    // Three fifths of the price: 3,000 of goods and 431 of shipping, less 300 of the coupon.
    assert.equal(before.total - total + before.points - points, 3_131);
    assert.deepEqual([discount, subtotal + shipping - discount - points], [200, total]);
    const { lines: _, ...canceled } = after.canceled ?? assert.fail('nothing was canceled');
    assert.deepEqual(canceled, {
      ...{ subtotal: 3_000, shipping: 431, discount: 300 },
      ...{ points: before.points - points, refund: before.total - total },
    });
    assert.equal(await refundedOf(order_id), before.total - total);
    assert.deepEqual(back, [before.total - total, before.points - points], 'as the order said before');
    assert.equal(await pointsBalance(shop.db, userId), before.points - points);
    assert.match(
      (await latestNotice(shopper))?.texts.en.text ?? '',
      / You get back the points you used for them\.$/,
    );
    await shop.operate('refund', order_id);
    assert.deepEqual([await refundedOf(order_id), await pointsBalance(shop.db, userId)], [before.total, 701]);
    assert.equal((await detail(shopper, order_id)).refunded, total);
  });

  test('cancels a car that was to come with what was sent, and puts it up for sale again', async () => {
    const shopper = await shop.shopper();
    await shopper.add(CAR);
    const order_id = await paid(shopper);
    await sendLamps(order_id);
    const { shipments } = await detail(shopper, order_id);
    const [confirmed] = await confirmationOf(shop.db, { ...shopper, confirms: order_id }, 'en');
    const titles = confirmed?.text.split('\n\n').map((group) => group.split('\n')[0]) ?? [];
    assert.deepEqual(
      titles.map((title) => title?.replace(/^Sold by .+(?= · )|(?<= · .*arrives ).+/gi, '…')),
      ['… · Arrives …', '… · Arrives …', '… · If admitted, arrives …', 'Your order'],
      'each delivery says when it arrives',
    );
    assert.match(confirmed?.text ?? '', new RegExp(`^1 × .+\\n  [\\d,]+\\smi · No\\.\\s${CAR}$`, 'm'));
    assert.match(confirmed?.text ?? '', /^Shipping .+\n {2}Duty and customs clearance included$/m);
    assert.match(
      (await latestNotice(shopper))?.texts.en.text ?? '',
      / If it’s refused entry, the transport /,
    );
    assert.ok(new Set(titles.map((title) => title?.split(' · ')[1])).size > 2);
    assert.match(await shop.operate('cancel-rest', order_id), / cancel-rest by operator\n/);
    const after = await detail(shopper, order_id);
    assert.deepEqual([shipments.length, after.shipments.length, after.total], [2, 1, 2_288]);
    const [car] = await shop.db.select().from(cars).where(eq(cars.goodsId, CAR));
    assert.equal(car?.isHeld, false);
  });

  test('cancels the rest only between the first part and the last', async () => {
    const shopper = await shop.shopper();
    const order_id = await paid(shopper);
    await refuses(shopper.post('order/cancelRest', { order_id }), 409);
    await sendLamps(order_id);
    await refuses(shopper.post('order/cancel', { order_id }), 409);
    await shop.operate('ship', order_id);
    await refuses(shopper.post('order/cancelRest', { order_id }), 409);
    assert.equal(await refundedOf(order_id), 0);
  });
});
