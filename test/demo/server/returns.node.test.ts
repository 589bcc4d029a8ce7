import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { sessions, users } from '../../../demo/server/accounts/schema.js';
import { closeAccount } from '../../../demo/server/cancellation/close-account.js';
import { coupons, userCoupons } from '../../../demo/server/coupons/schema.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { orderLines, orders } from '../../../demo/server/orders/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { earnPoints, pendingPoints, pointsBalance } from '../../../demo/server/points/points.js';
import { countSpins } from '../../../demo/server/prizes/spins.js';
import { operateReturns } from '../../../demo/server/returns/operate-returns.js';
import { MOST_RETURNS } from '../../../demo/server/returns/request-return.js';
import { returns } from '../../../demo/server/returns/schema.js';
import { parcels } from '../../../demo/server/sellers/schema.js';
import { STORES } from '../../../demo/server/stores/seed.js';
import { pointsFor } from '../../../demo/shared/points.js';
import { Consequences } from '../../../demo/shared/replies/account.js';
import { Order, OrderPage } from '../../../demo/shared/replies/orders.js';
import { LABEL_FEE } from '../../../demo/shared/returns.js';
import { overEachDatabase } from './each-database.js';
import { CARS, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read, readExactly } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;
const DAY = 24 * 60;
const LAMP_PRICE = 1_000;

