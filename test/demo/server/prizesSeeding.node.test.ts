import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { parcelFee } from '../../../demo/server/checkout/quote-shipping.js';
import { findCoupons } from '../../../demo/server/coupons/coupons.js';
import { coupons, userCoupons } from '../../../demo/server/coupons/schema.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { orderEvents, orders } from '../../../demo/server/orders/schema.js';
import { balanceOf } from '../../../demo/server/points/ledger.js';
import { hashOfRound, sectorOf, ticketOf } from '../../../demo/server/prizes/fair.js';
import { findFinishedRounds } from '../../../demo/server/prizes/rounds.js';
import { earnedSpins, prizes } from '../../../demo/server/prizes/schema.js';
import { countSpins } from '../../../demo/server/prizes/spins.js';
import { pointsFor } from '../../../demo/shared/points.js';
import { overDatabase } from './each-database.js';

overDatabase((open) => {
  test('gives the demo’s shopper coupons in each state, points, shares, awards, and spins, once', async () => {
    const database = await open('whole');
    const { db } = database;
    for (let start = 0; start < 2; start++) {
      await prepareDatabase(database);
      const [shopper] = await db.select().from(users).where(eq(users.email, 'demo@example.com'));
      assert(shopper !== undefined);
      const { userId } = shopper;
      const own = await db.select().from(orders).where(eq(orders.userId, userId));
      const used = own.reduce((sum, { points }) => sum + points, 0);
      const earned = own.reduce(
        (sum, { state, total }) => sum + (state === 'received' ? pointsFor(total) : 0),
        0,
      );
      const lists = await findCoupons(db, userId, new Date());
      assert.deepEqual(
        [lists.collect.length, lists.owned.length, lists.used.length, lists.expired.length],
        [2, 3, 1, 1],
      );
      assert.deepEqual(
        [await balanceOf(db, userId, 'points'), await balanceOf(db, userId, 'shares')],
        [100 + earned - used, 1],
      );
      for (const { coupon, obtainedAt, expiresAt } of [...lists.owned, ...lists.used, ...lists.expired]) {
        const days = (expiresAt.getTime() - obtainedAt.getTime()) / 86_400_000;
        assert.equal(Math.round(days), coupon.validDays);
      }
      const spins = await countSpins(db, userId, new Date());
      assert.deepEqual([spins.free, spins.earned, spins.left], [true, 4, 5]);
      const rounds = await findFinishedRounds(db, userId);
      assert.deepEqual(
        rounds.map(({ level }) => level),
        [4, 2, 8, 5],
      );
      for (const { seed, hash, key, roundId, sectors, level, drawnAt } of rounds) {
        assert(drawnAt !== null && drawnAt > shopper.createdAt && drawnAt <= new Date());
        assert.equal(hashOfRound(roundId, seed, sectors), hash);
        const odds = sectors.map((sector) => sector.odds);
        assert.equal(sectorOf(ticketOf(seed, roundId, key ?? ''), odds), level);
      }
    }
    const [camera] = await db
      .select({ art: goods.art, zone: goods.zone, price: goods.price })
      .from(prizes)
      .innerJoin(goods, eq(goods.goodsId, prizes.goodsId));
    assert(camera !== undefined);
    assert.equal(camera.art, 'dash-cam');
    assert.equal(parcelFee([{ weightG: 900, pieces: 1, total: camera.price }], camera.zone, 'mainland'), 0);
    await database.close();
  });

  test('a coupon that the demo’s shopper used, and a spin that an order earned, belong to orders', async () => {
    const database = await open('whole');
    const { db } = database;
    const used = await db
      .select({ coupon: coupons, own: userCoupons, order: orders })
      .from(userCoupons)
      .innerJoin(coupons, eq(coupons.couponId, userCoupons.couponId))
      .leftJoin(orders, eq(orders.orderId, userCoupons.orderId))
      .where(isNotNull(userCoupons.usedAt));
    assert(used.length > 0);
    for (const { coupon, own, order } of used) {
      assert(order !== null);
      assert.equal(order.discount, own.discount);
      assert.equal(order.discount, coupon.value);
      assert(
        order.subtotal >= coupon.minSubtotal,
        `${order.subtotal} is too little for ${coupon.minSubtotal}`,
      );
      assert.equal(order.total, order.subtotal + order.shipping - order.discount - order.points);
      assert.equal(order.createdAt.getTime(), own.usedAt?.getTime());
    }
    const spins = await db
      .select({ spin: earnedSpins, event: orderEvents })
      .from(earnedSpins)
      .leftJoin(
        orderEvents,
        and(eq(orderEvents.orderId, earnedSpins.orderId), eq(orderEvents.state, 'received')),
      )
      .where(eq(earnedSpins.reason, 'order'));
    assert(spins.length > 0);
    for (const { spin, event } of spins) assert.equal(spin.earnedAt.getTime(), event?.at.getTime());
    await database.close();
  });
});
