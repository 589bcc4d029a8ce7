import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { PaymentError, type Provider } from './provider.js';
import { payments } from './schema.js';

/** Most refunds of one sweep; the next one goes on. */
const BATCH = 50;

/** Longer than the provider may take for all of a batch: who has not told it by then has died. */
const CLAIM_MS = 10 * 60_000;

/**
 * Tells the provider to return what is due. Each refund is claimed first, so that of several processes one tells it. What it
 * does not answer stays due, and is told again: a refund that was told twice is one.
 * @param onFailure hears of each that could not be told
 */
export async function pushRefunds(
  db: Db,
  provider: Provider,
  onFailure: (error: PaymentError) => void,
): Promise<void> {
  const now = new Date();
  const due = db
    .select({ id: payments.paymentId })
    .from(payments)
    .where(
      and(
        eq(payments.refund, 'due'),
        or(isNull(payments.refundClaimedUntil), lte(payments.refundClaimedUntil, now)),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(payments)
    .set({ refundClaimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(payments.paymentId, due))
    .returning({ id: payments.paymentId, orderId: payments.orderId, amount: payments.amount });
  let told = 0;
  try {
    for (const { id, orderId, amount } of claimed) {
      await tell({ id, reference: String(orderId), amount });
      told += 1;
    }
  } finally {
    await letGo(claimed.slice(told).map(({ id }) => id));
  }

  async function tell(refund: Parameters<Provider['refund']>[0]): Promise<void> {
    try {
      await provider.refund(refund);
      await db
        .update(payments)
        .set({ refund: 'done', refundClaimedUntil: null })
        .where(eq(payments.paymentId, refund.id));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      await letGo([refund.id]);
      onFailure(error);
    }
  }

  async function letGo(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await db.update(payments).set({ refundClaimedUntil: null }).where(inArray(payments.paymentId, ids));
  }
}