overOrderShop((newShop, testOnce) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  type Shopper = Awaited<ReturnType<OrderShop['shopper']>>;
  type Bought = readonly (readonly [goodsId: number, pieces: number])[];

  /** Orders, pays for, and receives goods. */
  async function delivered(shopper: Shopper, bought: Bought, choices = {}): Promise<number> {
    for (const [goodsId, pieces] of bought.slice(1)) await shopper.add(goodsId, pieces);
    const [[goodsId, pieces] = [LAMP, 1]] = bought;
    const place = () => shopper.place(choices);
    const order = await shop.paid({ ...shopper, place }, goodsId, pieces);
    await shop.receive(shopper, order);
    return order;
  }
  const send = (shopper: Shopper, order_id: number, items: string, more: Record<string, string> = {}) =>
    shopper.post('order/return', { order_id, items, reason: 'unwanted', key: crypto.randomUUID(), ...more });
  const detail = async (shopper: Shopper, order_id: number) =>
    await readExactly(shopper.get('order/detail', { order_id }), Order);
  const operate = async (...args: readonly (string | number)[]) =>
    (await operateReturns(shop.db, args.map(String), shop.clock.now)).text;
  async function returned(shopper: Shopper, order_id: number, items: string, more = {}): Promise<number> {
    const order = await read(send(shopper, order_id, items, more), Order);
    return order.returns[0]?.return_id ?? 0;
  }
  const paymentOf = async (orderId: number) =>
    (await shop.db.select().from(payments).where(eq(payments.orderId, orderId)))[0];
  const soldOf = async (goodsId: number) =>
    (await shop.db.select({ sold: goods.sold }).from(goods).where(eq(goods.goodsId, goodsId)))[0]?.sold;

  testOnce(
    'restocks a received return, takes it off the items sold, and refunds its price to the card',
    async () => {
      const shopper = await shop.shopper();
      const order_id = await delivered(shopper, [[LAMP, 3]]);
      const sold = (await soldOf(LAMP)) ?? 0;
      const before = await detail(shopper, order_id);
      assert.equal(before.can_return, 1);
      assert.deepEqual(
        before.returnable?.lines.map(({ until, faulty_until, faulty_only }) => [
          ...[until, faulty_until, faulty_only],
        ]),
        [['2026-03-31', '2026-04-30', false]],
      );
      const requested = await read(send(shopper, order_id, `${LAMP}:2`, { note: ' Too\n bright ' }), Order);
      assert.deepEqual(
        requested.returnable?.lines.map(({ pieces }) => pieces),
        [1],
      );
      const [back] = requested.returns;
      assert.deepEqual(
        [back?.state, back?.note, back?.refund, back?.label],
        ['requested', 'Too bright', 2_000 - LABEL_FEE, LABEL_FEE],
      );
      const id = back?.return_id ?? 0;
      assert.equal((await paymentOf(order_id))?.refund, null, 'nothing goes back before it arrives');
      assert.match(
        await operate('list'),
        new RegExp(`^${id}  order ${order_id} .*\\$13\\.05  unwanted`, 'm'),
      );
      assert.match(await operate('receive', id), /received, unwanted: Too bright\n {2}2 × /);
      await operate('receive', id);
      assert.equal(await shop.stock(LAMP), 99);
      assert.equal(await soldOf(LAMP), sold - 2);
      const { refund, refundAmount } = (await paymentOf(order_id)) ?? {};
      assert.deepEqual([refund, refundAmount], ['due', 1_305]);
      assert.equal((await detail(shopper, order_id)).returns[0]?.is_refunded, false);
      await shop.pushRefunds();
      const after = await detail(shopper, order_id);
      assert.deepEqual(
        [after.state, after.lines[0]?.returned, after.returns[0]?.state, after.returns[0]?.is_refunded],
        ['received', 2, 'received', true],
      );
      assert.deepEqual(
        after.events.slice(-3).map(({ act, actor, note }) => [act, actor, note]),
        [
          ['return', 'shopper', String(id)],
          ['return-received', 'operator', String(id)],
          ['refund-sent', 'provider', ''],
        ],
      );
      const notices = await shop.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, shopper.userId), eq(notifications.mailDue, true)));
      assert.deepEqual(
        notices.slice(-2).map(({ texts, href }) => [texts.en.title, href]),
        [
          [`Return ${id}: print the label`, `/content/order/${order_id}/returns/${id}`],
          [`Return ${id} has arrived`, `/content/order/${order_id}/returns/${id}`],
        ],
      );
      assert.match(notices.at(-1)?.texts.en.text ?? '', /refunding \$13\.05 for order/);
    },
  );

  /** Who may return what, and when. The day is the store's, from the delivery on. */
  const CASES: readonly (readonly [
    title: string,
    days: number,
    items: string,
    more: Record<string, string>,
    code: number,
    message?: RegExp,
  ])[] = [
    ['on the last day', 30, `${LAMP}:1`, {}, 200],
    ['a day later', 31, `${LAMP}:1`, {}, 409, /last day/],
    ['a day later, but broken', 31, `${LAMP}:1`, { reason: 'faulty' }, 200],
    ['broken, on its own last day', 60, `${LAMP}:1`, { reason: 'damaged' }, 200],
    ['broken, a day later', 61, `${LAMP}:1`, { reason: 'damaged' }, 409, /last day/],
    ['all pieces', 0, `${LAMP}:2,${TIRE}:1`, {}, 200],
    ['more pieces than bought', 0, `${LAMP}:3`, {}, 409, /can’t be returned/],
    ['goods that were not bought', 0, `${GOODS[3]}:1`, {}, 409, /can’t be returned/],
    ['a car', 0, `${CARS[0]}:1`, {}, 409, /can’t be returned/],
    ['nothing', 0, '', {}, 400, /choose what/],
    ['no pieces', 0, `${LAMP}:0`, {}, 400],
    ['the same goods twice', 0, `${LAMP}:1,${LAMP}:1`, {}, 400],
    ['no reason', 0, `${LAMP}:1`, { reason: '' }, 400, /why/],
    ['an unknown reason', 0, `${LAMP}:1`, { reason: 'moon' }, 400, /why/],
    ['too long a note', 0, `${LAMP}:1`, { note: 'a'.repeat(501) }, 400, /500 characters/],
    ['a bad key', 0, `${LAMP}:1`, { key: 'short' }, 400],
  ];
  for (const [title, days, items, more, code, message] of CASES) {
    testOnce(`refuses a return, ${title}: ${code}`, async () => {
      const shopper = await shop.shopper();
      const order_id = await delivered(shopper, [
        [LAMP, 2],
        [TIRE, 1],
      ]);
      // Someone who shops every month stays signed in.
      await shop.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') });
      shop.pass(days * DAY);
      const [page] = (await read(shopper.get('order/list'), OrderPage)).list;
      assert.equal(page?.can_return, days > 60 ? 0 : 1);
      assert.equal(page?.faulty_only, days > 30 && days <= 60);
      const answer = send(shopper, order_id, items, more);
      if (code === 200) await succeeds(answer);
      else if (message) assert.match(await refuses(answer, code), message);
      else await refuses(answer, code);
      assert.equal(
        await shop.db.$count(returns, eq(returns.orderId, order_id)),
        code === 200 ? items.split(',').length : 0,
      );
    });
  }

  testOnce('returns only the goods of an order with a car', async () => {
    const shopper = await shop.shopper();
    await shopper.add(CARS[0]);
    const order_id = await delivered(shopper, [[LAMP, 1]]);
    const order = await detail(shopper, order_id);
    assert.equal(order.lines.length, 2);
    assert.deepEqual(
      order.returnable?.lines.map(({ goods_id }) => goods_id),
      [LAMP],
    );
    assert.match(await refuses(send(shopper, order_id, `${CARS[0]}:1`), 409), /can’t be returned/);
    const id = await returned(shopper, order_id, `${LAMP}:1`, { reason: 'faulty' });
    await operate('receive', id);
    const parcel = order.shipments.find(({ kind }) => kind === 'parcel');
    assert.equal(
      (await paymentOf(order_id))?.refundAmount,
      1_000 + (parcel?.fee ?? 0),
      'no share of the car’s shipping',
    );
    await shop.operate('refund', order_id); // the car is for sale again
  });

  testOnce(
    'returns what one delivery brought weeks before the other, and earns points for the rest',
    async () => {
      const shopper = await shop.shopper();
      await shopper.add(CARS[0]);
      const order_id = await shop.paid(shopper, LAMP, 2);
      const arrive = (kind: string, by = shopper, zone = kind === 'car' ? 2 : 1) =>
        by.post('order/confirmDelivery', { order_id, kind, zone });
      await refuses(arrive('parcel'), 409);
      await shop.operate('ship', order_id);
      await refuses(arrive('parcel', await shop.shopper()), 404);
      await refuses(arrive('parcel', shopper, 2), 409);
      await succeeds(arrive('parcel'));
      const here = await readExactly(arrive('parcel'), Order);
      assert.equal(here.events.filter(({ act }) => act === 'arrive').length, 1, 'the second time, nothing');
      assert.deepEqual(
        here.shipments.map(({ kind, arrived_at, can_confirm }) => [kind, arrived_at, can_confirm]).sort(),
        [
          ['car', null, true],
          ['parcel', shop.clock.now.toISOString(), false],
        ],
      );
      assert.deepEqual([here.state, here.received_at, here.can_return], ['shipped', null, 1]);
      const id = await returned(shopper, order_id, `${LAMP}:1`);
      await operate('receive', id);
      const refund = LAMP_PRICE - LABEL_FEE;
      assert.equal(await pendingPoints(shop.db, shopper.userId), pointsFor(here.total - refund));
      await shop.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') });
      shop.pass(20 * DAY);
      const all = await readExactly(arrive('car'), Order);
      assert.equal(all.state, 'received');
      assert.equal(await pointsBalance(shop.db, shopper.userId), pointsFor(here.total - refund));
      assert.deepEqual(
        all.returnable?.lines.map(({ until }) => until),
        ['2026-03-31'],
        'from when it arrived',
      );
      await operate('receive', await returned(shopper, order_id, `${LAMP}:1`));
      const whole = pointsFor(here.total);
      assert.equal(
        await pointsBalance(shop.db, shopper.userId),
        Math.floor((whole * (here.total - 2 * refund)) / here.total),
        'the first one isn’t taken for again',
      );
      await shop.operate('refund', order_id); // the car is for sale again
    },
  );

  testOnce('ends an order when what hadn’t arrived of it is canceled', async () => {
    const shopper = await shop.shopper();
    await shopper.add(CARS[1]);
    const order_id = await shop.paid(shopper, LAMP);
    const [lamp] = await shop.db.select().from(orderLines).where(eq(orderLines.goodsId, LAMP));
    const parcel = {
      orderId: order_id,
      storeId: lamp?.storeId ?? 0,
      tracking: '',
      shippedAt: shop.clock.now,
    };
    await shop.db.insert(parcels).values(parcel);
    await succeeds(shopper.post('order/confirmDelivery', { order_id, kind: 'parcel', zone: 1 }));
    await refuses(shopper.post('order/confirmDelivery', { order_id, kind: 'car', zone: 2 }), 409);
    const ended = await readExactly(shopper.post('order/cancelRest', { order_id }), Order);
    assert.deepEqual([ended.state, ended.canceled?.lines.length, ended.can_return], ['received', 1, 1]);
  });

  testOnce('lets only the shopper return an order, and only a delivered one', async () => {
    const shopper = await shop.shopper();
    const other = await shop.shopper();
    await shopper.add(LAMP);
    const unpaid = (await shopper.place()).order_id;
    assert.match(await refuses(send(shopper, unpaid, `${LAMP}:1`), 409), /once the order is delivered/);
    await succeeds(shopper.post('order/cancel', { order_id: unpaid }));
    const order_id = await shop.paid(shopper, LAMP);
    assert.match(await refuses(send(shopper, order_id, `${LAMP}:1`), 409), /once the order is delivered/);
    await shop.operate('ship', order_id);
    assert.match(await refuses(send(shopper, order_id, `${LAMP}:1`), 409), /once the order is delivered/);
    await succeeds(shopper.post('order/confirm', { order_id }));
    await refuses(send(other, order_id, `${LAMP}:1`), 404);
    await refuses(shop.guest().post('order/return', { order_id, items: `${LAMP}:1` }), 401);
    const id = await returned(shopper, order_id, `${LAMP}:1`);
    await refuses(other.post('order/cancelReturn', { order_id, return_id: id }), 404);
    await refuses(shopper.post('order/cancelReturn', { order_id: order_id + 1, return_id: id }), 404);
    await shop.operate('refund', order_id);
    assert.equal((await detail(shopper, order_id)).returns[0]?.state, 'canceled');
    await refuses(send(shopper, order_id, `${LAMP}:1`), 409);
  });

  testOnce('refuses to return an item again, unless its return is canceled', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 1]]);
    const first = await returned(shopper, order_id, `${LAMP}:1`);
    await refuses(send(shopper, order_id, `${LAMP}:1`), 409);
    await succeeds(shopper.post('order/cancelReturn', { order_id, return_id: first }));
    await succeeds(shopper.post('order/cancelReturn', { order_id, return_id: first }));
    await assert.rejects(operate('receive', first), /is canceled/);
    const second = await returned(shopper, order_id, `${LAMP}:1`);
    await assert.rejects(operate('refuse', second), /Say why/);
    await operate('refuse', second, 'The', 'box', 'was', 'empty.');
    assert.equal((await detail(shopper, order_id)).returns[0]?.refusal, 'The box was empty.');
    assert.match(
      await refuses(shopper.post('order/cancelReturn', { order_id, return_id: second }), 409),
      /closed/,
    );
    assert.equal((await detail(shopper, order_id)).can_return, 0);
    await refuses(send(shopper, order_id, `${LAMP}:1`), 409);
    const other = await delivered(shopper, [[LAMP, 1]]);
    const third = await returned(shopper, other, `${LAMP}:1`);
    await operate('receive', third);
    await assert.rejects(operate('refuse', third, 'late'), /is received/);
  });

  test('makes one return of a request that is sent twice, and refuses the same key with other content', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 2]]);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(shopper, order_id, `${LAMP}:1`, { key })));
    for (const answer of answers) await succeeds(answer);
    assert.equal(await shop.db.$count(returns, eq(returns.orderId, order_id)), 1);
    assert.match(await refuses(send(shopper, order_id, `${LAMP}:2`, { key }), 409), /already requested/);
  });

  test('returns one piece once when it is returned twice at once', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 1]]);
    const answers = await Promise.all([1, 2, 3].map(() => send(shopper, order_id, `${LAMP}:1`)));
    const codes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { code: number }).code),
    );
    assert.deepEqual(codes.sort(), [200, 409, 409]);
  });

  test('refunds a return once when it is received several times at once', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 2]]);
    const id = await returned(shopper, order_id, `${LAMP}:2`);
    await Promise.all([1, 2, 3].map(() => operate('receive', id)));
    assert.equal((await paymentOf(order_id))?.refundAmount, 2_000 - LABEL_FEE);
    assert.equal(await shop.stock(LAMP), 100);
  });

  testOnce('makes a return with a label of its own for each seller', async () => {
    const shopper = await shop.shopper();
    const bought = GOODS.map((id) => [id, 1] as const);
    const order_id = await delivered(shopper, bought);
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order_id));
    const stores = new Set(lines.map(({ storeId }) => storeId));
    assert(stores.size > 1);
    const order = await read(send(shopper, order_id, GOODS.map((id) => `${id}:1`).join()), Order);
    assert.equal(order.returns.length, stores.size);
    const cities = new Map(STORES.map(({ name, city, street }) => [name, street && city]));
    for (const { store_name, return_to } of order.returns) {
      const [street, town] = return_to;
      assert.ok(street);
      assert.match(town ?? '', new RegExp(`^${cities.get(store_name) || 'Ontario, CA'} \\d{5}$`), store_name);
    }
    for (const { return_id, refund, label } of order.returns) {
      assert.equal(label, LABEL_FEE);
      assert.equal(refund % 1_000, 1_000 - LABEL_FEE);
      await operate('receive', return_id);
    }
    assert.equal((await paymentOf(order_id))?.refundAmount, 6_000 - stores.size * LABEL_FEE);
  });

  testOnce('returns a broken item for free, shipping included, and does not sell it again', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 2]]);
    const { shipping } = await detail(shopper, order_id);
    assert(shipping > 0);
    const [first, second] = [
      await returned(shopper, order_id, `${LAMP}:1`, { reason: 'faulty' }),
      await returned(shopper, order_id, `${LAMP}:1`, { reason: 'wrong' }),
    ];
    await operate('receive', first);
    assert.equal(await shop.stock(LAMP), 98);
    await operate('receive', second);
    assert.equal(await shop.stock(LAMP), 99, 'the wrong one can be sold');
    assert.equal((await paymentOf(order_id))?.refundAmount, 2_000 + shipping);
  });

  testOnce('returns the share of points and a coupon used, and takes back everything earned', async () => {
    const shopper = await shop.shopper();
    await shop.db.transaction((tx) =>
      earnPoints(tx, { userId: shopper.userId, points: 700, reason: 'gift' }),
    );
    const order_id = await delivered(shopper, [[LAMP, 2]], { use_points: 1 });
    const { total, points, subtotal } = await detail(shopper, order_id);
    assert.equal(points, 700);
    const earned = Math.floor(total / 100);
    assert.equal(await pointsBalance(shop.db, shopper.userId), earned);
    const [first, second] = [
      await returned(shopper, order_id, `${LAMP}:1`),
      await returned(shopper, order_id, `${LAMP}:1`),
    ];
    await operate('receive', first);
    const half = await detail(shopper, order_id);
    const back = half.returns.find(({ return_id }) => return_id === first);
    assert(back !== undefined && back.points > 0);
    assert.equal(back.refund + back.points, subtotal / 2 - LABEL_FEE);
    assert.equal((await countSpins(shop.db, shopper.userId, shop.clock.now)).earned, 1);
    await operate('receive', second);
    assert.equal(
      await pointsBalance(shop.db, shopper.userId),
      2 * back.points,
      'everything earned is taken back',
    );
    assert.equal((await countSpins(shop.db, shopper.userId, shop.clock.now)).earned, 0);
    assert.equal((await paymentOf(order_id))?.refundAmount, 2 * back.refund);
  });

  testOnce(
    'refunds everything paid, to the cent, when items of a coupon and points are returned one by one',
    async () => {
      const shopper = await shop.shopper();
      const { userId } = shopper;
      await shop.db
        .insert(coupons)
        .values({ couponId: 901, kind: 'amount', value: 100, source: 'gift', validDays: 30 })
        .onConflictDoNothing();
      const obtainedAt = shop.clock.now;
      const expiresAt = new Date(obtainedAt.getTime() + 30 * DAY * 60_000);
      const [own] = await shop.db
        .insert(userCoupons)
        .values({ userId, couponId: 901, source: 'gift', obtainedAt, expiresAt })
        .returning();
      await shop.db.transaction((tx) => earnPoints(tx, { userId, points: 701, reason: 'gift' }));
      const choices = { user_coupon_id: own?.userCouponId ?? 0, use_points: 1 };
      const order_id = await delivered(shopper, [[LAMP, 3]], choices);
      const { total, points, discount } = await detail(shopper, order_id);
      assert.deepEqual([points, discount], [701, 100]);
      for (let piece = 1; piece <= 3; piece++) {
        const request = () => returned(shopper, order_id, `${LAMP}:1`, { reason: 'faulty' });
        await succeeds(shopper.post('order/cancelReturn', { order_id, return_id: await request() }));
        await operate('receive', await request());
        const { returns: all } = await detail(shopper, order_id);
        const back = all.filter(({ state }) => state === 'received');
        const sum = back.reduce((cents, { refund }) => cents + refund, 0);
        assert.equal((await paymentOf(order_id))?.refundAmount, sum);
        assert(Math.abs(sum - (total * piece) / 3) <= 1, `${sum} cents after ${piece} of 3`);
      }
      assert.equal((await paymentOf(order_id))?.refundAmount, total);
      assert.equal(await pointsBalance(shop.db, userId), 701);
    },
  );

  testOnce('refunds the rest of an order after its returns', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 3]]);
    await operate('receive', await returned(shopper, order_id, `${LAMP}:2`));
    const sold = (await soldOf(LAMP)) ?? 0;
    await shop.operate('refund', order_id);
    assert.equal(await shop.stock(LAMP), 100);
    assert.equal(await soldOf(LAMP), sold - 1);
    const payment = await paymentOf(order_id);
    assert.equal(payment?.refundAmount, payment?.amount);
    assert.equal(await pointsBalance(shop.db, shopper.userId), 0);
  });

  testOnce('never refunds more than was paid, whatever the operator has refunded before', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 2]]);
    const { total } = await detail(shopper, order_id);
    await shop.operate('refund', order_id, ((total - 100) / 100).toFixed(2));
    const id = await returned(shopper, order_id, `${LAMP}:2`);
    const { returns, returnable } = await detail(shopper, order_id);
    assert.deepEqual([returns[0]?.refund, returnable], [100, null], 'it promises no more than is left');
    await operate('receive', id);
    assert.equal((await paymentOf(order_id))?.refundAmount, total);
    assert.equal((await detail(shopper, order_id)).returns[0]?.refund, 100);
  });

  testOnce(
    'offers no return of an item that its seller could not send, and does not sell it again',
    async () => {
      const shopper = await shop.shopper();
      await shopper.add(TIRE, 2);
      const order_id = await shop.paid(shopper, LAMP);
      const [sold, stock] = [(await soldOf(TIRE)) ?? 0, await shop.stock(TIRE)];
      await assert.rejects(shop.operate('refund', order_id, '1', 999_999), /no such item/);
      await shop.operate('refund', order_id, '1', TIRE);
      await assert.rejects(shop.operate('refund', order_id, '1', TIRE), /no such item/);
      assert.deepEqual([await soldOf(TIRE), await shop.stock(TIRE)], [sold - 2, stock]);
      await shop.receive(shopper, order_id);
      const { returnable } = await detail(shopper, order_id);
      assert.deepEqual(
        returnable?.lines.map(({ goods_id }) => goods_id),
        [LAMP],
      );
      const id = await returned(shopper, order_id, `${LAMP}:1`);
      await assert.rejects(shop.operate('refund', order_id, '1', LAMP), /no such item/);
      await operate('receive', id);
      assert.equal((await paymentOf(order_id))?.refundAmount, 100 + 1_000 - LABEL_FEE);
    },
  );

  testOnce('limits the number of returns of an order', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 1]]);
    for (let n = 0; n < MOST_RETURNS; n++) {
      const return_id = await returned(shopper, order_id, `${LAMP}:1`);
      await succeeds(shopper.post('order/cancelReturn', { order_id, return_id }));
    }
    assert.match(await refuses(send(shopper, order_id, `${LAMP}:1`), 409), /too many returns/);
  });

  test('an account can’t be closed while a return is open, and tells until when the rest can be returned', async () => {
    const shopper = await shop.shopper();
    const order_id = await delivered(shopper, [[LAMP, 2]]);
    const lost = async () => {
      const { open_returns, returns_until } = await read(shopper.get('user/cancel'), Consequences);
      return [open_returns, returns_until];
    };
    assert.deepEqual(await lost(), [0, '2026-03-31']);
    const id = await returned(shopper, order_id, `${LAMP}:1`);
    assert.deepEqual(await lost(), [1, '2026-03-31']);
    assert.match(await refuses(shopper.post('user/cancel/sendCode'), 409), /One of your returns/);
    await operate('receive', id);
    assert.deepEqual(await lost(), [0, '2026-03-31']);
  });

  testOnce(
    'keeps a return after its shopper’s account is closed, without the shopper’s own words',
    async () => {
      const shopper = await shop.shopper();
      const order_id = await delivered(shopper, [[LAMP, 1]]);
      const id = await returned(shopper, order_id, `${LAMP}:1`, { note: 'For my aunt' });
      const [user] = await shop.db.select().from(users).where(eq(users.userId, shopper.userId));
      assert(user !== undefined);
      await shop.db.transaction((tx) => closeAccount(tx, user, { visitor: '', now: shop.clock.now }));
      const [own] = await shop.db.select().from(returns).where(eq(returns.returnId, id));
      assert.equal(own?.note, '');
      await operate('receive', id);
      assert.equal((await paymentOf(order_id))?.refundAmount, 1_000 - LABEL_FEE);
      const [order] = await shop.db.select().from(orders).where(eq(orders.orderId, order_id));
      assert.equal(order?.userId, null);
      assert.equal(await shop.db.$count(userCoupons, eq(userCoupons.userId, shopper.userId)), 0);
    },
  );
}, overEachDatabase);
