import { and, asc, eq, lte, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { users } from '../accounts/schema.js';
import { sweepGuestCarts } from '../cart/change-cart.js';
import { contactMessages } from '../contact/schema.js';
import { sweepMessages } from '../contact/sweep-messages.js';
import type { Db } from '../db/database.js';
import { every } from '../every.js';
import { sweepGuests } from '../guests/sweep-guests.js';
import { describeError } from '../http/errors.js';
import { sweepRateLimits } from '../limits/rate-limit.js';
import type { PaymentServices } from '../payments/services.js';
import { applyAct, lockOrder } from './apply-act.js';
import { CONFIRM_DAYS, lastPromised } from './late.js';
import { orderEvents, orders } from './schema.js';

/** Maximum number of orders per sweep. The next sweep takes the rest. */
const BATCH = 200;

/** Cancels the orders that were not paid in time. Several servers may run it at once. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.state, 'unpaid'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH);
  for (const { orderId } of due) await expireOrder(db, orderId, now);
  return due.length;
}

/** Cancels an order that was not paid in time. Does nothing if it was paid, or if there is still time. */
export async function expireOrder(db: Db, orderId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // It may have been paid between the query and the lock.
    if (order === null || order.state !== 'unpaid' || order.expiresAt > now) return;
    await applyAct(tx, order, { act: 'expire', actor: 'clock', now });
  });
}

/**
 * Counts orders as delivered whose shopper hasn't answered long after their last promised day. Waits as long after a late
 * shipment, too, and after a message to the shop. An order whose payment is disputed is left to the operator.
 */
export async function confirmOrders(db: Db, now: Date): Promise<number> {
  const isDispute = eq(orderEvents.act, 'dispute');
  const promised = lastPromised(sql`max(${orderEvents.at}) filter (where ${orderEvents.act} = 'pay')`);
  const asked = sql`(select max(${contactMessages.createdAt}) from ${contactMessages}
    join ${users} on ${users.userId} = ${orders.userId}
    where ${contactMessages.userId} = ${users.userId}
      or ${contactMessages.email} = coalesce(${users.email}, ${users.guestEmail}))`;
  const due = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.orderId))
    .where(eq(orders.state, 'shipped'))
    .groupBy(orders.orderId)
    .having(
      and(
        sql`not bool_or(${isDispute})`,
        lte(
          sql`greatest(${promised}, ${max(orderEvents.at)}, ${asked})`,
          new Date(now.getTime() - CONFIRM_DAYS * DAY_MS),
        ),
      ),
    )
    .orderBy(asc(orders.orderId))
    .limit(BATCH);
  for (const { orderId } of due)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      // Its shopper, the operator, or the shopper's bank may have acted between the query and the lock.
      if (order?.state !== 'shipped') return;
      if ((await tx.$count(orderEvents, and(eq(orderEvents.orderId, orderId), isDispute))) > 0) return;
      await applyAct(tx, order, { act: 'confirm', actor: 'shop', now });
    });
  return due.length;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 30_000;

/**
 * Starts a regular sweep: it cancels orders that weren't paid in time, counts old ones as delivered, retries refunds that
 * the provider hasn't taken, and deletes guests' old carts, guests whose orders are long over, old messages to the shop,
 * and expired rate limits. Several servers may do so at once.
 */
export function startSweep(db: Db, payment: PaymentServices, logger: Logger): () => Promise<void> {
  const sweep = async () => {
    const now = payment.now();
    await expireOrders(db, now);
    await confirmOrders(db, now);
    await payment.afterChange();
    await sweepGuestCarts(db, now);
    await sweepGuests(db, now);
    await sweepMessages(db, now);
    await sweepRateLimits(db, new Date());
  };
  return every(EVERY_MS, sweep, (error) => logger.warn(describeError(error), 'a sweep of the orders failed'));
}
