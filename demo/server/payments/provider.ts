import Stripe from 'stripe';
import type { Language } from '../../shared/language.js';
import type { PaymentConfig } from './settings.js';
import { type ProviderPayment, toPayment } from './to-payment.js';

const TIMEOUT_MS = 10_000;

/** Thrown if Stripe doesn't answer, refuses, or sends what doesn't fit. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    message: string,
    /** The HTTP status of a refusal; otherwise 0. */
    readonly status = 0,
  ) {
    super(message);
  }
}

export interface PaidLine {
  readonly name: string;
  /** US cents for one piece. */
  readonly price: number;
  readonly pieces: number;
}

export interface NewPayment {
  readonly reference: string;
  /** US cents to pay: the sum of the lines, less the reduction. */
  readonly amount: number;
  readonly lines: readonly PaidLine[];
  /** US cents that a coupon and points take off. */
  readonly reduction: number;
  readonly reductionName: string;
  readonly description: string;
  readonly email: string | null;
  readonly lang: Language;
  readonly expiresAt: Date;
  /** The idempotency key: the same key again means the same payment. */
  readonly key: string;
}

export interface NewRefund {
  readonly intent: string;
  readonly reference: string;
  /** US cents that shall have gone back in all, what was refunded before included. */
  readonly amount: number;
  /** How often Stripe has refused it. */
  readonly refusals: number;
}

/** What the shop asks of Stripe. Each may throw a PaymentError. */
export interface Provider {
  readonly create: (payment: NewPayment) => Promise<ProviderPayment>;
  readonly read: (id: string) => Promise<ProviderPayment>;
  /**
   * Closes the page of a payment, so that it takes no more money, and returns the payment: one that was made before, or
   * whose page was closed before, as it is. Safe to repeat.
   */
  readonly expire: (id: string) => Promise<ProviderPayment>;
  /** Finds the payment of a PaymentIntent; null if it isn't one of this shop's. */
  readonly find: (intent: string) => Promise<ProviderPayment | null>;
  /** Returns the US cents of a payment that have gone back, or are on their way. */
  readonly refunded: (intent: string) => Promise<number>;
  /** Safe to repeat: what has gone back already doesn't go back again. */
  readonly refund: (refund: NewRefund) => Promise<void>;
}

/** Returns the official client, which talks to the stand-in if there is one. */
export function stripeClient({ secretKey, standIn }: Pick<PaymentConfig, 'secretKey' | 'standIn'>): Stripe {
  const at = standIn === null ? null : new URL(standIn);
  const isHttps = at?.protocol === 'https:';
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (isHttps ? 443 : 80),
      protocol: isHttps ? 'https' : 'http',
    }),
  });
}

/** Checkout has no Arabic: it then takes the browser's language. */
const LOCALES = { en: 'en', ru: 'ru', fr: 'fr', ar: 'auto' } as const;

const CURRENCY = 'usd';

/** Maximum number of refunds of a payment that are looked at: as many as Stripe lists at once. */
const MOST_REFUNDS = 100;

/** What is read along with a session: whether an attempt failed for good, and the card. */
const EXPAND = ['payment_intent.latest_charge'];

export function cardProvider(config: PaymentConfig): Provider {
  const stripe = stripeClient(config);
  const read = async (id: string) =>
    toPayment(await reached(config, stripe.checkout.sessions.retrieve(id, { expand: EXPAND })));
  return {
    create: (payment) => reached(config, create(stripe, config, payment)),
    read,
    async expire(id) {
      try {
        return toPayment(await reached(config, stripe.checkout.sessions.expire(id)));
      } catch (error) {
        // Stripe closes only open pages, and says 400 for any other.
        if (error instanceof PaymentError && error.status === 400) return read(id);
        throw error;
      }
    },
    async find(intent) {
      const { data } = await reached(
        config,
        stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
      );
      return data[0] ? toPayment(data[0]) : null;
    },
    refunded: async (intent) => (await reached(config, refundsOf(stripe, intent))).sum,
    refund: (refund) => reached(config, refundRest(stripe, refund)),
  };
}

async function create(
  stripe: Stripe,
  { returnUrl }: PaymentConfig,
  payment: NewPayment,
): Promise<ProviderPayment> {
  const { reference, amount, lines, reduction, reductionName, description, email } = payment;
  const { lang, expiresAt, key } = payment;
  const back = new URL(returnUrl);
  back.searchParams.set('order_id', reference);
  const coupon =
    reduction === 0
      ? null
      : await stripe.coupons.create(
          {
            amount_off: reduction,
            currency: CURRENCY,
            duration: 'once',
            max_redemptions: 1,
            name: reductionName,
          },
          { idempotencyKey: `${key}-reduction` },
        );
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: lines.map(({ name, price, pieces }) => ({
        price_data: { currency: CURRENCY, unit_amount: price, product_data: { name } },
        quantity: pieces,
      })),
      ...(coupon && { discounts: [{ coupon: coupon.id }] }),
      client_reference_id: reference,
      ...(email !== null && { customer_email: email }),
      locale: LOCALES[lang],
      expires_at: Math.floor(expiresAt.getTime() / 1_000),
      success_url: back.href,
      cancel_url: back.href,
      payment_intent_data: { description, metadata: { order_id: reference } },
    },
    { idempotencyKey: key },
  );
  const made = toPayment(session);
  if (made.amount !== amount)
    throw new PaymentError(`Stripe asks ${made.amount} cents for order ${reference}, not ${amount}`);
  return made;
}

/** Refunds what hasn't gone back yet. Stripe knows: a reply about it may have been lost. */
async function refundRest(stripe: Stripe, { intent, reference, amount, refusals }: NewRefund): Promise<void> {
  const { sum: before, count } = await refundsOf(stripe, intent);
  if (before >= amount) return;
  await stripe.refunds.create(
    { payment_intent: intent, amount: amount - before, metadata: { order_id: reference } },
    // Two servers that see the same refunds make the same one. After one that failed at the bank, or that Stripe
    // refused, the next is another: a key repeats its first answer.
    { idempotencyKey: `refund-${intent}-${count}-${refusals}` },
  );
}

/** Returns the number of a payment's refunds, and the sum of those whose money doesn't stay with the shop. */
async function refundsOf(stripe: Stripe, intent: string): Promise<{ count: number; sum: number }> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS });
  const good = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return { count: data.length, sum: good.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Turns each error into one of ours, whose message never contains a key. */
async function reached<T>({ secretKey, webhookSecret }: PaymentConfig, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    const status = statusOf(error);
    const message = error instanceof Error ? error.message : String(error);
    const clean = message.replaceAll(secretKey, '…').replaceAll(webhookSecret, '…');
    throw new PaymentError(
      `Stripe ${status === 0 ? 'was not reached' : `answered ${status}`}: ${clean}`,
      status,
    );
  }
}

/** Returns the HTTP status of an answer of Stripe's; 0 without one. */
function statusOf(error: unknown): number {
  // The key is in use by a call that is under way, with other parameters or the same.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 409;
  return error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0;
}
