import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { findCoupons } from '../../../demo/server/coupons/coupons.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { balanceOf } from '../../../demo/server/points/ledger.js';
import { hashOfRound, sectorOf, ticketOf } from '../../../demo/server/prizes/fair.js';
import { findFinishedRounds } from '../../../demo/server/prizes/rounds.js';
import { prizes } from '../../../demo/server/prizes/schema.js';
import { countSpins } from '../../../demo/server/prizes/spins.js';
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
      const lists = await findCoupons(db, userId, new Date());
      assert.deepEqual(
        [lists.collect.length, lists.owned.length, lists.used.length, lists.expired.length],
        [2, 3, 1, 1],
      );
      assert.deepEqual(
        [await balanceOf(db, userId, 'points'), await balanceOf(db, userId, 'shares')],
        [32_079, 1],
      );
      const { free, earned, left } = await countSpins(db, userId, new Date());
      assert.deepEqual({ free, earned, left }, { free: true, earned: 2, left: 3 });
      const rounds = await findFinishedRounds(db, userId);
      assert.deepEqual(
        rounds.map(({ level }) => level),
        [4, 2, 8, 5],
      );
      for (const { seed, hash, key, roundId, sectors, level } of rounds) {
        assert.equal(hashOfRound(roundId, seed, sectors), hash);
        const odds = sectors.map((sector) => sector.odds);
        assert.equal(sectorOf(ticketOf(seed, roundId, key ?? ''), odds), level);
      }
    }
    const [camera] = await db
      .select({ art: goods.art })
      .from(prizes)
      .innerJoin(goods, eq(goods.goodsId, prizes.goodsId));
    assert.deepEqual(camera, { art: 'dash-cam' });
    await database.close();
  });
});
