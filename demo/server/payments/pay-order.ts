import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import type { ProviderPayment } from '../../shared/payment-protocol.js';
import type { Db } from '../db/database.js';
import type { Order } from '../orders/schema.js';
import { PaymentError, type Provider } from './provider.js';
import { type Payment, payments } from './schema.js';
import { settle } from './webhook.js';

/** The word for the order on the card provider's page. */
const ORDER: Readonly<Record<Language, string>> = { en: 'Order', ru: 'Заказ', ar: 'الطلب', fr: 'Commande' };

/** Returns the URL of the open payment, or of a new one: the same for repeated clicks. Null if it's already paid. */
export async function payOrder(
  db: Db,
  provider: Provider,
  order: Order,
  { lang, now }: { lang: Language; now: Date },
): Promise<string | null> {
  const made = await db.$count(payments, eq(payments.orderId, order.orderId));
  const open = await findOpen(db, order.orderId);
  if (open !== null) {
    const told = await readPayment(db, provider, open, now);
    if (told === 'succeeded') return null;
    if (told !== null) return open.url;
  }
  const payment = await provider.create({
    reference: String(order.orderId),
    amount: order.total,
    description: `${ORDER[lang]} ${order.orderId}`,
    lang,
    expiresAt: order.expiresAt,
    key: `order-${order.orderId}-${made}`,
  });
  await db
    .insert(payments)
    .values({
      paymentId: payment.id,
      orderId: order.orderId,
      amount: order.total,
      url: payment.url,
      createdAt: now,
    })
    .onConflictDoNothing();
  return payment.url;
}

/** Asks for the status of the open payment, as its message may be lost or late. Null if we or they have none. */
export async function askAfterPayment(
  db: Db,
  provider: Provider,
  orderId: number,
  now: Date,
): Promise<ProviderPayment['status'] | null> {
  const open = await findOpen(db, orderId);
  return open === null ? null : readPayment(db, provider, open, now);
}

async function findOpen(db: Db, orderId: number): Promise<Payment | null> {
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return open ?? null;
}

/** Returns null if the provider no longer takes money for the payment. */
async function readPayment(
  db: Db,
  provider: Provider,
  { paymentId }: Payment,
  now: Date,
): Promise<ProviderPayment['status'] | null> {
  const payment = await provider.read(paymentId).catch((error: unknown) => {
    if (error instanceof PaymentError && error.status === 404) return null;
    throw error;
  });
  if (payment === null || payment.status === 'expired') {
    await db.update(payments).set({ status: 'expired' }).where(eq(payments.paymentId, paymentId));
    return null;
  }
  if (payment.status === 'succeeded') {
    await settle(db, { id: `read-${paymentId}`, type: 'payment.succeeded', payment }, now);
  }
  return payment.status;
}
