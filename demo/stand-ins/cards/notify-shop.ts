import type { Logger } from 'pino';
import Stripe from 'stripe';
import { newId } from './ledger.js';

/** How long the shop may take to answer, and the pauses between tries, in milliseconds. */
const TIMEOUT_MS = 5_000;
const PAUSES_MS = [500, 2_000, 10_000, 30_000, 120_000];

/**
 * Reports an event to a payment's shop, and retries until it is accepted or has failed too often. Never rejects.
 * @param shop a URL of the shop, such as the one that its shopper comes back to
 */
export type NotifyShop = (shop: string, type: Stripe.Event['type'], object: object) => Promise<void>;

/**
 * @param secret the secret that signs the events
 * @param path where a shop listens to them
 */
export const notifyShop =
  (secret: string, path: string, logger: Logger): NotifyShop =>
  async (shop, type, object) => {
    const created = Math.floor(Date.now() / 1_000);
    const event = { id: newId('evt'), object: 'event', type, created, livemode: false, data: { object } };
    const body = JSON.stringify(event);
    const url = new URL(path, shop);
    for (const pause of PAUSES_MS) {
      // Sent twice, as real providers sometimes do: the shop must count it once.
      if ((await post(secret, url, body)) && (await post(secret, url, body))) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
    logger.warn({ event: event.id, type }, 'the shop took no event of the payment');
  };

async function post(secret: string, url: URL, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
