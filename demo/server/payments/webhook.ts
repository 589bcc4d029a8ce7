import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import Stripe from 'stripe';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api.js';
import { PaymentError } from './provider.js';
import { type ProviderEvent, readEvent } from './read-event.js';
import { payments } from './schema.js';
import type { PaymentServices } from './services.js';
import { settle } from './settle.js';

/** A signature that is older than this is treated as a replay, in seconds. */
const TOLERANCE_S = 300;

/**
 * `POST /pc/payment/webhook`: Stripe reports what happened to a payment. The replies are plain HTTP statuses: 200 once
 * the event is handled, also the second time, or is about nothing that concerns the shop; 400 for a wrong or old
 * signature, or another sum; 503 if Stripe has to be queried and can't be reached. It sends all but a 200 again.
 */
export function webhookRoutes(db: Db, services: PaymentServices): Hono<ApiEnv> {
  const { config, provider, now } = services;

  return new Hono<ApiEnv>().post('/pc/payment/webhook', async (c: Context<ApiEnv>) => {
    const signed = await signedEvent(c);
    if (signed === null) return c.body(null, 400);
    try {
      const event = await readEvent(signed, provider);
      return c.body(null, event === null ? 200 : await take(c, event));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      c.get('logger').warn({ event: signed.id, reason: error.message }, 'an event was not taken for now');
      return c.body(null, 503);
    }
  });

  async function signedEvent(c: Context): Promise<Stripe.Event | null> {
    const header = c.req.header('Stripe-Signature') ?? '';
    const body = Buffer.from(await c.req.arrayBuffer());
    try {
      const at = now().getTime();
      return Stripe.webhooks.constructEvent(body, header, config.webhookSecret, TOLERANCE_S, undefined, at);
    } catch {
      return null;
    }
  }

  async function take(c: Context<ApiEnv>, event: ProviderEvent): Promise<200 | 400> {
    const logger = c.get('logger');
    const { id: paymentId, reference: orderId } = event.payment;
    const settled = await settle(db, event, now());
    if (settled === 'wrong-amount') {
      logger.error({ paymentId }, 'a payment is of another amount');
      return 400;
    }
    if (settled !== 'taken') return 200;
    if (event.type === 'disputed')
      logger.error({ orderId, paymentId }, 'a payment is disputed: "orders disputes" lists those');
    if (event.type === 'refund-failed')
      logger.error({ orderId, paymentId }, 'a refund fails: "orders refunds" lists those that are due');
    if (event.type === 'succeeded') await readCard(c, event);
    void services.afterChange();
    return 200;
  }

  /** Reads the card that was used, which no event tells. Without it, the order is paid all the same. */
  async function readCard(c: Context<ApiEnv>, { payment: { id } }: ProviderEvent): Promise<void> {
    try {
      const { card_brand: cardBrand = '', card_last4: cardLast4 = '', intent } = await provider.read(id);
      await db
        .update(payments)
        .set({ cardBrand, cardLast4, intentId: intent })
        .where(eq(payments.paymentId, id));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      c.get('logger').warn({ paymentId: id, reason: error.message }, 'the card of a payment is not known');
    }
  }
}
