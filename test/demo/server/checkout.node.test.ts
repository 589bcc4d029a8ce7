import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { coupons, userCoupons } from '../../../demo/server/coupons/schema.js';
import { earnPoints } from '../../../demo/server/points/points.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { Summary } from '../../../demo/shared/replies/checkout.js';
import { OrderPage } from '../../../demo/shared/replies/orders.js';
import { overEachDatabase } from './each-database.js';
import { CARS, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';
import { readEnvelope, refuses, succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;
const [CAR] = CARS;
const AT_ONCE = 20;

overOrderShop((newShop) => {
  let shop: OrderShop;
  before(async () => {
    const { db } = newShop();
    await db.insert(coupons).values([
      {
        couponId: 1,
        kind: 'amount',
        value: 500,
        minSubtotal: 2_000,
        maxDiscount: null,
        source: 'prize',
        validDays: 9,
      },
      {
        couponId: 2,
        kind: 'percent',
        value: 10,
        minSubtotal: 0,
        maxDiscount: 300,
        source: 'prize',
        validDays: 9,
      },
    ]);
  });
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  type Shopper = Awaited<ReturnType<OrderShop['shopper']>>;
  const summary = async (shopper: Shopper, choices: Record<string, number> = {}) =>
    await read(shopper.post('checkout/summary', { address_id: shopper.address_id, ...choices }), Summary);
  const giveCoupon = async ({ userId }: Shopper, couponId: number): Promise<number> => {
    const [own] = await shop.db
      .insert(userCoupons)
      .values({
        ...{ userId, couponId, source: 'prize', obtainedAt: shop.clock.now },
        expiresAt: new Date(shop.clock.now.getTime() + 86_400_000),
      })
      .returning();
    return own?.userCouponId ?? 0;
  };
  const points = (shopper: Shopper, amount: number) =>
    shop.db.transaction((tx) => earnPoints(tx, { userId: shopper.userId, points: amount, reason: 'prize' }));

  test('charges shipping by zone, weight, and zip: free on the mainland above a sum, more for islands', async () => {
    const [austin, honolulu] = [await shop.shopper('78704'), await shop.shopper('96813')];
    for (const shopper of [austin, honolulu]) await shopper.add(LAMP, 5);
    // Five lamps weigh 2.5 kg, which is charged as the first kilogram and two more.
    assert.equal((await summary(austin)).shipping, 599 + 2 * 60);
    assert.equal((await summary(honolulu)).shipping, 599 + 2 * 60 + 1_490);
    for (const shopper of [austin, honolulu]) await shopper.add(LAMP, 5);
    assert.equal((await summary(austin)).shipping, 0);
    assert.equal((await summary(honolulu)).shipping, 599 + 4 * 60 + 1_490);
    await austin.add(CAR);
    const both = await summary(austin);
    assert.deepEqual(
      both.shipments.map(({ kind, zone, fee }) => [kind, zone, fee]),
      [
        ['parcel', 1, 0],
        ['car', 2, 195_000 + 3_870_000],
      ],
    );
    assert.equal(both.total, 10_000 + 3_000_000 + 195_000 + 3_870_000);
  });

  test('refuses to ship a car to a military post office', async () => {
    const shopper = await shop.shopper('09001');
    await shopper.add(CAR);
    assert.equal((await summary(shopper)).deliverable, false);
    assert.match(await refuses(shopper.order(), 400), /can’t ship a car/);
  });

  test('uses the best coupon unless the shopper picks another or none; one per order, and once', async () => {
    const shopper = await shop.shopper();
    const [amount, percent] = [await giveCoupon(shopper, 1), await giveCoupon(shopper, 2)];
    await shopper.add(LAMP, 3);
    const best = await summary(shopper);
    assert.deepEqual([best.user_coupon_id, best.discount], [amount, 500]);
    assert.deepEqual(
      best.coupons.map((each) => each.user_coupon_id),
      [amount, percent],
    );
    assert.equal((await summary(shopper, { user_coupon_id: percent })).discount, 300);
    assert.equal((await summary(shopper, { user_coupon_id: 0 })).discount, 0);
    const { total } = await shopper.place({ user_coupon_id: amount });
    assert.equal(total, 3_000 + 599 + 60 - 500);
    await shopper.add(LAMP, 3);
    assert.deepEqual(
      (await summary(shopper)).coupons.map((each) => each.user_coupon_id),
      [percent],
    );
    assert.match(await refuses(shopper.order({ user_coupon_id: amount }), 409), /changed/);
  });

  test('refuses somebody else’s coupon and address', async () => {
    const [owner, other] = [await shop.shopper(), await shop.shopper()];
    const coupon = await giveCoupon(owner, 1);
    await other.add(LAMP, 3);
    assert.match(await refuses(other.order({ user_coupon_id: coupon }), 409), /changed/);
    assert.match(
      await refuses(other.order({ address_id: owner.address_id }), 400),
      /choose a delivery address/,
    );
    assert.equal((await summary(other, { address_id: owner.address_id })).shipping, 0);
  });

  test('pays with as many points as possible, and needs no card when they cover everything', async () => {
    const shopper = await shop.shopper();
    await points(shopper, 300);
    await shopper.add(LAMP);
    const some = await summary(shopper, { use_points: 1 });
    assert.deepEqual([some.points_most, some.points, some.total], [300, 300, 1_000 + 599 - 300]);
    assert.equal((await summary(shopper)).points, 0);
    await points(shopper, 5_000);
    const { order_id, state, total } = await shopper.place({ use_points: 1 });
    assert.deepEqual([state, total], ['paid', 0]);
    await succeeds(shopper.post('order/cancel', { order_id }));
    await shopper.add(LAMP);
    assert.equal((await summary(shopper)).points_most, 1_599, 'a canceled order gives them back');
  });

  test('leaves either nothing to pay, or at least what a card can be charged', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP);
    for (const [more, most] of [
      [1_549, 1_549],
      [1, 1_549],
      [48, 1_549],
      [1, 1_599],
    ] as const) {
      await points(shopper, more);
      assert.equal((await summary(shopper)).points_most, most);
    }
  });

  test('refuses an order that differs from what the shopper saw: a new price, less stock, an empty cart', async () => {
    const shopper = await shop.shopper();
    assert.match(await refuses(shopper.order(), 400), /empty/);
    await shopper.add(LAMP, 3);
    const fields = {
      key: 'k-changed-1',
      address_id: shopper.address_id,
      total: await shopper.currentTotal(),
    };
    assert.match(await refuses(shopper.post('order/create', { ...fields, total: 1 }), 409), /changed/);
    await shop.setStock(LAMP, 2);
    assert.match(await refuses(shopper.post('order/create', fields), 409), /no longer available/);
    assert.equal((await summary(shopper)).blocked.length, 1);
    assert.equal(await shop.stock(LAMP), 2, 'a refusal takes nothing');
    await shop.setStock(LAMP, 3);
    await succeeds(shopper.post('order/create', fields));
    assert.equal(await shop.stock(LAMP), 0);
  });
});

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  test('makes one order of twenty clicks and a retry after a lost reply', async () => {
    const shopper = await shop.shopper();
    await shopper.add(TIRE, 2);
    const wish = { key: 'one-wish-1', address_id: shopper.address_id, total: await shopper.currentTotal() };
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, () => shopper.post('order/create', wish)),
    );
    const placed = await Promise.all(replies.map(async (reply) => (await readEnvelope(reply)).data));
    const later = await succeeds(shopper.post('order/create', wish));
    for (const each of placed) assert.deepEqual(each, later);
    assert.equal(await shop.stock(TIRE), 98);
    const list = await read(shopper.get('order/list'), OrderPage);
    assert.equal(list.total, 1);
    const cart = await read(shopper.get('cart/list'), Cart);
    assert.equal(cart.count, 0);
  });

  test('sells ten of the last ten, and one of one car, to fifty shoppers at once', async () => {
    await shop.setStock(TIRE, 10);
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper()));
    for (const shopper of shoppers) await shopper.add(TIRE);
    const wishes = await Promise.all(
      shoppers.map(async (shopper) => [shopper, await shopper.currentTotal()] as const),
    );
    const codes = await Promise.all(
      wishes.map(async ([shopper, total]) => {
        const wish = { key: crypto.randomUUID(), address_id: shopper.address_id, total };
        return (await readEnvelope(await shopper.post('order/create', wish))).code;
      }),
    );
    assert.deepEqual(
      [codes.filter((code) => code === 200).length, codes.filter((code) => code === 409).length],
      [10, 40],
    );
    assert.equal(await shop.stock(TIRE), 0);
  });

  test('sells one car once to twenty shoppers at once', async () => {
    const car = CARS[1];
    const shoppers = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.shopper()));
    for (const shopper of shoppers) await shopper.add(car);
    const replies = await Promise.all(shoppers.map((shopper) => shopper.order()));
    const codes = await Promise.all(replies.map(async (reply) => (await readEnvelope(reply)).code));
    assert.equal(codes.filter((code) => code === 200).length, 1, String(codes));
    assert.match(await refuses(shop.guest().post('cart/add', { goods_id: car }), 409), /sold out/);
  });
}, overEachDatabase);
