import { Hono } from 'hono';
import type { Logger } from 'pino';
import { ownFile } from '../own-file.js';
import { callRoutes, type SessionEnd } from './calls.js';
import { Ledger } from './ledger.js';
import { notifyShop } from './notify-shop.js';
import { pageRoutes } from './pages.js';

export interface CardsOptions {
  /** Origin at which the shop and its shoppers reach the provider, without a slash at the end. */
  readonly origin: string;
  /** The key that the shop's calls have to carry. */
  readonly secretKey: string;
  /** The secret that signs the events. */
  readonly webhookSecret: string;
  /** Path at which a shop listens to events. Defaults to `/v3/pc/payment/webhook`. */
  readonly webhook?: string;
  readonly logger: Logger;
  /** The delay before a late payment is reported. Defaults to six seconds. */
  readonly late?: () => Promise<void>;
  /** Resolves when the time of a session is over. Defaults to a timer. */
  readonly sessionEnd?: SessionEnd;
}

/**
 * Creates the stand-in card provider: the calls of Stripe's API for the shop, and the pages where a shopper enters a card
 * number, which the shop never sees.
 */
export function createCards({
  origin,
  secretKey,
  webhookSecret,
  webhook = '/v3/pc/payment/webhook',
  logger,
  late,
  sessionEnd,
}: CardsOptions): Hono {
  const notify = notifyShop(webhookSecret, webhook, logger);
  const ledger = new Ledger(origin, ({ session }) => {
    void notify(session.success_url ?? '', 'checkout.session.expired', session);
  });
  return new Hono()
    .get('/pages.css', ownFile(new URL('pages.css', import.meta.url)))
    .get('/card-form.js', ownFile(new URL('card-form.js', import.meta.url)))
    .get('/card-text.js', ownFile(new URL('card-text.js', import.meta.url)))
    .route('/', callRoutes(ledger, secretKey, notify, sessionEnd))
    .route('/', pageRoutes(ledger, notify, late))
    .notFound((c) => c.text('Not found', 404));
}
