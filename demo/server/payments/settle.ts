import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { applyAct, lockOrder } from '../orders/apply-act.js';
import { type Order, orderEvents, orders } from '../orders/schema.js';
import { transitionOf } from '../orders/transitions.js';
import { noteRefundSent } from './add-refund.js';
import type { ProviderEvent } from './read-event.js';
import { paymentEvents, payments } from './schema.js';
import type { ProviderPayment } from './to-payment.js';

/** The outcome of a provider's message. `seen`: handled before. `unknown`: not about one of our payments. */
export type Settled = 'taken' | 'seen' | 'unknown' | 'wrong-amount';

/**
 * Handles a provider's message once, in whatever order messages come and however often. A status that we read from the
 * provider is handled the same way, under a separate ID.
 */
export function settle(db: Db, event: ProviderEvent, now: Date): Promise<Settled> {
  return db.transaction(async (tx) => {
    const { payment, type } = event;
    const mine = eq(payments.paymentId, payment.id);
    const [stored] = await tx.select().from(payments).where(mine);
    if (stored === undefined) return 'unknown';
    if (payment.amount !== stored.amount || payment.currency !== 'USD') return 'wrong-amount';
    const order = await lockOrder(tx, stored.orderId);
    if (order === null) return 'unknown';
    const inserted = await tx
      .insert(paymentEvents)
      .values({ eventId: event.id, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (inserted.length === 0) return 'seen';
    if (payment.intent !== '') await tx.update(payments).set({ intentId: payment.intent }).where(mine);
    const { orderId, state } = order;
    const mark = (act: 'decline' | 'dispute') =>
      tx.insert(orderEvents).values({ orderId, act, state, actor: 'provider', at: now });
    if (type === 'succeeded') await succeed(tx, stored.orderId, payment, now);
    if ((type === 'failed' || event.isDeclined) && state === 'unpaid') await mark('decline');
    if (type === 'lapsed') await lapse(tx, payment);
    if (type === 'refunded') await refunded(tx, stored.paymentId, order, event.refunded, now);
    if (type === 'disputed') await mark('dispute');
    if (type === 'refund-failed') await reopen(tx, event);
    return 'taken';
  });
}

/** The order must be locked. The payment may have been made meanwhile: messages come in any order. */
async function lapse(tx: Db, { id }: ProviderPayment): Promise<void> {
  const mine = eq(payments.paymentId, id);
  const [before] = await tx.select().from(payments).where(mine);
  if (before?.status === 'open') await tx.update(payments).set({ status: 'expired' }).where(mine);
}

/** The bank didn't take the money back. A second try would fail like the first: the operator decides about it. */
async function reopen(tx: Db, { payment, refunded }: ProviderEvent): Promise<void> {
  await tx
    .update(payments)
    .set({ refund: 'due', refundAt: null, refundTries: 1, refundError: 'the bank refused the refund' })
    // It may have gone back by another refund since.
    .where(and(eq(payments.paymentId, payment.id), gt(payments.refundAmount, refunded)));
}

/**
 * The order must be locked. What we didn't ask for was refunded in Stripe's dashboard: it ends the order if it is all of
 * the payment.
 */
async function refunded(
  tx: Db,
  paymentId: string,
  order: Order,
  refundAmount: number,
  now: Date,
): Promise<void> {
  const mine = eq(payments.paymentId, paymentId);
  // Read under the order's lock: we may have requested the refund a moment ago.
  const [before] = await tx.select().from(payments).where(mine);
  // Less than we requested: the rest is on its way.
  if (before === undefined || refundAmount < before.refundAmount) return;
  await tx.update(payments).set({ refund: 'done', refundAmount, refundAt: null }).where(mine);
  if (before.refund === 'due') await noteRefundSent(tx, order, now);
  const isOurs = before.refundAmount >= before.amount;
  if (isOurs || refundAmount < before.amount || before.status !== 'succeeded') return;
  if (transitionOf(order.state, 'refund', 'provider', false) === undefined) return;
  await applyAct(tx, order, { act: 'refund', actor: 'provider', now });
}

/** The order must be locked. */
async function succeed(tx: Db, orderId: number, payment: ProviderPayment, now: Date): Promise<void> {
  const mine = eq(payments.paymentId, payment.id);
  // Read under the order's lock: the same success may have come under another ID a moment ago.
  const [before] = await tx.select().from(payments).where(mine);
  const { card_brand: cardBrand, card_last4: cardLast4 } = payment;
  await tx
    .update(payments)
    .set({ status: 'succeeded', ...(cardLast4 && { cardBrand, cardLast4 }) })
    .where(mine);
  if (before === undefined || before.status === 'succeeded') return;
  // Stripe's dashboard has given the money back, and that message was faster: nobody has paid.
  if (before.refundAmount >= before.amount) return;
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) return;
  if (order.state === 'unpaid' || order.state === 'canceled') {
    await applyAct(tx, order, { act: 'pay', actor: 'provider', now });
    return;
  }
  // It was already paid: the second payment is refunded, and the order stays as it is.
  await tx.update(payments).set({ refund: 'due', refundAmount: before.amount, refundAt: now }).where(mine);
}
