import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { PaymentError, type Provider } from './provider.js';
import { readPayment } from './read-payment.js';
import { type Payment, payments } from './schema.js';
import { CLAIM_MS, nextTry } from './waits.js';

/** The maximum number of pages per call. The next call takes the rest. */
const BATCH = 50;

/** A payment page that could not be closed. */
export interface OpenPage {
  readonly error: PaymentError;
  readonly payment: Pick<Payment, 'paymentId' | 'orderId'>;
  /** The number of failed tries so far. */
  readonly tries: number;
}

/**
 * Has the provider close the payment pages of orders that can no longer be paid, so that nobody pays for a canceled order.
 * If a page was paid in the meantime, the payment is handled as if the provider had reported it, and a canceled order is
 * refunded. A page that can't be closed is tried again later, with longer waits each time. Several servers may run this at
 * the same time: each page is claimed by one of them.
 * @param onFailure called for each page that the provider could not close
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
      // If it was approved but the money hasn't arrived, the provider reports it later, and that report may be lost.
      if (status === 'processing' || status === 'open') await postpone(db, payment, tries, now);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      await postpone(db, payment, tries, now);
      onFailure({ error, payment, tries });
    }
  }
}

/** Claims the due pages, the longest due first, so that no other server takes them for `CLAIM_MS`. */
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

/** Makes a page due again after the wait for its next try. */
async function postpone(db: Db, { paymentId }: Payment, tries: number, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ closeAt: nextTry(tries, now), closeTries: tries })
    .where(eq(payments.paymentId, paymentId));
}
