import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { dollars } from '../operator/answer.js';
import { lockOrder } from '../orders/apply-act.js';
import { noteRefundSent } from './add-refund.js';
import { PaymentError, type Provider } from './provider.js';
import { type Payment, payments } from './schema.js';
import { CLAIM_MS, nextTry } from './waits.js';

/** Maximum number of refunds per sweep. The next sweep takes the rest. */
const BATCH = 50;

/** Number of failed tries after which someone should look at it, even if the provider only didn't answer. */
const ALARMING_TRIES = 5;

export interface FailedRefund {
  readonly error: PaymentError;
  readonly payment: Pick<Payment, 'paymentId' | 'orderId'>;
  /** Number of failed tries so far. */
  readonly tries: number;
  /** Whether waiting won't fix it: the provider refused, or has been silent for a long time. */
  readonly isAlarming: boolean;
}

interface Push {
  readonly now: Date;
  readonly onFailure: (failed: FailedRefund) => void;
}

/**
 * Sends refunds that are due to the provider, those that have waited longest first. A refund that it refuses or doesn't
 * answer waits longer each time, behind the others. Retrying is safe, since the provider makes each refund only once.
 * Several servers may run it at once: each takes refunds that no other server has claimed. If somebody changes a refund
 * meanwhile, such as the bank that refuses it or the operator who adds to it, their change stays.
 */
export async function pushRefunds(db: Db, provider: Provider, { now, onFailure }: Push): Promise<void> {
  for (const payment of await claimDue(db, now)) {
    const {
      intentId: intent,
      orderId,
      refundAmount: amount,
      refundTries,
      refundRefusals: refusals,
    } = payment;
    try {
      await provider.refund({ intent, reference: String(orderId), amount, refusals });
      await finish(db, payment, now);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      const tries = refundTries + 1;
      await change(db, payment, {
        refundAt: nextTry(tries, now),
        refundTries: tries,
        refundRefusals: refusals + Number(isRefusal(error)),
        refundError: error.message.slice(0, 300),
      });
      onFailure({ error, payment, tries, isAlarming: isRefusal(error) || tries >= ALARMING_TRIES });
    }
  }
}

/** Claims the oldest refunds that are due, so that no other server takes them for a while. */
function claimDue(db: Db, now: Date): Promise<Payment[]> {
  // A CTE runs once. As a subquery in the condition, Postgres may run it again for each row and claim more.
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

/** The order is locked, so that the provider's own message about the refund doesn't note it once more. */
const finish = (db: Db, claimed: Payment, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, claimed.orderId);
    const done = await change(tx, claimed, { refund: 'done', refundAt: null, refundError: '' });
    if (done && order !== null) await noteRefundSent(tx, order, now);
  });

/**
 * Does nothing if the refund has changed since it was claimed: each change of one also changes its time. Returns whether
 * it hasn't.
 */
async function change(db: Db, claimed: Payment, values: Partial<Payment>): Promise<boolean> {
  const { paymentId, refundAt } = claimed;
  if (refundAt === null) return false;
  const changed = await db
    .update(payments)
    .set(values)
    .where(and(eq(payments.paymentId, paymentId), eq(payments.refundAt, refundAt)))
    .returning({ id: payments.paymentId });
  return changed.length > 0;
}

/** Replies of the 4xx kind that say "not now": too slow, the same call is under way, too many calls. */
const NOT_NOW: readonly number[] = [408, 409, 429];

/** Whether a retry would be refused again, unlike after too many calls or an error on the provider's side. */
const isRefusal = ({ status }: PaymentError): boolean =>
  status >= 400 && status < 500 && !NOT_NOW.includes(status);

const LISTED = 100;

/** Lists for the operator the refunds that the provider hasn't taken yet, those with the most tries first. */
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
    .map(({ orderId, paymentId, refundAmount, refundTries, refundAt, refundError }) =>
      [
        orderId,
        paymentId,
        dollars(refundAmount),
        refundTries === 0 && refundAt !== null
          ? 'not sent yet'
          : `failed ${refundTries} times, next at ${refundAt?.toISOString() ?? '-'}: ${refundError}`,
      ].join('  '),
    )
    .join('\n');
}

/** Makes the next sweep retry an order's refunds, however long they had left to wait. Returns their number. */
export async function retryRefunds(db: Db, orderId: number, now: Date): Promise<number> {
  const again = await db
    .update(payments)
    .set({ refundAt: now, refundTries: 0 })
    .where(and(eq(payments.orderId, orderId), eq(payments.refund, 'due')))
    .returning({ id: payments.paymentId });
  return again.length;
}
