import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../../../demo/server/contact/schema.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { ORDER_STATES, orderEvents, orders } from '../../../demo/server/orders/schema.js';
import { confirmOrders, expireOrders } from '../../../demo/server/orders/sweep.js';
import { TRANSITIONS } from '../../../demo/server/orders/transitions.js';
import { pendingPoints, pointsBalance } from '../../../demo/server/points/points.js';
import { countSpins } from '../../../demo/server/prizes/spins.js';
import { CarPage } from '../../../demo/shared/replies/cars.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { CarDetail, CarFacets } from '../../../demo/shared/replies/goods.js';
import { BoughtAgain, Order, OrderPage } from '../../../demo/shared/replies/orders.js';
import { CARS, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;

test('lists every state in the table of transitions, and no action twice for a state', () => {
  const keys = TRANSITIONS.map(({ from, act }) => `${from} ${act}`);
  assert.equal(new Set(keys).size, keys.length);
  const reached = new Set(['unpaid', ...TRANSITIONS.map(({ to }) => to)]);
  assert.deepEqual([...reached].sort(), [...ORDER_STATES].sort());
});

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  type Shopper = Awaited<ReturnType<OrderShop['shopper']>>;
  const detail = async (shopper: Shopper, order_id: number) =>
    await read(shopper.get('order/detail', { order_id }), Order);
  const buyAgain = async (shopper: Shopper, order_id: number) =>
    await read(shopper.post('order/buyAgain', { order_id }), BoughtAgain);
  const piecesInCart = async (shopper: Shopper) => (await read(shopper.get('cart/list'), Cart)).count;
  const paid = (shopper: Shopper, pieces = 1) => shop.paid(shopper, LAMP, pieces);
  const operate: OrderShop['operate'] = (...args) => shop.operate(...args);

  test('names a car alike in the cart and in its order, in the shopper’s language', async () => {
    const shopper = await shop.shopper();
    await shopper.add(CARS[0]);
    const inLanguage = (path: string, lang: string) =>
      shop.app.request(`/v3/pc/${path}`, { headers: { token: shopper.token, lang } });
    const languages = ['en', 'ru', 'ar', 'fr'];
    const names = ['2025 BYD Seal', 'BYD Seal 2025', 'BYD Seal 2025', 'BYD Seal 2025'];
    const carts = languages.map((lang) => read(inLanguage('cart/list', lang), Cart));
    assert.deepEqual(
      (await Promise.all(carts)).map(({ lines }) => lines[0]?.goods_name),
      names,
    );
    const { order_id } = await shopper.place();
    const orders = languages.map((lang) =>
      read(inLanguage(`order/detail?order_id=${order_id}`, lang), Order),
    );
    assert.deepEqual(
      (await Promise.all(orders)).map(({ lines }) => lines[0]?.goods_name),
      names,
    );
    await succeeds(shopper.post('order/cancel', { order_id }));
  });

  test('records that an order is paid, shipped, and received; it earns points and a spin', async () => {
    const shopper = await shop.shopper();
    const order_id = await paid(shopper, 2);
    assert.equal(await pendingPoints(shop.db, shopper.userId), 25);
    assert.deepEqual((await detail(shopper, order_id)).acts, ['cancel']);
    await operate('ship', order_id, '9400 1');
    assert.equal(await pendingPoints(shop.db, shopper.userId), 25);
    assert.deepEqual((await detail(shopper, order_id)).acts, ['confirm']);
    await succeeds(shopper.post('order/confirm', { order_id }));
    const order = await detail(shopper, order_id);
    assert.deepEqual(
      order.events.map(({ act, state, actor }) => [act, state, actor]),
      [
        ['place', 'unpaid', 'shopper'],
        ['pay', 'paid', 'provider'],
        ['ship', 'shipped', 'operator'],
        ['confirm', 'received', 'shopper'],
      ],
    );
    const notified = await shop.db.$count(notifications, eq(notifications.userId, shopper.userId));
    assert.equal(notified, 2, 'that it is paid, and that it is on its way');
    assert.deepEqual(order.acts, []);
    assert.equal(order.payment?.card_last4, '4242');
    // Two lamps, and shipping for one kilogram: 25.99 dollars.
    assert.equal(await pointsBalance(shop.db, shopper.userId), 25);
    assert.equal(await pendingPoints(shop.db, shopper.userId), 0);
    assert.equal((await countSpins(shop.db, shopper.userId, shop.clock.now)).earned, 1);
  });

  test('cancels an unpaid order, by its shopper or by time, and returns everything it used', async () => {
    const shopper = await shop.shopper();
    await shopper.add(TIRE, 4);
    const first = await shopper.place();
    assert.equal(await shop.stock(TIRE), 96);
    await succeeds(shopper.post('order/cancel', { order_id: first.order_id }));
    assert.equal(await shop.stock(TIRE), 100);
    assert.match(await refuses(shopper.post('order/cancel', { order_id: first.order_id }), 409), /anymore/);
    await shopper.add(TIRE, 4);
    const second = await shopper.place();
    shop.pass(29);
    await expireOrders(shop.db, shop.clock.now);
    assert.equal(await shopper.state(second.order_id), 'unpaid');
    shop.pass(2);
    await Promise.all(Array.from({ length: 5 }, () => expireOrders(shop.db, shop.clock.now)));
    assert.equal(await shopper.state(second.order_id), 'canceled');
    assert.equal(await shop.stock(TIRE), 100, 'once, though five sweeps ran');
    await refuses(shopper.post('order/pay', { order_id: second.order_id }), 409);
  });

  test('counts a shipped order as delivered 14 days after its last promised day, unless its payment is disputed or its shopper asks', async () => {
    const [shopper, asking] = [await shop.shopper(), await shop.shopper()];
    const [silent, disputed] = [await paid(shopper, 2), await paid(shopper, 2)];
    const open = await paid(asking, 2);
    for (const each of [silent, disputed, open]) await operate('ship', each, '9400 1');
    await shop.db
      .insert(orderEvents)
      .values({ orderId: disputed, act: 'dispute', state: 'shipped', actor: 'provider', at: shop.clock.now });
    const { shipments } = await detail(shopper, silent);
    const daysLeft = Math.max(...shipments.map(({ days_max }) => days_max)) + 14;
    // The clock stands still: a session ends before.
    const later = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000);
    const [stored] = await shop.db.select().from(orders).where(eq(orders.orderId, open));
    await shop.db.insert(contactMessages).values({
      name: 'Sam',
      email: 'sam@example.com',
      topic: 'order',
      message: 'Where is it?',
      lang: 'en',
      userId: stored?.userId,
      createdAt: later(daysLeft - 5),
    });
    await confirmOrders(shop.db, later(daysLeft - 1));
    assert.equal(await shopper.state(silent), 'shipped');
    await Promise.all(Array.from({ length: 5 }, () => confirmOrders(shop.db, later(daysLeft + 1))));
    assert.deepEqual(
      (await detail(shopper, silent)).events.slice(3).map(({ act, state, actor }) => [act, state, actor]),
      [['confirm', 'received', 'shop']],
    );
    assert.equal(await shopper.state(disputed), 'shipped');
    assert.equal(await asking.state(open), 'shipped');
    await confirmOrders(shop.db, later(daysLeft + 10));
    assert.equal(await asking.state(open), 'received');
  });

  test('hides a car from lists and counts while an order holds it, and relists it when unpaid', async () => {
    const forSale = async () => {
      const { list, total } = await read(shop.app.request('/v3/pc/goods/list'), CarPage);
      const facets = await read(shop.app.request('/v3/pc/goods/listFacets'), CarFacets);
      assert.deepEqual([total, facets.total], [list.length, list.length]);
      return list.map(({ goods_id }) => Number(goods_id)).sort();
    };
    const detailStock = async () =>
      (await read(shop.app.request(`/v3/pc/goods/detail?goods_id=${CARS[0]}`), CarDetail)).goods.stock;
    assert.deepEqual([await forSale(), await detailStock()], [[...CARS], 1]);
    const shopper = await shop.shopper();
    await shopper.add(CARS[0]);
    const { order_id } = await shopper.place();
    assert.deepEqual([await forSale(), await detailStock()], [[CARS[1]], 0]);
    await succeeds(shopper.post('order/cancel', { order_id }));
    assert.deepEqual([await forSale(), await detailStock()], [[...CARS], 1]);
  });

  test('says of a car whether the order that holds it is paid', async () => {
    const isSold = async () =>
      (await read(shop.app.request(`/v3/pc/goods/detail?goods_id=${CARS[0]}`), CarDetail)).goods.is_sold;
    const shopper = await shop.shopper();
    await shopper.add(CARS[0]);
    const { order_id: unpaid } = await shopper.place();
    assert.equal(await isSold(), false);
    await succeeds(shopper.post('order/cancel', { order_id: unpaid }));
    const order_id = await shop.paid(shopper, CARS[0]);
    assert.equal(await isSold(), true);
    await succeeds(shopper.post('order/cancel', { order_id }));
    assert.equal(await isSold(), false);
  });

  test('cancels and refunds a paid order until it is shipped, and refunds once for twenty cancels', async () => {
    const shopper = await shop.shopper();
    const order_id = await paid(shopper, 3);
    const { id } = shop.provider.last();
    await Promise.all(Array.from({ length: 20 }, () => shopper.post('order/cancel', { order_id })));
    assert.equal(await shopper.state(order_id), 'refunded');
    assert.equal(await shop.stock(LAMP), 100);
    await shop.pushRefunds();
    assert.deepEqual([...new Set(shop.provider.refunds)], [id]);
    const other = await paid(shopper);
    await operate('ship', other);
    await refuses(shopper.post('order/cancel', { order_id: other }), 409);
    await operate('refund', other);
    assert.equal(await shopper.state(other), 'refunded');
    await assert.rejects(operate('ship', other), /"ship" cannot be done/);
  });

  test('says of a line whether it can be bought again, and the make and mileage of a car', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    await shopper.add(TIRE);
    await shopper.add(CARS[0]);
    const { order_id } = await shopper.place();
    await shop.setStock(TIRE, 0);
    const lines = async () =>
      new Map(
        (await detail(shopper, order_id)).lines.map(({ goods_id, in_stock, make, mileage_km }) => [
          goods_id,
          [in_stock, make === null ? 'goods' : 'car', mileage_km],
        ]),
      );
    const held = [
      [LAMP, [true, 'goods', null]],
      [TIRE, [false, 'goods', null]],
    ] as const;
    assert.deepEqual(await lines(), new Map<unknown, unknown>([...held, [CARS[0], [false, 'car', 10]]]));
    await succeeds(shopper.post('order/cancel', { order_id }));
    assert.deepEqual((await lines()).get(CARS[0]), [true, 'car', 10], 'for sale again');
  });

  test('fills the cart with what is still available when an order is bought again', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP, 2);
    await shopper.add(TIRE, 3);
    const { order_id } = await shopper.place();
    await shop.setStock(LAMP, 0);
    await shop.setStock(TIRE, 2);
    const { added, missing } = await buyAgain(shopper, order_id);
    assert.deepEqual([added, missing.length], [1, 1]);
    assert.equal(await piecesInCart(shopper), 2);
  });

  test('adds what is left when an order is bought again twice, and leaves the cart’s items', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP, 2);
    await shopper.add(TIRE, 3);
    const { order_id } = await shopper.place();
    await shop.setStock(LAMP, 2);
    await shop.setStock(TIRE, 4);
    assert.deepEqual(await buyAgain(shopper, order_id), { added: 2, missing: [] });
    assert.equal(await piecesInCart(shopper), 2 + 3);
    assert.deepEqual(await buyAgain(shopper, order_id), { added: 2, missing: [] });
    assert.equal(await piecesInCart(shopper), 2 + 4);
    await shop.setStock(LAMP, 0);
    const { added, missing } = await buyAgain(shopper, order_id);
    assert.deepEqual([added, missing.length], [1, 1], 'sold out, though in the cart');
  });

  test('lists orders by state, with counts', async () => {
    const shopper = await shop.shopper();
    await paid(shopper);
    await shopper.add(TIRE);
    await shopper.place();
    const all = await read(shopper.get('order/list'), OrderPage);
    assert.deepEqual(
      all.list.map(({ state }) => state),
      ['unpaid', 'paid'],
    );
    assert.deepEqual(all.counts.map(({ state, count }) => `${state} ${count}`).sort(), [
      'paid 1',
      'unpaid 1',
    ]);
    assert.equal((await read(shopper.get('order/list', { state: 'paid' }), OrderPage)).total, 1);
    await refuses(shopper.get('order/list', { state: 'lost' }), 400);
  });

  test('refuses guests, and shoppers who do not own the order', async () => {
    const [owner, other, guest] = [await shop.shopper(), await shop.shopper(), shop.guest()];
    const order_id = await paid(owner);
    const own = [
      ['get', 'order/detail'],
      ['post', 'order/pay'],
      ['post', 'order/cancel'],
      ['post', 'order/cancelRest'],
      ['post', 'order/confirm'],
      ['post', 'order/buyAgain'],
      ['get', 'payment/state'],
    ] as const;
    const open = [
      ['get', 'order/list'],
      ['post', 'checkout/summary'],
      ['post', 'order/create'],
      ['post', 'cart/merge'],
    ] as const;
    for (const [method, path] of [...own, ...open]) await refuses(guest[method](path, { order_id }), 401);
    for (const [method, path] of own) {
      const msg = await refuses(other[method](path, { order_id }), 404);
      assert.equal(msg, 'We can’t find this order in your account.', path);
    }
    const list = await read(other.get('order/list'), OrderPage);
    assert.equal(list.total, 0);
    assert.equal(await owner.state(order_id), 'paid', 'none of it changed anything');
    for (const path of ['order/pay', 'order/cancel']) await refuses(owner.post(path), 400);
  });
});
