import type { Logger } from 'pino';
import type { Db } from '../db/database.js';
import { describeError } from '../http/errors.js';
import { cardProvider, type Provider } from './provider.js';
import { type FailedRefund, pushRefunds } from './refunds.js';
import type { PaymentConfig } from './settings.js';

export interface PaymentServices {
  readonly config: PaymentConfig;
  readonly provider: Provider;
  readonly now: () => Date;
  /** Sends due refunds to the provider. Call it after a transaction that may have made one due. Never rejects. */
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
    const told = { ...describeError(error), orderId, paymentId, tries };
    if (isAlarming) logger.error(told, 'a refund fails: "orders refunds" lists those that are due');
    else logger.warn(told, 'a refund could not be told; it is told again later');
  };
  return {
    config,
    provider,
    now,
    afterChange: () =>
      pushRefunds(db, provider, { now: now(), onFailure: report }).catch((error: unknown) => {
        logger.warn(describeError(error), 'the refunds could not be told');
      }),
  };
}
