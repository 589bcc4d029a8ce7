import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { addresses, zips } from '../../../demo/server/addresses/schema.js';
import { createApp } from '../../../demo/server/app.js';
import { cars, makes, models } from '../../../demo/server/cars/schema.js';
import type { Db } from '../../../demo/server/db/database.js';
import { seedDepartments } from '../../../demo/server/departments/seed.js';
import { generateGoods } from '../../../demo/server/goods/generate-goods.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { operateOrders } from '../../../demo/server/orders/operate-orders.js';
import { closePages } from '../../../demo/server/payments/close-pages.js';
import { pushRefunds } from '../../../demo/server/payments/refunds.js';
import { seedStores } from '../../../demo/server/stores/seed.js';
import { PlacedOrder, Summary } from '../../../demo/shared/replies/checkout.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { silent } from './each-database.js';
import { playedProvider, sendEvent } from './played-provider.js';
import { read, readExactly } from './read-reply.js';
import { DEFAULT_CONFIG, succeeds } from './test-app.js';

/** What the helpers below need from a shopper. */
interface Shopper {
  readonly add: (goods_id: number, buy_num?: number) => Promise<unknown>;
  readonly place: () => Promise<Infer<typeof PlacedOrder>>;
  readonly post: (path: string, fields?: Fields) => Promise<Response>;
}

export type Fields = Readonly<Record<string, string | number>>;

/** The ids of what is in stock at the beginning. */
export const GOODS = [20_001, 20_002, 20_003, 20_004, 20_005, 20_006] as const;
export const CARS = [10_001, 10_002] as const;

/** Fills an empty database with two cars and a few goods, 100 pieces of each at 10 dollars and 500 grams. */
export async function fillShelf(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await seedDepartments(tx);
    await seedStores(tx);
    const plain = {
      price: 1_000,
      listPrice: null,
      discount: 0,
      stock: 100,
      sold: 0,
      weightG: 500,
      zone: 1 as const,
    };
    await tx
      .insert(goods)
      .values(
        generateGoods(GOODS.length, 1).map((one) => ({ ...one, ...plain, wholesale: [], factory: false })),
      );
    await tx.insert(makes).values({ value: 'byd', name: 'BYD' });
    await tx.insert(models).values({ make: 'byd', value: 'seal', name: 'Seal' });
    await tx.insert(cars).values(CARS.map(newCar));
    await tx.insert(zips).values([
      { code: '78704', city: 'Austin', state: 'TX' },
      { code: '96813', city: 'Honolulu', state: 'HI' },
      { code: '09001', city: 'APO', state: 'AE' },
    ]);
  });
}

const newCar = (goodsId: number): typeof cars.$inferInsert => ({
  ...{
    goodsId,
    slug: `seal-${goodsId}`,
    make: 'byd',
    model: 'seal',
    year: 2025,
    mileageKm: 10,
    fuel: 'electric',
  },
  ...{ body: 'sedan', drive: 'rwd', transmission: 'single-speed', rangeKm: 570, color: 'White' },
  ...{ colorHex: '#ffffff', price: 3_000_000, zone: 2, port: 'Shanghai', createdAt: new Date() },
});

