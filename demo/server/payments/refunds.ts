import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { dollars } from '../operator/answer.js';
import { PaymentError, type Provider } from './provider.js';
import { type Payment, payments } from './schema.js';

/** Most refunds of one sweep; the next one goes on. */
const BATCH = 50;

/** How long others leave a refund alone that is being told, in milliseconds: longer than the provider may take. */
const CLAIM_MS = 60_000;

/** How long a refund waits after it was told in vain, in milliseconds: twice as long each time, up to six hours. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** From so many times in vain on, somebody should look at it, also when the provider merely does not answer. */
const ALARMING_TRIES = 5;

export interface FailedRefund {
  readonly error: PaymentError;
  readonly payment: Pick<Payment, 'paymentId' | 'orderId'>;
  /** How often it was told in vain by now. */
  readonly tries: number;
  /** Whether waiting will not mend it: the provider refused, or has been silent for long. */
  readonly isAlarming: boolean;
}

interface Push {
  readonly now: Date;
  readonly onFailure: (failed: FailedRefund) => void;
}

/**
 * Tells the provider to return what is due, those first that have waited longest. What it refuses or does not answer
 * waits longer each time, behind the others; it is told again, as a refund that was told twice is one. Several servers
 * may do it at once: each takes what no other has.
 */
export async function pushRefunds(db: Db, provider: Provider, { now, onFailure }: Push): Promise<void> {
  for (const payment of await claimDue(db, now)) {
    const { paymentId, orderId, amount, refundTries } = payment;
    try {
      await provider.refund({ id: paymentId, reference: String(orderId), amount });
      await change(db, paymentId, { refund: 'done', refundAt: null, refundError: '' });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      const tries = refundTries + 1;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
      await change(db, paymentId, {
        refundAt: new Date(now.getTime() + wait),
        refundTries: tries,
        refundError: error.message.slice(0, 300),
      });
      onFailure({ error, payment, tries, isAlarming: isRefusal(error) || tries >= ALARMING_TRIES });
    }
  }
}

/** The oldest that are due, which are nobody else's for a while. */
function claimDue(db: Db, now: Date): Promise<Payment[]> {
  // Named, they are looked for once; within the condition, Postgres may look anew for each row, and take more.
  const due = db.$with('due_refunds').as(
    db
      .select({ id: payments.paymentId })
      .from(payments)
      .where(and(eq(payments.refund, 'due'), lte(payments.refundAt, now)))
      .orderBy(asc(payments.refundAt))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(payments)
    .set({ refundAt: new Date(now.getTime() + CLAIM_MS) })
    .from(due)
    .where(eq(payments.paymentId, due.id))
    .returning(getTableColumns(payments));
}

/** Nothing when the provider's own message has said meanwhile that it is done. */
async function change(db: Db, paymentId: string, values: Partial<Payment>): Promise<void> {
  await db
    .update(payments)
    .set(values)
    .where(and(eq(payments.paymentId, paymentId), eq(payments.refund, 'due')));
}

/** Asked in the same words, the provider refuses again: unlike after too many calls, or a fault of its own. */
const isRefusal = ({ status }: PaymentError): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

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
