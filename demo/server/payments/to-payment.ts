import type Stripe from 'stripe';

/** A payment: a Checkout Session of Stripe's, reduced to what the shop needs. */
export interface ProviderPayment {
  /** The ID of the session. */
  readonly id: string;
  /** The shop's ID for what is paid: the order. */
  readonly reference: string;
  /** US cents. */
  readonly amount: number;
  readonly currency: string;
  /** `processing`: approved, but the money hasn't arrived yet. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'expired';
  /** URL of the page where the shopper pays. */
  readonly url: string;
  /** The ID of the PaymentIntent; empty until there is one. */
  readonly intent: string;
  readonly card_brand?: string;
  readonly card_last4?: string;
}

/** The brands as shoppers know them. Any other is shown as Stripe writes it. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Reduces a Checkout Session to what the shop needs of it. */
export function toPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const { id, amount_total, currency, client_reference_id, url, payment_intent: intent } = session;
  const expanded = intent === null || typeof intent === 'string' ? null : intent;
  const charge = expanded?.latest_charge;
  const card = charge && typeof charge !== 'string' ? charge.payment_method_details?.card : null;
  return {
    id,
    reference: client_reference_id ?? '',
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    status: statusOf(session, expanded),
    url: url ?? '',
    intent: expanded?.id ?? (typeof intent === 'string' ? intent : ''),
    ...(card && { card_brand: BRANDS[card.brand ?? ''] ?? card.brand ?? '', card_last4: card.last4 ?? '' }),
  };
}

function statusOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment['status'] {
  if (payment_status !== 'unpaid') return 'succeeded';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  // The bank has refused after all, and the page takes no other card.
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isOver ? 'expired' : 'processing';
}