/** Creates a shop with its own clock, and with a fake card provider in memory. */
export function orderShop(db: Db) {
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const provider = playedProvider();
  const app = createApp({
    db,
    config: DEFAULT_CONFIG,
    logger: silent,
    accounts: { now: () => clock.now },
    // A test sends the refunds itself, when it wants them sent.
    payments: { provider: provider.calls, afterChange: async () => {} },
  });
  const call = (path: string, fields: Fields, headers: Record<string, string>, method: 'GET' | 'POST') => {
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    return method === 'GET'
      ? app.request(`/v3/pc/${path}?${form}`, { headers })
      : app.request(`/v3/pc/${path}`, { method, headers, body: form });
  };
  let shoppers = 0;
  /** Runs the operator's command for orders. */
  const operate = async (...args: readonly (string | number)[]): Promise<string> =>
    (await operateOrders(db, args.map(String), clock.now)).text;
  return {
    ...{ operate, app, clock, provider, db },
    /** Returns a visitor without an account. */
    guest(uuid: string = crypto.randomUUID()) {
      return {
        uuid,
        get: async (path: string, fields: Fields = {}) => call(path, fields, { uuid }, 'GET'),
        post: async (path: string, fields: Fields = {}) => call(path, fields, { uuid }, 'POST'),
      };
    },
    /** Creates a new shopper who is signed in and has an address. */
    async shopper(post_code = '78704') {
      shoppers += 1;
      const email = `shopper-${shoppers}-${crypto.randomUUID().slice(0, 8)}@example.com`;
      const [user] = await db.insert(users).values({ email, uname: email, invitCode: email }).returning();
      if (user === undefined) throw new Error('no user was added');
      const token = await createSession(db, user.userId, clock.now);
      const [address] = await db
        .insert(addresses)
        .values({
          ...{ userId: user.userId, addressName: 'Home', contactName: 'Dana', phone: '5125550142' },
          ...{ street: '1 Main St', unit: '', cityName: 'Austin', state: 'TX', postCode: post_code },
        })
        .returning();
      const address_id = address?.addressId ?? 0;
      const get = async (path: string, fields: Fields = {}) => call(path, fields, { token }, 'GET');
      const post = async (path: string, fields: Fields = {}) => call(path, fields, { token }, 'POST');
      const currentTotal = async (choices: Fields = {}) =>
        (await read(post('checkout/summary', { address_id, ...choices }), Summary)).total;
      return {
        ...{ userId: user.userId, token, address_id, get, post, currentTotal },
        add: async (goods_id: number, buy_num = 1) => succeeds(post('cart/add', { goods_id, buy_num })),
        /** Sends an order, without checking the answer. */
        async order(choices: Fields = {}) {
          const total = await currentTotal(choices);
          return post('order/create', { key: crypto.randomUUID(), address_id, total, ...choices });
        },
        /** Orders what is in the cart. */
        async place(choices: Fields = {}): Promise<Infer<typeof PlacedOrder>> {
          return await readExactly(this.order(choices), PlacedOrder);
        },
        state: async (order_id: number) => (await read(get('order/detail', { order_id }), Order)).state,
      };
    },
    /** Orders and pays for goods, and returns the order's id. */
    async paid(shopper: Shopper, goodsId: number, pieces = 1): Promise<number> {
      await shopper.add(goodsId, pieces);
      const { order_id } = await shopper.place();
      await succeeds(shopper.post('order/pay', { order_id }));
      const payment = provider.pay();
      const event = { id: `evt_${payment.id}`, type: 'checkout.session.completed' as const, payment };
      assert.equal(await sendEvent(app, event, { at: clock.now }), 200);
      return order_id;
    },
    /** Ships a paid order, and lets its shopper confirm that it has arrived. */
    async receive(shopper: Shopper, order_id: number): Promise<void> {
      await operate('ship', order_id);
      await succeeds(shopper.post('order/confirm', { order_id }));
    },
    async stock(goodsId: number): Promise<number> {
      const [row] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.goodsId, goodsId));
      return row?.stock ?? -1;
    },
    setStock: (goodsId: number, stock: number) =>
      db.update(goods).set({ stock }).where(eq(goods.goodsId, goodsId)),
    /** Sends all refunds to the provider, even those that wait for another try. */
    pushRefunds: () =>
      pushRefunds(db, provider.calls, {
        now: new Date(clock.now.getTime() + 86_400_000),
        onFailure: () => {},
      }),
    /** Has the provider close all pages that are to be closed, even those that wait for another try. */
    closePages: () =>
      closePages(db, provider.calls, {
        now: new Date(clock.now.getTime() + 86_400_000),
        onFailure: () => {},
      }),
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
}

export type OrderShop = ReturnType<typeof orderShop>;
