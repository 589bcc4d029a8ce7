import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../demo/server/db/database.js';
import { orderEvents, orderLines, orders } from '../../../demo/server/orders/schema.js';
import { operatePayouts } from '../../../demo/server/sellers/payouts.js';
import { parcels, payouts } from '../../../demo/server/sellers/schema.js';
import { Earnings, SellerOrderPage } from '../../../demo/shared/replies/seller-store.js';
import { overEachDatabase } from './each-database.js';
import { readExactly } from './read-reply.js';
import { type SellerShop, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';
import { refuses, succeeds } from './test-app.js';

/** A lamp's price in US cents, and what its seller gets of it, after the fee of 15 percent. */
const PRICE = 4_900;
const EARNED = PRICE - 735;

overEachDatabase((open, _, testOnce) => {
  let database: Database;
  let shop: SellerShop;
  let token: string;
  let other: string;
  let lamp: number;
  let buyer: number;
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
    token = await shop.openStore('owner@payouts.test', 'Payout Lamps');
    other = await shop.openStore('rival@payouts.test', 'Rival Lamps');
    lamp = (await shop.addGood(token)).goods_id;
    buyer = (await shop.shopper('buyer@payouts.test')).userId;
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(payouts);
  });
  after(() => database.close());

  /** Adds an order of lamps that its shopper has received. */
  async function received(pieces: number): Promise<number> {
    const orderId = await shop.paidOrder(buyer, [[lamp, pieces]]);
    await database.db.update(orders).set({ state: 'received' }).where(eq(orders.orderId, orderId));
    return orderId;
  }
  const earnings = async (of = token) =>
    await readExactly(shop.get('/pc/seller/earnings', {}, { token: of }), Earnings);
  const request = (amount: number, of = token) =>
    shop.post('/pc/seller/payouts/request', { amount: String(amount) }, { token: of });
  const operate = async (...args: readonly (string | number)[]) =>
    (await operatePayouts(database.db, args.map(String), shop.clock.now)).text;

  testOnce('lets a seller withdraw received money, which the operator pays, once', async () => {
    await received(1);
    await shop.paidOrder(buyer, [[lamp, 1]]);
    assert.equal((await earnings()).withdrawable, EARNED, 'not what is still pending');
    await succeeds(request(EARNED));
    const [waiting] = (await earnings()).payouts;
    assert.deepEqual([waiting?.amount, waiting?.paid_at], [EARNED, null]);
    const { withdrawable, withdrawn, pending, all } = await earnings();
    assert.deepEqual([withdrawable, withdrawn], [0, EARNED]);
    assert.equal(withdrawable + withdrawn + pending.earned, all.earned);
    const id = waiting?.payout_id ?? 0;
    assert.match(await operate('list'), new RegExp(`^${id}  .*\\$41\\.65  Payout Lamps$`));
    assert.match(await operate('pay', id, 'ACH', '4417'), /\$41\.65 is paid/);
    await assert.rejects(operate('pay', id), /paid before/);
    await assert.rejects(operate('pay', id + 1), /There is no payout/);
    assert.equal(await operate('list'), 'No payout is requested.');
    assert.match(await operate('list', 'paid'), /ACH 4417$/);
    const [paid] = (await earnings()).payouts;
    assert.deepEqual([paid?.reference, paid?.paid_at], ['ACH 4417', shop.clock.now.toISOString()]);
    assert.deepEqual((await earnings(other)).payouts, [], 'another store sees none of it');
  });

  const REFUSED: readonly (readonly [string, number, number, RegExp])[] = [
    ['more than there is', EARNED + 1, 409, /more than you can withdraw/],
    ['less than the least', 999, 400, /\$10/],
    ['nothing', 0, 400, /amount/],
    ['a debt', -100, 400, /amount/],
  ];
  for (const [title, amount, code, message] of REFUSED) {
    testOnce(`refuses a request for ${title}`, async () => {
      await received(1);
      assert.match(await refuses(request(amount), code), message);
      assert.deepEqual((await earnings()).payouts, []);
    });
  }

  test('makes one payout of requests at the same time, and pays no other amount before it', async () => {
    await received(2);
    for (const answer of await Promise.all([request(EARNED), request(EARNED), request(EARNED)]))
      await succeeds(answer);
    assert.equal((await earnings()).payouts.length, 1);
    assert.match(await refuses(request(EARNED - 1), 409), /on its way/);
  });

  testOnce('deducts a return after its payout from later sales', async () => {
    const orderId = await received(1);
    await succeeds(request(EARNED));
    await database.db.update(orderLines).set({ returned: 1 }).where(eq(orderLines.orderId, orderId));
    const gone = await earnings();
    assert.deepEqual([gone.withdrawable, gone.all.pieces, gone.all.orders], [0, 0, 0]);
    assert.equal(gone.withdrawn - gone.available.earned, EARNED, 'what the seller owes');
    await received(2);
    assert.equal((await earnings()).withdrawable, EARNED);
  });

  testOnce('adds up to the cent what each order shows, in months, sums, and payouts', async () => {
    const odd = (await shop.addGood(token, { price: '1033' })).goods_id;
    for (let n = 0; n < 9; n++) {
      const orderId = await shop.paidOrder(buyer, [
        [odd, (n % 3) + 1],
        [lamp, 1],
      ]);
      const state = n % 4 === 0 ? ('paid' as const) : ('received' as const);
      const createdAt = new Date(shop.clock.now.getTime() - n * 20 * 86_400_000);
      await database.db.update(orders).set({ state, createdAt }).where(eq(orders.orderId, orderId));
    }
    const { list } = await readExactly(shop.get('/pc/seller/orders', {}, { token }), SellerOrderPage);
    const shown = (some: typeof list) => some.reduce((sum, order) => sum + order.sum - order.fee, 0);
    const { all, pending, available, months, withdrawable } = await earnings();
    assert.equal(list.length, 9);
    assert(months.length > 1);
    assert.deepEqual(
      [all.earned, pending.earned, available.earned, withdrawable],
      [
        shown(list),
        ...[true, false].map((isPaid) => shown(list.filter(({ state }) => (state === 'paid') === isPaid))),
        available.earned,
      ],
    );
    for (const { month, earned } of months)
      assert.equal(earned, shown(list.filter(({ created_at }) => created_at.startsWith(month))));
  });

  testOnce(
    'pays a part that was sent 14 days after the last promised day, whatever the others send',
    async () => {
      const theirs = (await shop.addGood(other)).goods_id;
      const { now } = shop.clock;
      const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
      const shipment = {
        kind: 'parcel',
        zone: 1,
        days_min: 2,
        days_max: 4,
        fee: 0,
        free_from: null,
      } as const;
      for (const [days, sent, act, earned] of [
        [18, 18, 'decline', EARNED],
        [17, 17, 'decline', 0],
        [18, 13, 'decline', 0],
        [18, 18, 'dispute', 0],
      ] as const) {
        await database.db.delete(orders);
        const orderId = await shop.paidOrder(buyer, [
          [lamp, 1],
          [theirs, 1],
        ]);
        await database.db.update(orders).set({ shipments: [{ ...shipment, goods_ids: [lamp, theirs] }] });
        const event = { orderId, state: 'paid', actor: 'provider' } as const;
        await database.db.insert(orderEvents).values([
          { ...event, act: 'pay', at: before(days) },
          { ...event, act, at: before(days) },
        ]);
        await succeeds(
          shop.post('/pc/seller/orders/ship', { order_id: String(orderId), tracking: '' }, { token }),
        );
        await database.db.update(parcels).set({ shippedAt: before(sent) });
        const after = await earnings();
        assert.deepEqual([after.withdrawable, after.pending.earned], [earned, EARNED - earned]);
        assert.equal((await earnings(other)).withdrawable, 0, 'not what was never sent');
      }
    },
  );

  testOnce('counts a sale on the store’s own day, as its order shows it', async () => {
    for (const late of ['2026-02-01T03:00:00Z', '2026-02-02T03:00:00Z']) {
      const orderId = await received(1);
      await database.db
        .update(orders)
        .set({ createdAt: new Date(late) })
        .where(eq(orders.orderId, orderId));
    }
    const { months, weeks } = await earnings();
    assert.deepEqual(
      months.map(({ month, pieces }) => [month, pieces]),
      [
        ['2026-02', 1],
        ['2026-01', 1],
      ],
    );
    assert.equal(weeks.find(({ week }) => week === '2026-01-26')?.pieces, 2);
  });

  testOnce('shows twelve weeks that begin on Mondays, this one last, without returned pieces', async () => {
    const { now } = shop.clock;
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const days of [0, 7, 76, 100]) {
      const orderId = await received(1);
      await database.db
        .update(orders)
        .set({ createdAt: at(days) })
        .where(eq(orders.orderId, orderId));
    }
    const half = await received(3);
    await database.db.update(orderLines).set({ returned: 2 }).where(eq(orderLines.orderId, half));
    const { weeks } = await earnings();
    assert.equal(weeks.length, 12);
    for (const { week } of weeks) assert.equal(new Date(`${week}T00:00:00Z`).getUTCDay(), 1, week);
    const last = weeks.at(-1);
    assert(last && new Date(`${last.week}T00:00:00Z`) <= now);
    assert.deepEqual([last.sales, last.pieces, weeks.at(-2)?.pieces], [2 * PRICE, 2, 1]);
    assert.equal(
      weeks.reduce((sum, { pieces }) => sum + pieces, 0),
      4,
      'older sales are in no week',
    );
  });
});
