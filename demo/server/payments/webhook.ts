import { type Context, Hono } from 'hono';
import { validate } from 'superstruct';
import { isSigned, ProviderEvent, SIGNATURE_HEADER } from '../../shared/payment-protocol.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api.js';
import type { PaymentServices } from './services.js';
import { settle } from './settle.js';

/**
 * `POST /pc/payment/webhook`: the provider tells what became of a payment. Its answers are HTTP statuses, for the
 * provider is no client of ours: 204 once it is taken (also the second time), 401 for a wrong or old signature, 400
 * for what does not fit, 404 for a payment that is none of ours. All but the first are to be sent again later.
 */
export function webhookRoutes(db: Db, services: PaymentServices): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/pc/payment/webhook', async (c: Context<ApiEnv>) => {
    const body = await c.req.text();
    const { config, now } = services;
    const header = c.req.header(SIGNATURE_HEADER) ?? '';
    const path = new URL(config.webhookUrl).pathname;
    if (!isSigned(config.secret, header, { method: 'POST', path, body }, now())) return c.body(null, 401);
    const event = read(body);
    if (event === null) return c.body(null, 400);
    const settled = await settle(db, event, now());
    if (settled === 'taken') void services.afterChange();
    if (settled === 'wrong-amount')
      c.get('logger').error({ payment: event.payment.id }, 'a payment is of another amount');
    return c.body(null, settled === 'unknown' ? 404 : settled === 'wrong-amount' ? 400 : 204);
  });
}

function read(body: string): ProviderEvent | null {
  try {
    const [unfit, event] = validate(JSON.parse(body), ProviderEvent);
    return unfit ? null : event;
  } catch {
    return null;
  }
}
