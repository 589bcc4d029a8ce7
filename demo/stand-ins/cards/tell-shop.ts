import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type ProviderEvent, SIGNATURE_HEADER, sign } from '../../shared/payment-protocol.js';
import type { Entry } from './ledger.js';

/** How long the shop may take to answer, and the pauses between tries, in milliseconds. */
const TIMEOUT_MS = 5_000;
const PAUSES_MS = [500, 2_000, 10_000, 30_000, 120_000];

/** Reports an event to a payment's shop, and retries until it is accepted or has failed too often. Never rejects. */
export type TellShop = (type: ProviderEvent['type'], entry: Entry) => Promise<void>;

/** @param secret the secret that signs the messages */
export const tellShop =
  (secret: string, logger: Logger): TellShop =>
  async (type, { asked: { webhook_url: url }, payment }) => {
    const event: ProviderEvent = { id: `evt_${randomBytes(12).toString('base64url')}`, type, payment };
    for (const pause of PAUSES_MS) {
      // Sent twice, as real providers sometimes do: the shop must count it once.
      if ((await post(secret, url, event)) && (await post(secret, url, event))) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
    logger.warn({ payment: payment.id, type }, 'the shop took no message of the payment');
  };

async function post(secret: string, webhookUrl: string, event: ProviderEvent): Promise<boolean> {
  const body = JSON.stringify(event);
  const path = new URL(webhookUrl).pathname;
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, { method: 'POST', path, body }, new Date()),
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
