import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import type { Database } from '../../../demo/server/db/database.js';
import { notifications } from '../../../demo/server/notifications/schema.js';
import { orderEvents, orders } from '../../../demo/server/orders/schema.js';
import { overDatabase } from './each-database.js';

/** The titles of an order's notices, by its state or what was done. */
const TITLES: Readonly<Record<string, string>> = {
  paid: 'Order {n} is paid',
  'ship-part': 'Part of order {n} is on the way',
  shipped: 'Order {n} is on the way',
  canceled: 'Order {n} is canceled',
  refunded: 'We’re refunding order {n}',
};

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

  test('tells the demo’s shopper what has become of each order, when it did, and nothing else', async () => {
    const found = (await noticesOfDemo()).map(({ notice: { texts, href, createdAt } }) => [
      texts.en.title,
      href,
      createdAt,
    ]);
    const events = await database.db
      .select({ id: orders.orderId, act: orderEvents.act, state: orderEvents.state, at: orderEvents.at })
      .from(orders)
      .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
      .innerJoin(users, and(eq(users.userId, orders.userId), eq(users.email, 'demo@example.com')))
      .where(
        and(
          inArray(orderEvents.state, ['paid', 'shipped', 'canceled', 'refunded']),
          ne(orderEvents.act, 'refund-sent'),
        ),
      )
      .orderBy(desc(orderEvents.at));
    assert(events.length > 4);
    assert.deepEqual(
      found,
      events.map(({ id, act, state, at }) => [
        TITLES[act === 'ship-part' ? act : state]?.replace('{n}', `${id}`),
        `/content/order/${id}`,
        at,
      ]),
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
