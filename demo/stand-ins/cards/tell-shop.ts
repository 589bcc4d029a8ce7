import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type ProviderEvent, SIGNATURE_HEADER, sign } from '../../shared/payment-protocol.js';
import type { Entry } from './ledger.js';

/** How long the shop may take, and how long after a failure it is told again, in milliseconds. */
const TIMEOUT_MS = 5_000;
const PAUSES_MS = [500, 2_000, 10_000, 30_000, 120_000];

/** Tells a payment's shop what became of it, until it has taken it or too often has not. Never rejects. */
export type TellShop = (type: ProviderEvent['type'], entry: Entry) => Promise<void>;

/** @param secret what the messages are signed with */
export const tellShop =
  (secret: string, logger: Logger): TellShop =>
  async (type, { asked: { webhook_url: url }, payment }) => {
    const event: ProviderEvent = { id: `evt_${randomBytes(12).toString('base64url')}`, type, payment };
    for (const pause of PAUSES_MS) {
      // Told twice, as real providers do now and then: the shop must count it once.
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
