import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { lockOrder } from '../orders/apply-act.js';
import { type Order, orderLines, orders } from '../orders/schema.js';
import type en from './messages/en.json';
import type { PaidLine, Provider } from './provider.js';
import { readPayment } from './read-payment.js';
import { type Payment, payments } from './schema.js';
import type { ProviderPayment } from './to-payment.js';

const PAYMENT_MESSAGES = readTexts<typeof en>(import.meta.url);

/** How long Stripe's page has to be open at least, in milliseconds. */
const LEAST_MS = 30 * 60_000;

/** Added to it, for the way to Stripe, and so that a second try soon after still is the same request. */
const MARGIN_MS = 5 * 60_000;

/** Maximum number of lines that a page of Stripe's shows, less one for the delivery. */
const MOST_LINES = 99;

/**
 * Returns the URL of the open payment, or of a new one: the same for repeated clicks. Null if the order is no longer to
 * be paid, because it was paid or canceled a moment ago.
 */
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
    const status = await readPayment(db, open.paymentId, provider.read, now);
    if (status === 'succeeded') return null;
    if (status !== null) return open.url;
  }
  const expiresAt = await holdLonger(db, orderId, now);
  const lines = await linesOf(db, order, lang);
  const [user] = userId === null ? [] : await db.select().from(users).where(eq(users.userId, userId));
  const payment = await provider.create({
    reference: String(orderId),
    amount: total,
    lines,
    reduction: order.discount + order.points,
    reductionName: PAYMENT_MESSAGES[lang].reduction,
    description: fill(PAYMENT_MESSAGES[lang].order, { n: orderId }),
    email: user?.email ?? user?.guestEmail ?? null,
    lang,
    expiresAt,
    // Stripe refuses a key with other parameters. One in another language, or of a later time, is another page.
    key: `order-${orderId}-${made}-${lang}-${expiresAt.getTime()}`,
  });
  const isOpen = await addPayment(db, orderId, payment, now);
  return isOpen ? payment.url : null;
}

/**
 * Stores a new payment. If the order was paid or canceled while its page was being opened, the page is to be closed.
 * Returns whether the order is still to be paid.
 */
function addPayment(
  db: Db,
  orderId: number,
  { id: paymentId, amount, url }: Pick<ProviderPayment, 'id' | 'amount' | 'url'>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOpen = (await lockOrder(tx, orderId))?.state === 'unpaid';
    await tx
      .insert(payments)
      .values({ paymentId, orderId, amount, url, createdAt: now, closeAt: isOpen ? null : now })
      .onConflictDoNothing();
    return isOpen;
  });
}

/** Returns what the order consists of. If there is too much for one page, it is a single line. */
async function linesOf(db: Db, { orderId, shipping, subtotal }: Order, lang: Language): Promise<PaidLine[]> {
  const texts = PAYMENT_MESSAGES[lang];
  const lines = await db
    .select({ name: orderLines.name, price: orderLines.price, pieces: orderLines.buyNum })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.goodsId));
  const goods =
    lines.length > MOST_LINES
      ? [{ name: fill(texts.order, { n: orderId }), price: subtotal, pieces: 1 }]
      : lines;
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
export async function fetchPaymentStatus(
  db: Db,
  provider: Provider,
  orderId: number,
  now: Date,
): Promise<ProviderPayment['status'] | null> {
  const open = await findOpen(db, orderId);
  return open === null ? null : readPayment(db, open.paymentId, provider.read, now);
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
