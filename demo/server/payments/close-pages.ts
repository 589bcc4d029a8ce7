import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { PaymentError, type Provider } from './provider.js';
import { readPayment } from './read-payment.js';
import { type Payment, payments } from './schema.js';
import { CLAIM_MS, nextTry } from './waits.js';

/** Maximum number of pages per sweep. The next sweep takes the rest. */
const BATCH = 50;

export interface OpenPage {
  readonly error: PaymentError;
  readonly payment: Pick<Payment, 'paymentId' | 'orderId'>;
  /** Number of tries so far that didn't close it. */
  readonly tries: number;
}

/**
 * Has the provider close the pages of orders that can no longer be paid, so that nobody pays for what has been canceled.
 * A page that was paid meanwhile is handled like the message of it: the money of a canceled order goes back. A call that
 * isn't answered is tried again, later each time; several servers may do so at once.
 */
export async function closePages(
  db: Db,
  provider: Provider,
  { now, onFailure }: { readonly now: Date; readonly onFailure: (failed: OpenPage) => void },
): Promise<void> {
  for (const payment of await claimDue(db, now)) {
    const tries = payment.closeTries + 1;
    try {
      const status = await readPayment(db, payment.paymentId, provider.expire, now);
      // Approved, but the money hasn't arrived: its message follows, and might be lost.
      if (status === 'processing' || status === 'open') await wait(db, payment, tries, now);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      await wait(db, payment, tries, now);
      onFailure({ error, payment, tries });
    }
  }
}

/** Claims the pages that have waited longest, so that no other server takes them for a while. */
function claimDue(db: Db, now: Date): Promise<Payment[]> {
  // A CTE runs once, as in `refunds.ts`.
  const due = db.$with('due_pages').as(
    db
      .select({ id: payments.paymentId })
      .from(payments)
      .where(and(eq(payments.status, 'open'), lte(payments.closeAt, now)))
      .orderBy(asc(payments.closeAt))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(payments)
    .set({ closeAt: new Date(now.getTime() + CLAIM_MS) })
    .from(due)
    .where(eq(payments.paymentId, due.id))
    .returning(getTableColumns(payments));
}

async function wait(db: Db, { paymentId }: Payment, tries: number, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ closeAt: nextTry(tries, now), closeTries: tries })
    .where(eq(payments.paymentId, paymentId));
}
