import { eq } from 'drizzle-orm';
import type { ProviderEvent } from '../../shared/payment-protocol.js';
import type { Db } from '../db/database.js';
import { applyAct, lockOrder } from '../orders/apply-act.js';
import { orderEvents, orders } from '../orders/schema.js';
import { paymentEvents, payments } from './schema.js';

/** What a message of the provider came to. `seen`: it was taken before; `unknown`: it is of no payment of ours. */
export type Settled = 'taken' | 'seen' | 'unknown' | 'wrong-amount';

/**
 * Takes a message of the provider: once, whatever the order in which they come and however often. What the provider
 * answers to a question is taken the same way, under an id of its own.
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
    if (event.type === 'payment.refunded') {
      await tx
        .update(payments)
        .set({ refund: 'done', refundAt: null })
        .where(eq(payments.paymentId, payment.id));
    }
    return 'taken';
  });
}

/** The order is locked. */
async function succeed(tx: Db, orderId: number, { payment }: ProviderEvent, now: Date): Promise<void> {
  const mine = eq(payments.paymentId, payment.id);
  // Read under the order's lock: the same success may have been told under another id a moment ago.
  const [before] = await tx.select({ status: payments.status }).from(payments).where(mine);
  if (before?.status === 'succeeded') return;
  const card = { cardBrand: payment.card_brand ?? '', cardLast4: payment.card_last4 ?? '' };
  await tx
    .update(payments)
    .set({ status: 'succeeded', ...card })
    .where(mine);
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) return;
  if (order.state === 'unpaid' || order.state === 'cancelled') {
    await applyAct(tx, order, { act: 'pay', actor: 'provider', now });
    return;
  }
  // It was paid before: the second money goes home, and the order stays as it is.
  await tx.update(payments).set({ refund: 'due', refundAt: now }).where(mine);
}
