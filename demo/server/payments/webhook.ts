import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { validate } from 'superstruct';
import { isSigned, ProviderEvent, SIGNATURE_HEADER } from '../../shared/payment-protocol.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api.js';
import { applyAct, lockOrder } from '../orders/apply-act.js';
import { type Order, orderEvents, orders } from '../orders/schema.js';
import { transitionOf } from '../orders/transitions.js';
import { paymentEvents, payments } from './schema.js';
import type { PaymentServices } from './services.js';

/** The outcome of a provider's message. `seen`: handled before. `unknown`: not about one of our payments. */
export type Settled = 'taken' | 'seen' | 'unknown' | 'wrong-amount';

/**
 * Handles a provider's message once, in whatever order messages come and however often. A status that we read from the
 * provider is handled the same way, under a separate ID.
 */
export function settle(db: Db, event: ProviderEvent, now: Date): Promise<Settled> {
  return db.transaction(async (tx) => {
    const { payment } = event;
    const [known] = await tx.select().from(payments).where(eq(payments.paymentId, payment.id));
    if (known === undefined) return 'unknown';
    if (payment.amount !== known.amount || payment.currency !== 'USD') return 'wrong-amount';
    const order = await lockOrder(tx, known.orderId);
    if (order === null) return 'unknown';
    const fresh = await tx
      .insert(paymentEvents)
      .values({ eventId: event.id, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return 'seen';
    if (event.type === 'payment.succeeded') await succeed(tx, known.orderId, event, now);
    if (event.type === 'payment.failed' && order.state === 'unpaid') {
      const { orderId, state } = order;
      await tx.insert(orderEvents).values({ orderId, act: 'decline', state, actor: 'provider', at: now });
    }
    if (event.type === 'payment.refunded') await refunded(tx, known.paymentId, order, now);
    return 'taken';
  });
}

/** The order must be locked. A refund that we didn't ask for was made at the provider's desk: it ends the order. */
async function refunded(tx: Db, paymentId: string, order: Order, now: Date): Promise<void> {
  const mine = eq(payments.paymentId, paymentId);
  // Read under the order's lock: we may have asked for the refund a moment ago.
  const [before] = await tx.select().from(payments).where(mine);
  await tx.update(payments).set({ refund: 'done', refundAt: null }).where(mine);
  const isOurs = before?.refund !== null;
  if (isOurs || before.status !== 'succeeded') return;
  if (transitionOf(order.state, 'refund', 'provider', false) === undefined) return;
  await applyAct(tx, order, { act: 'refund', actor: 'provider', now });
}

/** The order must be locked. */
async function succeed(tx: Db, orderId: number, { payment }: ProviderEvent, now: Date): Promise<void> {
  const mine = eq(payments.paymentId, payment.id);
  // Read under the order's lock: the same success may have come under another ID a moment ago.
  const [before] = await tx.select().from(payments).where(mine);
  if (before?.status === 'succeeded') return;
  const card = { cardBrand: payment.card_brand ?? '', cardLast4: payment.card_last4 ?? '' };
  await tx
    .update(payments)
    .set({ status: 'succeeded', ...card })
    .where(mine);
  // The provider's desk has given the money back, and that message was faster: nobody has paid.
  if (before?.refund === 'done') return;
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) return;
  if (order.state === 'unpaid' || order.state === 'cancelled') {
    await applyAct(tx, order, { act: 'pay', actor: 'provider', now });
    return;
  }
  // It was already paid: the second payment is refunded, and the order stays as it is.
  await tx.update(payments).set({ refund: 'due', refundAt: now }).where(mine);
}

/**
 * `POST /pc/payment/webhook`: the provider reports the outcome of a payment. The replies are plain HTTP statuses, since
 * the provider isn't one of our own clients: 204 once the message is handled (also the second time), 401 for a wrong or
 * old signature, 400 for invalid content, 404 for an unknown payment. All but a 204 should be sent again later.
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
