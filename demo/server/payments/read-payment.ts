import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { PaymentError } from './provider.js';
import { payments } from './schema.js';
import { settle } from './settle.js';
import type { ProviderPayment } from './to-payment.js';

/**
 * Reads an open payment from the provider, and handles what it says like a message, because its message may be lost or
 * late.
 * @param read the call that returns the payment; it may throw a PaymentError
 * @returns its status; null if the provider no longer takes money for it
 */
export async function readPayment(
  db: Db,
  paymentId: string,
  read: (id: string) => Promise<ProviderPayment>,
  now: Date,
): Promise<ProviderPayment['status'] | null> {
  const payment = await read(paymentId).catch((error: unknown) => {
    if (error instanceof PaymentError && error.status === 404) return null;
    throw error;
  });
  if (payment === null || payment.status === 'expired') {
    await db
      .update(payments)
      .set({ status: 'expired' })
      // A message may have reported meanwhile that it was made.
      .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'open')));
    return null;
  }
  if (payment.status === 'succeeded') {
    await settle(db, { id: `read-${paymentId}`, type: 'succeeded', payment, refunded: 0 }, now);
  }
  return payment.status;
}
