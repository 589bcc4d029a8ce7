import type { Logger } from 'pino';
import type { AccountServices } from '../accounts/services.js';
import { sweepGuestCarts } from '../cart/merge-carts.js';
import type { Db } from '../db/database.js';
import { describeError } from '../http/log-requests.js';
import { sweepRateLimits } from '../limits/rate-limit.js';
import { sendDueMails } from '../notifications/send-due-mails.js';
import type { PaymentServices } from '../payments/services.js';
import { sendReviewMails } from '../sellers/send-review-mails.js';
import { expireOrders } from './expire-orders.js';

const EVERY_MS = 30_000;

/**
 * From now on, orders that are not paid in time are cancelled, refunds that the provider did not hear of are told
 * again, guests' old carts and limits that are over forgotten, and mails about orders and applications sent. Several servers may do it at once.
 * @returns what ends it, after the sweep under way
 */
export function startSweep(
  db: Db,
  payment: PaymentServices,
  mail: Pick<AccountServices, 'mailer' | 'storefrontOrigin'>,
  logger: Logger,
): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const sweep = async () => {
    try {
      const now = payment.now();
      await expireOrders(db, now);
      await payment.afterChange();
      await sweepGuestCarts(db, now);
      await sweepRateLimits(db, new Date());
      await sendDueMails(db, mail);
      await sendReviewMails(db, mail);
    } catch (error) {
      if (error instanceof Error) logger.warn(describeError(error), 'a sweep of the orders failed');
    }
  };
  const timer = setInterval(() => {
    underWay = underWay.then(sweep);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
