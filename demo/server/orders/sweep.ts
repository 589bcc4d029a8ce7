import type { Logger } from 'pino';
import { sweepGuestCarts } from '../cart/merge-carts.js';
import type { Db } from '../db/database.js';
import { every } from '../every.js';
import { describeError } from '../http/errors.js';
import { sweepRateLimits } from '../limits/rate-limit.js';
import { queueDueMails } from '../notifications/queue-due-mails.js';
import type { PaymentServices } from '../payments/services.js';
import { queueReviewMails } from '../sellers/queue-review-mails.js';
import { expireOrders } from './expire-orders.js';

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
