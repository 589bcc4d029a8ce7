import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { ShopperSeed } from '../db/seed.js';
import { orderEvents, orders } from '../orders/schema.js';
import { writeOrderNotice } from './notices.js';
import { notifications } from './schema.js';

/** The number of unread ones, which are the newest. */
const UNREAD = 2;

/** Adds the notifications that the demo shopper's orders have brought, each from when it happened. */
export const seedNotifications: ShopperSeed = async (db, userId) => {
  const events = await db
    .select({ order: orders, event: orderEvents })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
    .where(and(eq(orders.userId, userId), notInArray(orderEvents.act, ['place', 'refund-sent'])))
    .orderBy(asc(orderEvents.at));
  const rows = [];
  for (const { order, event } of events) {
    const { act, actor, at: createdAt } = event;
    const state = act === 'ship-part' ? 'part' : event.state;
    const notice = await writeOrderNotice(db, { ...order, state, actor }, createdAt);
    if (notice) rows.push({ ...notice, createdAt });
  }
  const read = rows.length - UNREAD;
  if (rows.length > 0)
    await db.insert(notifications).values(rows.map((row, index) => ({ ...row, isRead: index < read })));
};
