import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { sweepGuestCarts } from '../cart/change-cart.js';
import type { Db } from '../db/database.js';
import { every } from '../every.js';
import { describeError } from '../http/errors.js';
import { sweepRateLimits } from '../limits/rate-limit.js';
import { queueDueMails } from '../notifications/notice-mail.js';
import type { PaymentServices } from '../payments/services.js';
import { queueReviewMails } from '../sellers/review-mails.js';
import { applyAct, lockOrder } from './apply-act.js';
import { orders } from './schema.js';

/** Most orders of one sweep; the next one goes on. */
const BATCH = 200;

/** Cancels the orders that were not paid in time. Safe to run anywhere at the same time. */
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

/** Cancels an order that was not paid in time; nothing when it was, or when there is time yet. */
export async function expireOrder(db: Db, orderId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Between the look and the lock it may have been paid.
    if (order === null || order.state !== 'unpaid' || order.expiresAt > now) return;
    await applyAct(tx, order, { act: 'expire', actor: 'clock', now });
  });
}

const EVERY_MS = 30_000;

/**
 * From now on, orders that are not paid in time are cancelled, refunds that the provider did not hear of are told
 * again, guests' old carts and limits that are over forgotten, and mails about orders and applications written. Several
 * servers may do it at once.
 */
export function startSweep(
  db: Db,
  payment: PaymentServices,
  storefrontOrigin: string,
  logger: Logger,
): () => Promise<void> {
  const sweep = async () => {
    const now = payment.now();
    await expireOrders(db, now);
    await payment.afterChange();
    await sweepGuestCarts(db, now);
    await sweepRateLimits(db, new Date());
    await queueDueMails(db, storefrontOrigin, now);
    await queueReviewMails(db, storefrontOrigin, now);
  };
  return every(EVERY_MS, sweep, (error) => logger.warn(describeError(error), 'a sweep of the orders failed'));
}
