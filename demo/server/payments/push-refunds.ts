import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { PaymentError, type Provider } from './provider.js';
import { payments } from './schema.js';

/** Most refunds of one sweep; the next one goes on. */
const BATCH = 50;

/**
 * Tells the provider to return what is due. What it does not answer stays due, and is told again: a refund that was
 * told twice is one.
 * @param onFailure hears of each that could not be told
 */
export async function pushRefunds(
  db: Db,
  provider: Provider,
  onFailure: (error: PaymentError) => void,
): Promise<void> {
  const due = await db
    .select({ id: payments.paymentId, orderId: payments.orderId, amount: payments.amount })
    .from(payments)
    .where(eq(payments.refund, 'due'))
    .orderBy(asc(payments.createdAt))
    .limit(BATCH);
  for (const { id, orderId, amount } of due) {
    try {
      await provider.refund({ id, reference: String(orderId), amount });
      await db.update(payments).set({ refund: 'done' }).where(eq(payments.paymentId, id));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      onFailure(error);
    }
  }
}
