import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  earnPoints,
  pointsBalance,
  returnPoints,
  spendPoints,
  takeSomePoints,
} from '../../../demo/server/points/points.js';
import { balances, ledger } from '../../../demo/server/points/schema.js';
import { Entries } from '../../../demo/shared/replies/points.js';
import { overDatabase } from './each-database.js';
import { type PrizeShop, prizeShop } from './prize-shop.js';
import { readExactly } from './read-reply.js';
import { refuses, succeeds } from './test-app.js';

overDatabase((open) => {
  let shop: PrizeShop;
  let orders = 0;
  before(async () => {
    shop = await prizeShop(open);
  });
  after(() => shop.close());

  const earn = (userId: number, points: number) =>
    shop.db.transaction((tx) => earnPoints(tx, { userId, points, reason: 'order', at: shop.clock.now }));
  const spend = (userId: number, points: number, orderId = ++orders) =>
    shop.db.transaction((tx) => spendPoints(tx, { userId, points, orderId }));
  const giveBack = (orderId: number) => shop.db.transaction((tx) => returnPoints(tx, orderId));

  test('earns points, spends them on an order, and lists them with reasons, the latest first', async () => {
    const shopper = await shop.shopper();
    const { userId } = shopper;
    assert.equal(await pointsBalance(shop.db, userId), 0);
    assert.equal(await earn(userId, 500), 500);
    assert.deepEqual(await spend(userId, 120), { balance: 380 });
    const { list, total } = await readExactly(shopper.get('/pc/points/list'), Entries);
    assert.equal(total, 2);
    assert.deepEqual(
      list.map(({ amount, balance, reason, order_id }) => [amount, balance, reason, order_id]),
      [
        [-120, 380, 'spent', orders],
        [500, 500, 'order', null],
      ],
    );
    assert.deepEqual(await succeeds(shopper.get('/pc/points/info')), {
      points: 380,
      points_value: 380,
      pending: 0,
      shares: 0,
      app_share: 0,
    });
  });

  test('refuses to take more than the balance, and takes nothing', async () => {
    const { userId } = await shop.shopper();
    assert.deepEqual(await spend(userId, 1), { refused: 'too-few', balance: 0 });
    await earn(userId, 50);
    assert.deepEqual(await spend(userId, 51), { refused: 'too-few', balance: 50 });
    assert.deepEqual(await spend(userId, 50), { balance: 0 });
  });

  test('gives seven points each to seven of a hundred spends at once from fifty, and never goes below 0', async () => {
    const { userId } = await shop.shopper();
    await earn(userId, 50);
    const all = await Promise.all(Array.from({ length: 100 }, () => spend(userId, 7)));
    assert.equal(all.filter((each) => !('refused' in each)).length, 7);
    assert.equal(await pointsBalance(shop.db, userId), 1);
    const entries = await shop.db.select().from(ledger).where(eq(ledger.userId, userId));
    assert.equal(
      entries.reduce((sum, { amount }) => sum + amount, 0),
      1,
      'the balance is the sum of the entries',
    );
    assert.ok(entries.every(({ balance }) => balance >= 0));
  });

  test('loses nothing when points are earned and spent at once', async () => {
    const { userId } = await shop.shopper();
    await earn(userId, 1_000);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? earn(userId, 10) : spend(userId, 10))),
    );
    assert.equal(await pointsBalance(shop.db, userId), 1_000);
  });

  test('refuses a balance below 0 in the table itself', async () => {
    const { userId } = await shop.shopper();
    const written = shop.db.insert(balances).values({ userId, asset: 'points', balance: -1 });
    await assert.rejects(Promise.resolve(written), (error) =>
      /balances_never_below_zero/.test(String(error instanceof Error ? error.cause : error)),
    );
  });

  for (const points of [0, -5, 1.5, Number.NaN]) {
    test(`refuses ${points} points`, async () => {
      const { userId } = await shop.shopper();
      await assert.rejects(earn(userId, points), RangeError);
      await assert.rejects(spend(userId, points), RangeError);
    });
  }

  test('returns a canceled order’s points once', async () => {
    const { userId } = await shop.shopper();
    await earn(userId, 300);
    await spend(userId, 200);
    const orderId = orders;
    await Promise.all([1, 2, 3].map(() => giveBack(orderId)));
    assert.equal(await pointsBalance(shop.db, userId), 300);
    await giveBack(orders + 100);
    assert.equal(await pointsBalance(shop.db, userId), 300, 'an order without points gives none');
  });

  for (const [back, paid, taken] of [
    [700, 10_000, 7],
    [701, 10_000, 8],
    [2_900, 10_000, 29],
    [10_000, 10_000, 100],
  ] as const)
    test(`takes back ${taken} of 100 earned points when ${back} of ${paid} cents go back`, async () => {
      const { userId } = await shop.shopper();
      const [orderId, at] = [++orders, shop.clock.now];
      await shop.db.transaction(async (tx) => {
        await earnPoints(tx, { userId, points: 100, reason: 'order', orderId, at });
        assert.equal(await takeSomePoints(tx, orderId, [back, paid], at), taken);
      });
      assert.equal(await pointsBalance(shop.db, userId), 100 - taken);
    });

  test('names no order where later points pay off what a refund couldn’t take back', async () => {
    const { userId } = await shop.shopper();
    const [refunded, later, at] = [++orders, ++orders, shop.clock.now];
    const earnWith = (orderId: number) =>
      shop.db.transaction((tx) => earnPoints(tx, { userId, points: 100, reason: 'order', orderId, at }));
    await earnWith(refunded);
    await spend(userId, 70);
    await shop.db.transaction((tx) => takeSomePoints(tx, refunded, [1, 1], at));
    assert.equal(await earnWith(later), 30);
    const entries = await shop.db
      .select()
      .from(ledger)
      .where(eq(ledger.userId, userId))
      .orderBy(ledger.entryId);
    assert.deepEqual(
      entries.filter(({ reason }) => reason === 'taken-back').map(({ amount, orderId }) => [amount, orderId]),
      [
        [-30, refunded],
        [-70, null],
      ],
    );
  });

  test('leaves points and ledger as they were when an order is rolled back', async () => {
    const { userId } = await shop.shopper();
    await earn(userId, 80);
    const failing = shop.db.transaction(async (tx) => {
      await spendPoints(tx, { userId, points: 80, orderId: ++orders });
      throw new Error('the card was refused');
    });
    await assert.rejects(failing, /the card was refused/);
    assert.equal(await pointsBalance(shop.db, userId), 80);
    assert.equal(await shop.db.$count(ledger, eq(ledger.userId, userId)), 1);
  });

  test('gives one free share for the app’s download, even with many requests at once', async () => {
    const shopper = await shop.shopper();
    const all = await Promise.all(
      Array.from({ length: 10 }, async () => (await shopper.post('/pc/shares/appDownload')).json()),
    );
    assert.deepEqual(all.map(({ code }) => code).sort(), [200, ...Array(9).fill(409)]);
    const again = await refuses(shopper.post('/pc/shares/appDownload'), 409);
    assert.equal(again, 'You already have your free share for the app');
    const info = await succeeds(shopper.get('/pc/points/info'));
    assert.deepEqual(info, { points: 0, points_value: 0, pending: 0, shares: 1, app_share: 1 });
    const { list } = await readExactly(shopper.get('/pc/shares/list'), Entries);
    assert.deepEqual(
      list.map(({ amount, balance, reason }) => [amount, balance, reason]),
      [[1, 1, 'app-download']],
    );
  });

  test('lists the ledger in pages', async () => {
    const shopper = await shop.shopper();
    for (let n = 1; n <= 5; n++) await earn(shopper.userId, n);
    const page = async (number: string) =>
      await readExactly(shopper.get('/pc/points/list', { page: number, pageSize: '2' }), Entries);
    assert.deepEqual(
      (await page('2')).list.map(({ amount }) => amount),
      [3, 2],
    );
    assert.deepEqual([(await page('3')).list.length, (await page('9')).list.length], [1, 0]);
  });

  test('hides it from guests and other shoppers', async () => {
    for (const path of ['/pc/points/info', '/pc/points/list', '/pc/shares/list']) {
      await refuses(shop.guest(path), 401);
    }
    const [rich, poor] = [await shop.shopper(), await shop.shopper()];
    await earn(rich.userId, 10);
    assert.deepEqual(await succeeds(poor.get('/pc/points/list')), { list: [], total: 0 });
  });
});
