import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cars } from '../../../demo/server/cars/schema.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { shippingOf } from '../../../demo/server/goods/shipping.js';
import { Cart } from '../../../demo/shared/replies/cart.js';
import { CARS, GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { read } from './read-reply.js';
import { readEnvelope, refuses, succeeds } from './test-app.js';

const [LAMP, TIRE, WATCH] = GOODS;
const [CAR] = CARS;

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    for (const id of GOODS) await shop.setStock(id, 100);
  });

  type Visitor = ReturnType<OrderShop['guest']> | Awaited<ReturnType<OrderShop['shopper']>>;
  const list = async (visitor: Visitor) => await read(visitor.get('cart/list'), Cart);
  const put = async (visitor: Visitor, goods_id: number, buy_num = 1) =>
    await read(visitor.post('cart/add', { goods_id, buy_num }), Cart);
  const pieces = ({ lines }: { lines: { goods_id: number; buy_num: number }[] }) =>
    lines.map(({ goods_id, buy_num }) => [goods_id, buy_num]);

  test('stores a guest’s items by the visitor’s id, adds them up, and uses the server’s prices', async () => {
    const guest = shop.guest();
    assert.deepEqual(await list(guest), { lines: [], count: 0, subtotal: 0 });
    await put(guest, LAMP, 2);
    const cart = await put(guest, LAMP);
    assert.deepEqual(pieces(cart), [[LAMP, 3]]);
    assert.deepEqual([cart.count, cart.subtotal, cart.lines[0]?.price], [3, 3_000, 1_000]);
    assert.deepEqual((await list(shop.guest())).lines, [], 'another visitor has a cart of their own');
    const loose = await shop.app.request('/v3/pc/cart/add', {
      method: 'POST',
      body: new URLSearchParams({ goods_id: '20001' }),
    });
    assert.match(await refuses(loose, 400), /reload the page/);
  });

  test('changes quantities, removes items, and saves them for later, without counting saved ones', async () => {
    const shopper = await shop.shopper();
    await put(shopper, LAMP);
    await put(shopper, TIRE, 4);
    const set = await read(shopper.post('cart/set', { goods_id: LAMP, buy_num: 5 }), Cart);
    assert.equal(set.count, 9);
    const saved = await read(shopper.post('cart/set', { goods_id: TIRE, buy_num: 4, saved: 1 }), Cart);
    assert.deepEqual([saved.count, saved.subtotal, saved.lines.length], [5, 5_000, 2]);
    const back = await put(shopper, TIRE);
    assert.deepEqual(
      pieces(back),
      [
        [LAMP, 5],
        [TIRE, 1],
      ],
      'an item added again is no longer saved for later',
    );
    const left = await read(shopper.post('cart/remove', { goods_id: LAMP }), Cart);
    assert.deepEqual(pieces(left), [[TIRE, 1]]);
  });

  test('limits a quantity to the stock, and a car to one', async () => {
    const guest = shop.guest();
    await shop.setStock(WATCH, 3);
    await put(guest, WATCH, 2);
    assert.match(await refuses(guest.post('cart/add', { goods_id: WATCH, buy_num: 2 }), 409), /Only 3 left/);
    await put(guest, CAR);
    assert.match(await refuses(guest.post('cart/add', { goods_id: CAR }), 409), /Only 1 left/);
    await shop.setStock(WATCH, 0);
    assert.match(await refuses(shop.guest().post('cart/add', { goods_id: WATCH }), 409), /sold out/);
    await refuses(guest.post('cart/add', { goods_id: 99_999 }), 404);
    for (const buy_num of [0, -1, 1.5, 100_000, 'many']) {
      await refuses(guest.post('cart/add', { goods_id: LAMP, buy_num }), 400);
    }
  });

  test('says from which port and for how much a car ships, as its page does, and its mileage', async () => {
    const guest = shop.guest();
    await put(guest, LAMP);
    const { lines } = await put(guest, CAR);
    const [car] = await shop.db.select().from(cars).where(eq(cars.goodsId, CAR));
    assert.ok(car);
    const { port, zone, price, body, fuel } = car;
    const shipping = shippingOf({ from: port, zone, price, weightG: null, body, fuel }, 'en');
    assert.deepEqual(
      lines.map(({ car }) => car),
      [null, { port: shipping.ships_from_name, fees: shipping.fees }],
    );
    assert.deepEqual(
      lines.map(({ mileage_km }) => mileage_km),
      [null, car.mileageKm],
    );
  });

  test('marks a line whose stock or price has changed', async () => {
    const guest = shop.guest();
    await put(guest, LAMP, 5);
    await shop.setStock(LAMP, 2);
    await shop.db.update(goods).set({ price: 900 }).where(eq(goods.goodsId, LAMP));
    const [line] = (await list(guest)).lines;
    assert.deepEqual(
      [line?.problem, line?.stock, line?.price, line?.price_before],
      ['too_many', 2, 900, 1_000],
    );
    await shop.setStock(LAMP, 0);
    assert.equal((await list(guest)).lines[0]?.problem, 'sold_out');
    await shop.db.update(goods).set({ price: 1_000 }).where(eq(goods.goodsId, LAMP));
  });

  test('charges less for each piece in a carton', async () => {
    const wholesale = [
      { min_qty: 10, price: 800 },
      { min_qty: 50, price: 700 },
    ];
    await shop.db.update(goods).set({ wholesale }).where(eq(goods.goodsId, TIRE));
    const guest = shop.guest();
    const prices = [];
    for (const buy_num of [9, 10, 49, 50]) {
      const cart = await read(guest.post('cart/set', { goods_id: TIRE, buy_num }), Cart);
      prices.push([cart.lines[0]?.price, cart.subtotal]);
    }
    assert.deepEqual(prices, [
      [1_000, 9_000],
      [800, 8_000],
      [800, 39_200],
      [700, 35_000],
    ]);
    await shop.db.update(goods).set({ wholesale: [] }).where(eq(goods.goodsId, TIRE));
  });

  test('merges the guest’s cart at sign-in once, with the larger quantity up to the stock', async () => {
    const [guest, shopper] = [shop.guest(), await shop.shopper()];
    await put(guest, LAMP, 3);
    await put(guest, TIRE, 2);
    await put(guest, WATCH, 9);
    await put(shopper, TIRE, 5);
    await put(shopper, WATCH, 1);
    await shop.setStock(WATCH, 4);
    const merged = await read(shopper.post('cart/merge', { uuid: guest.uuid }), Cart);
    assert.deepEqual(pieces(merged), [
      [TIRE, 5],
      [WATCH, 4],
      [LAMP, 3],
    ]);
    assert.deepEqual((await list(guest)).lines, []);
    await succeeds(shopper.post('cart/merge', { uuid: guest.uuid }));
    assert.deepEqual(pieces(await list(shopper)), pieces(merged));
    await refuses(guest.post('cart/merge', { uuid: guest.uuid }), 401);
    await refuses(shopper.post('cart/merge', { uuid: 'x' }), 400);
  });

  test('adds up thirty clicks at once, and merges once when twenty merges run at once', async () => {
    const [guest, shopper] = [shop.guest(), await shop.shopper()];
    await Promise.all(Array.from({ length: 30 }, () => guest.post('cart/add', { goods_id: LAMP })));
    assert.equal((await list(guest)).count, 30);
    const merges = await Promise.all(
      Array.from({ length: 20 }, () => shopper.post('cart/merge', { uuid: guest.uuid })),
    );
    for (const merge of merges) assert.equal((await readEnvelope(merge)).code, 200);
    assert.deepEqual(pieces(await list(shopper)), [[LAMP, 30]]);
  });
});
