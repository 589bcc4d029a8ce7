import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { actOnOrder, RefusedAct } from '../../../demo/server/orders/apply-act.js';
import { findOrder } from '../../../demo/server/orders/find-orders.js';
import { operateOrders } from '../../../demo/server/orders/operate-orders.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { writeDetails } from '../../../demo/shared/goods-form.js';
import { GoodsPage } from '../../../demo/shared/replies/goods.js';
import { SellerGood, SellerOrderPage } from '../../../demo/shared/replies/seller-store.js';
import { lastDayOf } from '../../../demo/shared/returns.js';
import { SuggestionsReply } from '../../../src/api/search.js';
import { refuses, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { LAMP, type SellerShop, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

overDatabase((open) => {
  let database: Database;
  let shop: SellerShop;
  let seller: string;
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
    seller = await shop.openStore('goods@sellers.test', 'Goods & Lamps');
  });
  after(() => database.close());

  const change = async (call: string, fields: Record<string, string>, token = seller) =>
    read(shop.post(`/pc/seller/goods/${call}`, fields, { token }), SellerGood);
  const search = async (fields: Record<string, string>) =>
    (await read(shop.get('/pc/goods/search', fields), GoodsPage)).list.map(({ goods_id }) => goods_id);
  const suggest = async (keywords: string) =>
    (await read(shop.get('/pc/search/suggest', { keywords }), SuggestionsReply)).map(
      ({ suggestKeyword }) => suggestKeyword,
    );
  const wrong = async (fields: Record<string, string>, token = seller) => {
    const reply = await shop.post('/pc/seller/goods/add', { ...LAMP, ...fields }, { token });
    const { code, data } = await reply.json();
    assert.equal(code, 400);
    return Object.keys(data.fields);
  };
  const ordersPage = async (token: string, fields: Record<string, string> = {}) =>
    read(shop.get('/pc/seller/orders', fields, { token }), SellerOrderPage);
  const ordersOf = async (token: string) => (await ordersPage(token)).list;

  test('sells a seller’s new goods at once: in lists, in the search, and in its suggestions', async () => {
    const added = await shop.addGood(seller, { name: 'Quixotic Tower Lamp' });
    const id = added.goods_id;
    assert.ok(id > 30_000);
    assert.deepEqual([added.price, added.stock, added.on_sale], [4_900, 12, 1]);
    assert.deepEqual(await search({ goods_name: 'quixotic' }), [id]);
    assert.deepEqual((await search({ cat_id: '1001', sort: 'newest' })).slice(0, 1), [id]);
    assert.deepEqual(await suggest('quixo'), ['Quixotic Tower Lamp']);
    const detail = JSON.stringify(await succeeds(shop.get('/pc/goods/detail', { goods_id: String(id) })));
    assert.match(
      detail,
      /"discount":16,.*"store_name":"Goods & Lamps".*"ships_from":"Albany, United States"/,
    );
  });

  test('shows shoppers an edit of the same goods', async () => {
    const { goods_id } = await shop.addGood(seller, { name: 'Lamp before the edit' });
    const fields = {
      ...LAMP,
      goods_id: String(goods_id),
      name: 'Zanzibar Reading Lamp',
      price: '2500',
      list_price: '',
    };
    const edited = await change('edit', { ...fields, color: 'Teal', stock: '7' });
    assert.deepEqual([edited.goods_id, edited.price, edited.stock], [goods_id, 2_500, 7]);
    assert.deepEqual(await search({ goods_name: 'zanzibar' }), [goods_id]);
    assert.deepEqual(await suggest('lamp before the'), [], 'nobody sells anything by that name anymore');
    await change('edit', { ...fields, name: 'Zanzibar: Reading-Lamp', color: 'Teal' });
    assert.deepEqual(await suggest('zanzibar'), ['Zanzibar: Reading-Lamp'], 'as it is written now');
    const detail = JSON.stringify(
      await succeeds(shop.get('/pc/goods/detail', { goods_id: String(goods_id) })),
    );
    assert.match(detail, /"color":"Teal".*"list_price":null,"discount":0/);
  });

  test('counts pieces sold while a seller edits the goods', async () => {
    const { goods_id, stock } = await shop.addGood(seller, { name: 'Lamp in an Open Form' });
    const fields = { ...LAMP, goods_id: String(goods_id) };
    const edit = async (shown: number, typed: number) =>
      (await change('edit', { ...fields, stock_before: String(shown), stock: String(typed) })).stock;
    await database.db.update(goods).set({ stock: 9 }).where(eq(goods.goodsId, goods_id));
    assert.equal(await edit(stock, stock), 9);
    assert.equal(await edit(stock, 20), 20, 'a stock that the seller changes is as they type it');
    // Canceled orders may bring back more pieces than a form takes.
    assert.equal(await edit(100_003, 50), 50);
  });

  test('shows the brand and the details that the seller gives, and no others', async () => {
    const texts = { brand: 'Harbor', details: 'Material: brass|Cord: 6 ft: braided' };
    const { goods_id, ...form } = await shop.addGood(seller, { name: 'Lamp with Details', ...texts });
    assert.deepEqual([form.brand, writeDetails(form.details)], [texts.brand, texts.details]);
    const lines = async () => {
      const [row] = await database.db.select().from(goods).where(eq(goods.goodsId, goods_id));
      return row?.specification.map(({ name, value }) => `${name}: ${value}`);
    };
    const own = ['Color: Yellow', 'Item weight: 3.1 lb'];
    assert.deepEqual(await lines(), ['Brand: Harbor', ...texts.details.split('|'), ...own]);
    await change('edit', { ...LAMP, goods_id: String(goods_id), details: 'Material: steel|Color: Mauve' });
    assert.deepEqual(await lines(), ['Material: steel', ...own]);
    assert.deepEqual(await wrong({ brand: 'x'.repeat(61), details: 'brass' }), ['brand', 'details']);
  });

  test('finds a new product by the cars that its details say it fits', async () => {
    const details = 'Fits: Ford F-250 (2017–2019)';
    const { goods_id } = await shop.addGood(seller, { name: 'Trunk Tray', details });
    assert.deepEqual(await search({ goods_name: 'tray f250 2018' }), [goods_id]);
  });

  test('an edit of one size is one of all sizes, but for their sizes and stocks', async () => {
    const { db } = database;
    const names = ['S', 'M', 'L'].map((size) => `Northern Parka, ${size}`);
    const ids: number[] = [];
    for (const name of names) {
      const details = `Chest: ${name.at(-1)}|Lining: silk`;
      ids.push((await shop.addGood(seller, { name, details })).goods_id);
    }
    const [small = 0, , large = 0] = ids;
    await db
      .update(goods)
      .set({ sizeOf: small })
      .where(inArray(goods.goodsId, ids.slice(1)));
    const details = 'Chest: L|Lining: wool';
    const fields = {
      ...LAMP,
      goods_id: String(large),
      color: 'Teal',
      price: '2500',
      list_price: '',
      details,
    };
    const edited = await change('edit', { ...fields, name: 'Southern Parka', stock: '3' });
    assert.deepEqual([edited.goods_name, edited.size], ['Southern Parka, L', 'L']);
    const specs = await db
      .select({ lines: goods.specification })
      .from(goods)
      .where(inArray(goods.goodsId, ids))
      .orderBy(asc(goods.goodsId));
    assert.deepEqual(
      specs.map(({ lines }) => lines.slice(0, 2).map(({ value }) => value)),
      [
        ['S', 'wool'],
        ['M', 'wool'],
        ['L', 'wool'],
      ],
    );
    const columns = { name: goods.name, price: goods.price, color: goods.color, stock: goods.stock };
    const rows = () =>
      db.select(columns).from(goods).where(inArray(goods.goodsId, ids)).orderBy(asc(goods.goodsId));
    const alike = { price: 2_500, color: 'Teal' };
    const expected = [
      { name: 'Southern Parka, S', ...alike, stock: 12 },
      { name: 'Southern Parka, M', ...alike, stock: 12 },
      { name: 'Southern Parka, L', ...alike, stock: 3 },
    ];
    assert.deepEqual(await rows(), expected);
    await change('edit', { ...fields, name: 'Southern Parka, L', stock: '3' });
    assert.deepEqual(await rows(), expected, 'even if the seller types its size');
    assert.deepEqual(await search({ goods_name: 'southern' }), [small]);
    await change('stock', { goods_id: String(small), stock: '0' });
    assert.deepEqual(await search({ goods_name: 'southern' }), [large], 'a size that is in stock');
    assert.deepEqual(await search({ goods_name: 'northern' }), []);
  });

  test('reports a reduction of whole percents exactly', async () => {
    const { goods_id } = await shop.addGood(seller, { name: 'Lamp of Many Prices' });
    const fields = { ...LAMP, goods_id: String(goods_id), list_price: '10000' };
    const percents = Array.from({ length: 90 }, (_, n) => n + 1);
    const discounts: number[] = [];
    for (const percent of percents)
      discounts.push((await change('edit', { ...fields, price: String(10_000 - 100 * percent) })).discount);
    assert.deepEqual(discounts, percents);
  });

  test('hides goods that are off sale everywhere, and restores them unchanged when on sale again', async () => {
    const { goods_id } = await shop.addGood(seller, { name: 'Ephemeral Night Lamp' });
    const id = String(goods_id);
    const inStock = async () =>
      (await database.db.select().from(goods).where(eq(goods.goodsId, goods_id)))[0]?.stock;
    const off = await change('sale', { goods_id: id, on_sale: '0' });
    assert.deepEqual([off.on_sale, off.stock], [0, 12], 'the seller sees the pieces that there are');
    assert.equal(await inStock(), 0, 'nobody else may have them');
    assert.deepEqual(await search({ goods_name: 'ephemeral' }), []);
    assert.deepEqual(await suggest('ephem'), []);
    await refuses(shop.get('/pc/goods/detail', { goods_id: id }), 404);
    await change('sale', { goods_id: id, on_sale: '0' });
    assert.equal((await change('stock', { goods_id: id, stock: '30' })).stock, 30);
    assert.equal(await inStock(), 0);
    const on = await change('sale', { goods_id: id, on_sale: '1' });
    assert.deepEqual([on.on_sale, on.stock], [1, 30]);
    assert.deepEqual(await search({ goods_name: 'ephemeral' }), [goods_id]);
    assert.deepEqual(await suggest('ephem'), ['Ephemeral Night Lamp']);
  });

  test('names each invalid field of goods, and adds nothing', async () => {
    const before = (await search({ store_id: '101' })).length;
    assert.deepEqual(await wrong({ name: 'abc', price: '99', color: 'Mauve', art: '<svg>' }), [
      ...['name', 'art', 'color', 'price'],
    ]);
    assert.deepEqual(await wrong({ cat_id: '1000' }), ['cat_id']);
    assert.deepEqual(await wrong({ cat_id: '1' }), ['cat_id']);
    assert.deepEqual(await wrong({ price: '49.00' }), ['price']);
    assert.deepEqual(await wrong({ price: '-4900' }), ['price']);
    assert.deepEqual(await wrong({ list_price: '4900' }), ['list_price']);
    assert.deepEqual(await wrong({ stock: '100001', weight_g: '0', zone: '3' }), [
      'stock',
      'weight_g',
      'zone',
    ]);
    assert.deepEqual(await wrong({ wholesale: '10:4000' }), ['wholesale'], 'only for factories');
    await refuses(shop.post('/pc/seller/goods/stock', { goods_id: '1', stock: '' }, { token: seller }), 400);
    assert.equal((await search({ store_id: '101' })).length, before);
  });

  test('lets a factory set prices by quantity, which must fall, and lists its goods with factories’', async () => {
    const token = await shop.openStore('tiers@sellers.test', 'Tier Works', 'factory');
    const { goods_id, wholesale } = await shop.addGood(token, {
      name: 'Wholesome Factory Lamp',
      wholesale: '10:4500,100:4000',
    });
    assert.deepEqual(wholesale, [
      { min_qty: 10, price: 4_500 },
      { min_qty: 100, price: 4_000 },
    ]);
    assert.deepEqual(await search({ factory: '1', goods_name: 'wholesome' }), [goods_id]);
    for (const bad of [
      '10:4900',
      '1:4500',
      '10:4500,5:4000',
      '10:4500,20:4600',
      '2:4,3:3,4:2,5:1',
      'a:b',
      '10:0',
    ])
      assert.deepEqual(await wrong({ wholesale: bad }, token), ['wholesale'], bad);
  });

  test('shows a seller only the own lines of a paid order, and pays for them after receipt', async () => {
    const token = await shop.openStore('orders@sellers.test', 'Order Lamps');
    const other = await shop.openStore('others@sellers.test', 'Other Lamps');
    const { userId } = await shop.shopper('orders-buyer@sellers.test');
    const mine = (await shop.addGood(token)).goods_id;
    const theirs = (await shop.addGood(other)).goods_id;
    const orderId = await shop.paidOrder(userId, [
      [mine, 2],
      [theirs, 1],
    ]);
    const [order] = await ordersOf(token);
    assert.deepEqual(
      order?.lines.map(({ goods_id, buy_num }) => [goods_id, buy_num]),
      [[mine, 2]],
    );
    assert.deepEqual([order?.sum, order?.fee, order?.can_ship], [9_800, 1_470, 1]);
    assert.equal(order?.ship_by, lastDayOf(shop.clock.now, 1), 'the end of the day after the payment');
    assert.equal(order?.ship_to?.city_name, 'Austin');
    const state = async () =>
      (await database.db.select().from(orders).where(eq(orders.orderId, orderId)))[0]?.state;
    const ship = (by: string, tracking = 'TRK-1') =>
      shop.post('/pc/seller/orders/ship', { order_id: String(orderId), tracking }, { token: by });
    const toShip = async () => (await ordersPage(token, { page: '2' })).to_ship;
    assert.equal(await toShip(), 1, 'also on a page without it');
    await succeeds(ship(token));
    assert.equal(await state(), 'paid', 'the other part is not sent yet');
    assert.equal(await toShip(), 0, 'the own part is');
    await refuses(ship(token), 409);
    assert.deepEqual((await findOrder(database.db, userId, orderId, 'en', shop.clock.now))?.acts, [
      'cancel-rest',
    ]);
    const cancel = { orderId, userId, act: 'cancel', actor: 'shopper', now: shop.clock.now } as const;
    await assert.rejects(actOnOrder(database.db, cancel), RefusedAct, 'a part of it is on its way');
    const [sent] = await ordersOf(token);
    assert.deepEqual([sent?.can_ship, sent?.ship_to], [0, null], 'the address is needed no longer');
    await succeeds(ship(other, 'TRK-2'));
    assert.equal(await state(), 'shipped');
    const shippedOrder = await findOrder(database.db, userId, orderId, 'en', shop.clock.now);
    assert.deepEqual(
      shippedOrder?.events.map(({ act, actor, note }) => [act, actor, note]),
      [
        ['ship-part', 'seller', 'TRK-1'],
        ['ship', 'seller', 'TRK-2'],
      ],
    );
    const correct = (tracking: string) =>
      shop.post('/pc/seller/orders/tracking', { order_id: String(orderId), tracking }, { token });
    await succeeds(correct('TRK-3'));
    const corrected = await findOrder(database.db, userId, orderId, 'en', shop.clock.now);
    assert.deepEqual(
      corrected?.events.map(({ note }) => note),
      ['TRK-3', 'TRK-2'],
    );
    assert.equal((await ordersOf(token))[0]?.tracking, 'TRK-3');
    const notices = await database.db.select().from(notifications).where(eq(notifications.userId, userId));
    assert.deepEqual(
      notices.map(({ texts, mailDue }) => [texts.en.title, mailDue, texts.en.text.startsWith('Track it')]),
      [`Part of order ${orderId} is on the way`, `Order ${orderId} is on the way`].map((title) => [
        title,
        true,
        true,
      ]),
    );
    const earned = async () => JSON.stringify(await succeeds(shop.get('/pc/seller/earnings', {}, { token })));
    assert.match(
      await earned(),
      /"pending":\{"sales":9800,"fee":1470,"earned":8330,.*"available":\{"sales":0,/,
    );
    await database.db.update(orders).set({ state: 'received' }).where(eq(orders.orderId, orderId));
    assert.match(
      await earned(),
      /"pending":\{"sales":0,.*"available":\{"sales":9800,.*"months":\[\{"month":"2026-03"/,
    );
    await refuses(correct('TRK-4'), 409);
    await database.db.update(orders).set({ state: 'refunded' }).where(eq(orders.orderId, orderId));
    assert.match(await earned(), /"all":\{"sales":0,/);
  });

  test('ships an order without the part that a seller cannot send, and pays nothing for it', async () => {
    const [token, other] = [
      await shop.openStore('sent@sellers.test', 'Sent Lamps'),
      await shop.openStore('unsent@sellers.test', 'Unsent Lamps'),
    ];
    const { userId } = await shop.shopper('unsent-buyer@sellers.test');
    const [mine, theirs] = [(await shop.addGood(token)).goods_id, (await shop.addGood(other)).goods_id];
    const orderId = await shop.paidOrder(userId, [
      [mine, 1],
      [theirs, 1],
    ]);
    await database.db.insert(payments).values({
      ...{ paymentId: 'cs_unsent', intentId: 'pi_unsent', orderId, amount: 9_800, url: '' },
      ...{ status: 'succeeded', createdAt: shop.clock.now },
    });
    const ship = (by: string) =>
      shop.post('/pc/seller/orders/ship', { order_id: String(orderId), tracking: '' }, { token: by });
    await succeeds(ship(token));
    const shown = await operateOrders(
      database.db,
      ['refund', String(orderId), '49', String(theirs)],
      shop.clock.now,
    );
    assert.match(shown.text, /: shipped, .* ship-part by seller\n.* refund-part by operator \$49\.00\n/s);
    await refuses(ship(other), 409);
    const { list, to_ship } = await ordersPage(other, {});
    assert.deepEqual([list[0]?.sum, list[0]?.can_ship, to_ship], [0, 0, 0]);
    await database.db.update(orders).set({ state: 'received' }).where(eq(orders.orderId, orderId));
    for (const [by, sales] of [
      [token, 4_900],
      [other, 0],
    ] as const)
      assert.match(
        JSON.stringify(await succeeds(shop.get('/pc/seller/earnings', {}, { token: by }))),
        new RegExp(`"available":\\{"sales":${sales},`),
      );
  });

  test('tells one number of pieces sold everywhere, which each paid order raises', async () => {
    const token = await shop.openStore('sold@sellers.test', 'Sold Lamps');
    const { goods_id } = await shop.addGood(token, { name: 'Bestselling Night Lamp' });
    const { userId } = await shop.shopper('sold-buyer@sellers.test');
    const own = async () => (await shop.get('/pc/seller/goods', {}, { token })).json();
    const listed = async () => (await shop.get('/pc/goods/search', { goods_name: 'bestselling' })).json();
    const shown = async () => (await shop.get('/pc/goods/detail', { goods_id: String(goods_id) })).json();
    const earned = async () => (await shop.get('/pc/seller/earnings', {}, { token })).json();
    const sold = async () => [
      (await own()).data.list[0].sold,
      (await listed()).data.list[0].sold,
      (await shown()).data.goods.sold,
      (await earned()).data.all.pieces,
    ];
    assert.deepEqual(await sold(), [0, 0, 0, 0]);
    const orderId = await shop.paidOrder(userId, [[goods_id, 3]]);
    await database.db.update(orders).set({ state: 'unpaid' }).where(eq(orders.orderId, orderId));
    const act = { orderId, userId: null, now: shop.clock.now } as const;
    await actOnOrder(database.db, { ...act, act: 'pay', actor: 'shop' });
    assert.deepEqual(await sold(), [3, 3, 3, 3]);
    await actOnOrder(database.db, { ...act, act: 'refund', actor: 'operator' });
    assert.deepEqual(await sold(), [0, 0, 0, 0]);
    const [order] = await ordersOf(token);
    assert.deepEqual([order?.state, order?.sum, order?.fee], ['refunded', 0, 0]);
  });

  test('hides an unpaid order from its seller', async () => {
    const { userId } = await shop.shopper('unpaid-buyer@sellers.test');
    const id = (await shop.addGood(seller)).goods_id;
    const orderId = await shop.paidOrder(userId, [[id, 1]]);
    // Only unpaid orders are ever canceled: paid ones are refunded.
    for (const state of ['unpaid', 'canceled'] as const) {
      await database.db.update(orders).set({ state }).where(eq(orders.orderId, orderId));
      assert.deepEqual(
        (await ordersOf(seller)).filter(({ order_id }) => order_id === orderId),
        [],
      );
      await refuses(
        shop.post('/pc/seller/orders/ship', { order_id: String(orderId) }, { token: seller }),
        404,
      );
    }
  });
});
