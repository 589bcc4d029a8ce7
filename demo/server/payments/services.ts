import type { Logger } from 'pino';
import type { Db } from '../db/database.js';
import { describeError } from '../http/errors.js';
import { closePages, type OpenPage } from './close-pages.js';
import { cardProvider, type Provider } from './provider.js';
import { type FailedRefund, pushRefunds } from './refunds.js';
import type { PaymentConfig } from './settings.js';

export interface PaymentServices {
  readonly config: PaymentConfig;
  readonly provider: Provider;
  readonly now: () => Date;
  /**
   * Has the provider close pages and refund payments, as far as that is due. Call it after a transaction that may have
   * made one due. Never rejects.
   */
  readonly afterChange: () => Promise<void>;
}

export function paymentServices(
  db: Db,
  config: PaymentConfig,
  logger: Logger,
  now: () => Date = () => new Date(),
): PaymentServices {
  const provider = cardProvider(config);
  const report = ({ error, payment, tries, isAlarming }: FailedRefund) => {
    const { orderId, paymentId } = payment;
    const details = { ...describeError(error), orderId, paymentId, tries };
    if (isAlarming) logger.error(details, 'a refund fails: "orders refunds" lists those that are due');
    else logger.warn(details, 'a refund could not be sent; it is sent again later');
  };
  const reportPage = ({ error, payment: { orderId, paymentId }, tries }: OpenPage) =>
    logger.warn(
      { ...describeError(error), orderId, paymentId, tries },
      'the page of a payment could not be closed; it is tried again later',
    );
  return {
    config,
    provider,
    now,
    async afterChange() {
      await closePages(db, provider, { now: now(), onFailure: reportPage }).catch((error: unknown) => {
        logger.warn(describeError(error), 'the pages of payments could not be closed');
      });
      // After the pages: what was paid on one of them has to go back.
      await pushRefunds(db, provider, { now: now(), onFailure: report }).catch((error: unknown) => {
        logger.warn(describeError(error), 'the refunds could not be sent');
      });
    },
  };
}
