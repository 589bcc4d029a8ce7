import { and, eq } from 'drizzle-orm';
import { array, enums, object, string } from 'superstruct';
import type { Db } from '../db/database.js';
import { inLanguages, readData } from '../db/read-data.js';
import type { ShopperSeed } from '../db/seed.js';
import { orderEvents, orders } from '../orders/schema.js';
import { type NewNotice, writeOrderNotice } from './notices.js';
import { notifications, TOPICS } from './schema.js';

const Notice = object({
  topic: enums(TOPICS),
  href: string(),
  texts: inLanguages(object({ title: string(), text: string() })),
});

/** The demo shopper's notifications, newest first, apart from those of orders. */
export const SEEDED_NOTICES: readonly Omit<NewNotice, 'userId'>[] = readData(
  'notifications.json',
  array(Notice),
);

/** Time between two of the demo shopper's notifications, in milliseconds. */
const BETWEEN_MS = 2.3 * 86_400_000;

/** The number of unread ones, which are the newest. */
const UNREAD = 2;

export const seedNotifications: ShopperSeed = async (db, userId) => {
  const last = Date.now() - 3 * 3_600_000;
  const others = SEEDED_NOTICES.map((notice, index) => ({
    ...notice,
    userId,
    createdAt: new Date(last - index * BETWEEN_MS),
  }));
  const rows = [...others, ...(await shippedNotices(db, userId))].sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
  const marked = rows.map((row, index) => ({ ...row, isRead: index >= UNREAD }));
  // The newest notification gets the highest ID.
  await db.insert(notifications).values(marked.reverse());
};

/** Returns the notifications of the shopper's orders on the way, each from when it shipped. */
async function shippedNotices(db: Db, userId: number) {
  const shipped = await db
    .select({ order: orders, at: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'shipped'), eq(orderEvents.state, 'shipped')));
  const written = shipped.map(async ({ order, at: createdAt }) => {
    const notice = await writeOrderNotice(db, order, createdAt);
    return notice ? [{ ...notice, createdAt }] : [];
  });
  return (await Promise.all(written)).flat();
}
