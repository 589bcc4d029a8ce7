import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { brandKey, type TestCard } from './test-cards.js';

/** The parts of Stripe's objects that the shop uses, in Stripe's own types. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'client_reference_id'
  | 'currency'
  | 'customer_email'
  | 'cancel_url'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { payment_intent: string | null };
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'status'
> & {
  latest_charge: Charge | null;
};
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'metadata' | 'refunded'
> & {
  payment_intent: string;
  payment_method_details: { card: { brand: string; last4: string }; type: 'card' };
};
export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'status'> & {
  payment_intent: string;
};

/** A payment at the stand-in. It is only in memory, so a restart leaves the ledger empty. */
export interface Entry {
  session: Session;
  intent: Intent | null;
  card: TestCard | null;
  /** Newest last, unlike Stripe's list: the shop takes them in any order. */
  refunds: readonly Refund[];
  readonly description: string;
  readonly metadata: Record<string, string>;
}

/** Maximum number of payments stored. After that, the oldest is dropped. */
const MAX_ENTRIES = 20_000;

export const newId = (prefix: string): string => `${prefix}_${randomBytes(14).toString('hex')}`;

export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #byIntent = new Map<string, Entry>();
  /** Amounts of coupons, by their IDs. */
  readonly coupons = new Map<string, number>();

  /**
   * @param origin the stand-in's origin, where its pages are
   * @param onExpire called once for each session that expires
   */
  constructor(
    readonly origin: string,
    private readonly onExpire: (entry: Entry) => void = () => {},
  ) {}

  find(id: string): Entry | undefined {
    const entry = this.#entries.get(id);
    // Its timer may be late.
    if (entry !== undefined && entry.session.expires_at * 1_000 <= Date.now()) this.expire(entry);
    return entry;
  }

  findByIntent(id: string): Entry | undefined {
    return this.#byIntent.get(id);
  }

  add(entry: Entry): void {
    this.#entries.set(entry.session.id, entry);
    for (const [oldest, { intent }] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES) break;
      this.#entries.delete(oldest);
      if (intent) this.#byIntent.delete(intent.id);
    }
  }

  /** Notes an attempt to pay. A declined one leaves the session open. */
  attempt(
    entry: Entry,
    status: 'succeeded' | 'processing' | 'requires_payment_method',
    card: TestCard,
  ): Intent {
    const { amount_total, currency } = entry.session;
    const amount = amount_total ?? 0;
    const id = entry.intent?.id ?? newId('pi');
    const about = { amount, currency: currency ?? 'usd', metadata: entry.metadata };
    const charge: Charge = {
      ...{
        id: newId('ch'),
        object: 'charge',
        amount_refunded: 0,
        refunded: false,
        payment_intent: id,
        ...about,
      },
      payment_method_details: {
        type: 'card',
        card: { brand: brandKey(card), last4: card.number.slice(-4) },
      },
    };
    const intent: Intent = {
      ...{ id, object: 'payment_intent', status, latest_charge: charge, ...about },
    };
    entry.intent = intent;
    entry.card = card;
    entry.session = { ...entry.session, payment_intent: id };
    if (status !== 'requires_payment_method')
      entry.session = { ...entry.session, status: 'complete', url: null };
    if (status === 'succeeded') entry.session = { ...entry.session, payment_status: 'paid' };
    this.#byIntent.set(id, entry);
    return intent;
  }

  /** Expires an open session, so that its page takes no more money. Does nothing to any other. */
  expire(entry: Entry): void {
    if (entry.session.status !== 'open') return;
    entry.session = { ...entry.session, status: 'expired', url: null };
    this.onExpire(entry);
  }

  /** Notes a refund, and takes it off what is left of the charge. */
  refund(entry: Entry, refund: Refund): void {
    entry.refunds = [...entry.refunds, refund];
    sumUp(entry);
  }

  /** Notes that the bank took no refund, after all. */
  failRefund(entry: Entry, refund: Refund): Refund {
    const failed: Refund = { ...refund, status: 'failed' };
    entry.refunds = entry.refunds.map((each) => (each.id === failed.id ? failed : each));
    sumUp(entry);
    return failed;
  }

  /** Notes that the money of a late payment has arrived. */
  arrive(entry: Entry): void {
    entry.session = { ...entry.session, payment_status: 'paid' };
    if (entry.intent) entry.intent = { ...entry.intent, status: 'succeeded' };
  }
}

/** Sums up what has gone back of a charge. */
function sumUp({ intent, refunds }: Entry): void {
  const charge = intent?.latest_charge;
  if (!charge) return;
  charge.amount_refunded = refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  charge.refunded = charge.amount_refunded === charge.amount;
}
