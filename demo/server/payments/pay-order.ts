import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Language } from '../../shared/language.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { type Order, orderLines, orders } from '../orders/schema.js';
import { PAYMENT_TEXTS } from './payment-texts.js';
import { type PaidLine, PaymentError, type Provider } from './provider.js';
import { type Payment, payments } from './schema.js';
import { settle } from './settle.js';
import type { ProviderPayment } from './to-payment.js';

/** How long Stripe's page has to be open at least, in milliseconds. */
const LEAST_MS = 30 * 60_000;

/** Added to it, for the way to Stripe, and so that a second try soon after still is the same request. */
const MARGIN_MS = 5 * 60_000;

/** Maximum number of lines that a page of Stripe's shows, less one for the delivery. */
const MOST_LINES = 99;

/** Returns the URL of the open payment, or of a new one: the same for repeated clicks. Null if it's already paid. */
export async function payOrder(
  db: Db,
  provider: Provider,
  order: Order,
  { lang, now }: { lang: Language; now: Date },
): Promise<string | null> {
  const { orderId, total, userId } = order;
  const made = await db.$count(payments, eq(payments.orderId, orderId));
  const open = await findOpen(db, orderId);
  if (open !== null) {
    const told = await readPayment(db, provider, open, now);
    if (told === 'succeeded') return null;
    if (told !== null) return open.url;
  }
  const expiresAt = await holdLonger(db, orderId, now);
  const lines = await linesOf(db, order, lang);
  const [user] = userId === null ? [] : await db.select().from(users).where(eq(users.userId, userId));
  const payment = await provider.create({
    reference: String(orderId),
    amount: total,
    lines,
    reduction: order.discount + order.points,
    reductionName: PAYMENT_TEXTS[lang].reduction,
    description: `${PAYMENT_TEXTS[lang].order} ${orderId}`,
    email: user?.email ?? user?.guestEmail ?? null,
    lang,
    expiresAt,
    // Stripe refuses a key with other parameters. One in another language, or of a later time, is another page.
    key: `order-${orderId}-${made}-${lang}-${expiresAt.getTime()}`,
  });
  await db
    .insert(payments)
    .values({ paymentId: payment.id, orderId, amount: total, url: payment.url, createdAt: now })
    .onConflictDoNothing();
  return payment.url;
}

/** Returns what the order consists of. If there is too much for one page, it is a single line. */
async function linesOf(db: Db, { orderId, shipping, subtotal }: Order, lang: Language): Promise<PaidLine[]> {
  const texts = PAYMENT_TEXTS[lang];
  const lines = await db
    .select({ name: orderLines.name, price: orderLines.price, pieces: orderLines.buyNum })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.goodsId));
  const goods =
    lines.length > MOST_LINES ? [{ name: `${texts.order} ${orderId}`, price: subtotal, pieces: 1 }] : lines;
  return shipping === 0 ? goods : [...goods, { name: texts.delivery, price: shipping, pieces: 1 }];
}

/** Holds an unpaid order for as long as its page of Stripe's will be open. Many clicks at once hold it once. */
async function holdLonger(db: Db, orderId: number, now: Date): Promise<Date> {
  const least = new Date(now.getTime() + LEAST_MS);
  await db
    .update(orders)
    .set({ expiresAt: new Date(least.getTime() + MARGIN_MS) })
    .where(
      and(
        eq(orders.orderId, orderId),
        eq(orders.state, 'unpaid'),
        lt(orders.expiresAt, new Date(least.getTime() + 1)),
      ),
    );
  const [order] = await db.select({ at: orders.expiresAt }).from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) throw new Error(`There is no order ${orderId}`);
  return order.at;
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
    await settle(db, { id: `read-${paymentId}`, type: 'succeeded', payment, refunded: 0 }, now);
  }
  return payment.status;
}
