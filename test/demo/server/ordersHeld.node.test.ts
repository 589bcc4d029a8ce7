import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cars } from '../../../demo/server/cars/schema.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { PlacedOrder } from '../../../demo/shared/replies/checkout.js';
import { CARS, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

const [LAMP, TIRE] = GOODS;
const [CAR] = CARS;

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  test('refuses a key that was used for another cart or other choices, and orders nothing', async () => {
    const shopper = await shop.shopper();
    await shopper.add(TIRE, 2);
    const wish = { key: 'used-twice-1', address_id: shopper.address_id, total: await shopper.currentTotal() };
    const placed = await succeeds(shopper.post('order/create', wish));
    for (const change of [{ total: wish.total + 1 }, { use_points: 1 }, { user_coupon_id: 0 }]) {
      const other = shopper.post('order/create', { ...wish, ...change });
      assert.match(await refuses(other, 409), /already been placed/, JSON.stringify(change));
    }
    assert.deepEqual(await succeeds(shopper.post('order/create', wish)), placed);
    // Lamps and tires cost the same, so only the contents of the cart tell the two orders apart.
    await shopper.add(LAMP, 2);
    assert.match(await refuses(shopper.post('order/create', wish), 409), /already been placed/);
    const cart = await read(shopper.get('cart/list'), Cart);
    assert.deepEqual([cart.count, await shop.stock(LAMP)], [2, 100]);
    await succeeds(shopper.post('order/create', { ...wish, key: 'used-twice-2' }));
  });

  test('lets a shopper have at most five unpaid orders', async () => {
    const shopper = await shop.shopper();
    const order = async () => {
      await shopper.add(LAMP);
      return shopper.order();
    };
    const first = await read(order(), PlacedOrder);
    for (let n = 1; n < 5; n++) await succeeds(order());
    assert.match(await refuses(order(), 409), /5 unpaid orders/);
    assert.equal(await shop.stock(LAMP), 95, 'the sixth takes nothing');
    await succeeds(shopper.post('order/cancel', { order_id: first.order_id }));
    await succeeds(shopper.order());
    shop.pass(31);
    await succeeds(order());
  });

  test('holds at most three unpaid cars for a shopper, in one order or in several', async () => {
    const [car] = await shop.db.select().from(cars).where(eq(cars.goodsId, CAR));
    assert(car !== undefined);
    const more = [10_011, 10_012, 10_013, 10_014];
    await shop.db
      .insert(cars)
      .values(more.map((goodsId) => ({ ...car, goodsId, slug: `seal-${goodsId}`, isHeld: false })));
    const shopper = await shop.shopper();
    for (const goodsId of more) await shopper.add(goodsId);
    assert.match(await refuses(shopper.order(), 409), /hold 3 unpaid cars for you/);
    await succeeds(shopper.post('cart/remove', { goods_id: 10_014 }));
    const { order_id } = await shopper.place();
    await shopper.add(10_014);
    assert.match(await refuses(shopper.order(), 409), /hold 3 unpaid cars for you/);
    await (await shop.shopper()).add(10_014);
    await succeeds(shopper.post('order/cancel', { order_id }));
    await shopper.place();
  });

  test('keeps goods off sale when an order of them is canceled', async () => {
    const shopper = await shop.shopper();
    await shopper.add(LAMP, 3);
    const { order_id } = await shopper.place();
    const lamp = eq(goods.goodsId, LAMP);
    await shop.db.update(goods).set({ stock: 0, heldStock: 97 }).where(lamp);
    await succeeds(shopper.post('order/cancel', { order_id }));
    const [row] = await shop.db.select().from(goods).where(lamp);
    assert.deepEqual([row?.stock, row?.heldStock], [0, 100]);
    await refuses(shopper.post('cart/add', { goods_id: LAMP, buy_num: 1 }), 409);
    await shop.db.update(goods).set({ heldStock: null }).where(lamp);
  });
});
