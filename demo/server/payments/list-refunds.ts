import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { dollars } from '../operator/answer.js';
import { payments } from './schema.js';

const LISTED = 100;

/** The refunds that the provider has not taken yet, those with the most tries first, for the operator. */
export async function listRefunds(db: Db): Promise<string> {
  const due = await db
    .select()
    .from(payments)
    .where(eq(payments.refund, 'due'))
    .orderBy(asc(payments.createdAt))
    .limit(LISTED);
  if (due.length === 0) return 'No refund is due.';
  return due
    .sort((one, other) => other.refundTries - one.refundTries)
    .map(({ orderId, paymentId, amount, refundTries, refundAt, refundError }) =>
      [
        orderId,
        paymentId,
        dollars(amount),
        refundTries === 0
          ? 'not told yet'
          : `failed ${refundTries} times, next at ${refundAt?.toISOString() ?? '-'}: ${refundError}`,
      ].join('  '),
    )
    .join('\n');
}

/** Has the refunds of an order told again by the next sweep, however long they were to wait. */
export async function retryRefunds(db: Db, orderId: number, now: Date): Promise<number> {
  const again = await db
    .update(payments)
    .set({ refundAt: now, refundTries: 0 })
    .where(and(eq(payments.orderId, orderId), eq(payments.refund, 'due')))
    .returning({ id: payments.paymentId });
  return again.length;
}
