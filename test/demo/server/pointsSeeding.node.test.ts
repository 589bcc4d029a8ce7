import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import type { Database } from '../../../demo/server/db/database.js';
import { orderEvents, orders } from '../../../demo/server/orders/schema.js';
import { balanceOf } from '../../../demo/server/points/ledger.js';
import { ledger } from '../../../demo/server/points/schema.js';
import { overDatabase } from './each-database.js';

/** The seeded shoppers, and how often their orders used and earned points. */
const SHOPPERS = [
  { email: 'demo@example.com', spent: 1, order: 3 },
  { email: 'sam@example.com', spent: 0, order: 1 },
] as const;

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('whole');
  });
  after(() => database.close());

  const userOf = async (email: string) => {
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    assert(user !== undefined);
    return user.userId;
  };
  const entriesOf = async (userId: number) =>
    (
      await database.db.select().from(ledger).where(eq(ledger.userId, userId)).orderBy(asc(ledger.entryId))
    ).filter(({ asset }) => asset === 'points');

  for (const { email, ...expected } of SHOPPERS) {
    test(`has an entry for each order of ${email} that earned or used points, on its day`, async () => {
      const { db } = database;
      const userId = await userOf(email);
      const placed = await db.select().from(orders).where(eq(orders.userId, userId));
      const received = await db.select().from(orderEvents).where(eq(orderEvents.state, 'received'));
      const expectedEntries = placed.flatMap(({ orderId, state, total, points, createdAt }) => [
        ...(points > 0 ? [['spent', orderId, -points, createdAt] as const] : []),
        ...received
          .filter((event) => event.orderId === orderId && state === 'received')
          .map(({ at }) => ['order', orderId, Math.floor(total / 100), at] as const),
      ]);
      const found = (await entriesOf(userId))
        .filter(({ reason }) => reason === 'spent' || reason === 'order')
        .map(({ reason, orderId, amount, createdAt }) => [reason, orderId, amount, createdAt] as const);
      const count = (reason: string) => found.filter(([each]) => each === reason).length;
      assert.deepEqual({ spent: count('spent'), order: count('order') }, expected);
      const byDay = [...expectedEntries].sort((one, other) => one[3].getTime() - other[3].getTime());
      assert.deepEqual(found, byDay);
    });

    test(`adds up the points of ${email} in the order in which they came`, async () => {
      const userId = await userOf(email);
      const entries = await entriesOf(userId);
      let sum = 0;
      let last = 0;
      for (const { amount, balance, createdAt } of entries) {
        sum += amount;
        assert.equal(balance, sum);
        assert(createdAt.getTime() >= last);
        last = createdAt.getTime();
      }
      assert.equal(await balanceOf(database.db, userId, 'points'), sum);
    });
  }

  test('uses all the points there are on an order, as the checkout does', async () => {
    const spent = (await entriesOf(await userOf('demo@example.com'))).filter(
      ({ reason }) => reason === 'spent',
    );
    assert.deepEqual(
      spent.map(({ balance }) => balance),
      [0],
    );
  });
});
