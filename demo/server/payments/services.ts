import type { Logger } from 'pino';
import type { Db } from '../db/database.js';
import { describeError } from '../http/log-requests.js';
import type { PaymentConfig } from './payment-config.js';
import { cardProvider, type Provider } from './provider.js';
import { pushRefunds } from './push-refunds.js';

/** What the calls of orders and payments work with beside the database. */
export interface PaymentServices {
  readonly config: PaymentConfig;
  readonly provider: Provider;
  readonly now: () => Date;
  /** Tells the provider of refunds that are due; to be called after a transaction that may have made one. Never rejects. */
  readonly afterChange: () => Promise<void>;
}

/** @param now default: the real clock */
export function paymentServices(
  db: Db,
  config: PaymentConfig,
  logger: Logger,
  now: () => Date = () => new Date(),
): PaymentServices {
  const provider = cardProvider(config, now);
  const warn = (error: Error) =>
    logger.warn(describeError(error), 'a refund could not be told; it stays due');
  return {
    config,
    provider,
    now,
    afterChange: () =>
      pushRefunds(db, provider, warn).catch((error: unknown) => {
        if (error instanceof Error) warn(error);
      }),
  };
}
