import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { create, integer, string, type } from 'superstruct';
import { type FailedRefund, pushRefunds } from '../../../demo/server/payments/refunds.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { paymentServices } from '../../../demo/server/payments/services.js';
import { pointsBalance } from '../../../demo/server/points/points.js';
import { openRound } from '../../../demo/server/prizes/rounds.js';
import { prizeRounds, prizes } from '../../../demo/server/prizes/schema.js';
import { countSpins, takeSpin } from '../../../demo/server/prizes/spins.js';
import { GOODS, type OrderShop } from './order-shop.js';
import { overOrderShop } from './over-order-shop.js';
import { DEFAULT_CONFIG } from './test-app.js';

const [LAMP] = GOODS;
const MINUTE = 60_000;

/** When the refunds are due, in minutes. */
const DUE = 30;
const Alarm = type({
  level: integer(),
  orderId: integer(),
  paymentId: string(),
  tries: integer(),
  reason: string(),
  msg: string(),
});

overOrderShop((newShop) => {
  let shop: OrderShop;
  beforeEach(async () => {
    shop = newShop();
    await shop.db.delete(payments);
    await shop.setStock(LAMP, 100);
  });

  const after = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * MINUTE);
  /** Adds due refunds of payments that the provider doesn't know and therefore refuses. Returns the order's id. */
  async function refused(count: number): Promise<number> {
    const orderId = await shop.paid(await shop.shopper(), LAMP);
    const due = {
      orderId,
      amount: 100,
      url: '',
      status: 'succeeded',
      refund: 'due',
      refundAmount: 100,
    } as const;
    const rows = Array.from({ length: count }, (_, n) => ({
      ...{ ...due, paymentId: `pay_lost_${n}_${orderId}`, refundAt: after(DUE - 10) },
    }));
    await shop.db.insert(payments).values(rows);
    return orderId;
  }
  async function push(now: Date): Promise<FailedRefund[]> {
    const failed: FailedRefund[] = [];
    await pushRefunds(shop.db, shop.provider.calls, { now, onFailure: (one) => failed.push(one) });
    return failed;
  }

  test('sends other refunds while sixty are refused forever', async () => {
    const orderId = await refused(60);
    const { id } = shop.provider.last();
    await shop.db
      .update(payments)
      .set({ refund: 'due', refundAt: after(DUE) })
      .where(eq(payments.paymentId, id));
    assert.equal((await push(after(DUE))).length, 50, 'the oldest come first');
    assert.equal((await push(after(DUE))).length, 10);
    assert.equal(shop.provider.refunds.filter((each) => each === id).length, 1);
    assert.deepEqual(await push(after(DUE)), [], 'none of them is sent again at once');
    const waits = [];
    for (let minutes = 0; minutes < 60; minutes += 0.5) {
      const failed = [...(await push(after(DUE + minutes))), ...(await push(after(DUE + minutes)))];
      if (failed.length > 0) waits.push(minutes);
    }
    assert.deepEqual(waits, [0.5, 1.5, 3.5, 7.5, 15.5, 31.5], 'each wait is twice as long as the one before');
    assert.match(await shop.operate('refunds'), /failed 7 times, next at .*: no such payment/);
    assert.match(
      await shop.operate('show', orderId),
      /pay_lost_0_\d+: \$1.00, succeeded, refund of \$1\.00 due no such payment/,
    );
    await shop.operate('retry', orderId);
    assert.equal((await push(after(DUE + 60))).length, 50, 'the operator sends them again');
  });

  test('raises an alarm at once for a refusal, and after a while for a silent provider', async () => {
    await refused(1);
    const [first] = await push(after(DUE));
    assert.deepEqual([first?.isAlarming, first?.tries], [true, 1]);
    const silent = [];
    shop.provider.hooks.isDown = true;
    await shop.operate('retry', first?.payment.orderId ?? 0);
    for (let hours = 1; hours <= 5; hours++) silent.push(...(await push(after(60 * hours))));
    assert.deepEqual(
      silent.map(({ isAlarming }) => isAlarming),
      [false, false, false, false, true],
    );
  });

  test('logs the order, the payment, and the command at error level', async () => {
    const orderId = await refused(1);
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const provider = createServer((_, response) =>
      response.writeHead(402, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}'),
    );
    await once(provider.listen(0, '127.0.0.1'), 'listening');
    const { port } = create(provider.address(), type({ port: integer() }));
    const config = { ...DEFAULT_CONFIG.payments, standIn: `http://127.0.0.1:${port}` };
    await paymentServices(shop.db, config, logger, () => after(DUE)).afterChange();
    provider.close();
    assert.equal(lines.length, 1);
    const alarm = create(JSON.parse(lines[0] ?? ''), Alarm);
    const { level, paymentId, tries } = alarm;
    assert.deepEqual([level, alarm.orderId, paymentId, tries], [50, orderId, `pay_lost_0_${orderId}`, 1]);
    assert.match(alarm.reason, /answered 402: no/);
    assert.match(alarm.msg, /orders refunds/);
  });

  test('sends each refund once from two servers at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
    for (const shopper of shoppers) await shop.paid(shopper, LAMP);
    await shop.db.update(payments).set({ refund: 'due', refundAt: after(DUE) });
    await Promise.all([push(after(DUE)), push(after(DUE)), push(after(DUE))]);
    assert.equal(shop.provider.refunds.length, 4);
    assert.equal(new Set(shop.provider.refunds).size, 4);
    assert.equal(await shop.operate('refunds'), 'No refund is due.');
  });

  test('takes back the points and the spin of a received order that is refunded', async () => {
    const shopper = await shop.shopper();
    const order = await shop.paid(shopper, LAMP, 2);
    await shop.receive(shopper, order);
    assert.deepEqual(await rewards(shopper), { points: 25, spins: 1 });
    await shop.operate('refund', order);
    assert.deepEqual(await rewards(shopper), { points: 0, spins: 0 });
  });

  test('deducts points and a spin that were spent before the refund from the next ones earned', async () => {
    const shopper = await shop.shopper();
    const order = await shop.paid(shopper, LAMP, 2);
    await shop.receive(shopper, order);
    await shopper.add(LAMP);
    await shopper.place({ use_points: 1 });
    const { db, clock } = shop;
    await db.insert(prizes).values({ level: 1, kind: 'none', amount: 0, odds: 10_000 });
    const { roundId } = await openRound(db, shopper.userId, clock.now);
    const spun = { freeDay: clock.now.toISOString().slice(0, 10), drawnAt: clock.now };
    await db.update(prizeRounds).set(spun).where(eq(prizeRounds.roundId, roundId));
    const earned = await openRound(db, shopper.userId, clock.now);
    const take = async () =>
      takeSpin(db, await countSpins(db, shopper.userId, clock.now), {
        ...earned,
        ...shopper,
        now: clock.now,
      });
    assert.deepEqual(await take(), { freeDay: null });
    await shop.operate('refund', order);
    assert.deepEqual(await rewards(shopper), { points: 0, spins: 0 });
    await shop.receive(shopper, await shop.paid(shopper, LAMP, 3));
    // Three lamps and their shipping: 36.59 dollars, which earn 36 points. 25 points were already spent.
    assert.deepEqual(await rewards(shopper), { points: 36 - 25, spins: 0 });
    assert.equal(await take(), null);
    await shop.receive(shopper, await shop.paid(shopper, LAMP, 3));
    assert.deepEqual(await rewards(shopper), { points: 2 * 36 - 25, spins: 1 });
  });

  async function rewards({ userId }: { readonly userId: number }) {
    const { earned } = await countSpins(shop.db, userId, shop.clock.now);
    return { points: await pointsBalance(shop.db, userId), spins: earned };
  }
});
