import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import type { Database } from '../../../demo/server/db/database.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { orderEvents, orders } from '../../../demo/server/orders/schema.js';
import { overDatabase } from './each-database.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('whole');
  });
  after(() => database.close());

  const noticesOfDemo = () =>
    database.db
      .select({ notice: notifications })
      .from(notifications)
      .innerJoin(users, and(eq(users.userId, notifications.userId), eq(users.email, 'demo@example.com')))
      .orderBy(desc(notifications.noticeId));

  test('tells the demo’s shopper of each order on the way, by its number, on the day it shipped', async () => {
    const { db } = database;
    const found = (await noticesOfDemo()).flatMap(({ notice: { texts, href, createdAt } }) =>
      /^\/content\/order\/\d/.test(href) ? [[texts.en.title, href, createdAt]] : [],
    );
    const shipped = await db
      .select({ id: orders.orderId, at: orderEvents.at })
      .from(orders)
      .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.orderId), eq(orderEvents.state, 'shipped')))
      .innerJoin(users, and(eq(users.userId, orders.userId), eq(users.email, 'demo@example.com')))
      .where(eq(orders.state, 'shipped'));
    assert.equal(shipped.length, 1);
    assert.deepEqual(
      found,
      shipped.map(({ id, at }) => [`Order ${id} is on the way`, `/content/order/${id}`, at]),
    );
  });

  test('lists the newest of them first, the first two unread, and mails none', async () => {
    const all = (await noticesOfDemo()).map(({ notice }) => notice);
    const times = all.map(({ createdAt }) => createdAt.getTime());
    assert.deepEqual(
      times,
      [...times].sort((one, other) => other - one),
    );
    assert.deepEqual(
      all.map(({ isRead }) => isRead),
      all.map((_, at) => at >= 2),
    );
    assert(all.every(({ mailDue }) => !mailDue));
  });
});
