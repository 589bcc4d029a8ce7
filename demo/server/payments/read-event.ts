import type Stripe from 'stripe';
import type { Provider, ProviderPayment } from './provider.js';
import { toPayment } from './to-payment.js';

/** What Stripe reports to the shop, reduced to what the shop needs of it. */
export interface ProviderEvent {
  /** Stays the same if the event is sent again. */
  readonly id: string;
  /**
   * `failed`: a card was declined, and the page takes another. `lapsed`: this payment will never be made. `refunded`:
   * all of it went back. `refund-failed`: a refund came back from the bank.
   */
  readonly type: 'succeeded' | 'failed' | 'lapsed' | 'refunded' | 'refund-failed' | 'disputed';
  readonly payment: ProviderPayment;
  /** Whether a lapsed payment was declined, rather than left. Defaults to false. */
  readonly isDeclined?: boolean;
}

/**
 * Reads an event whose signature was checked.
 * @returns null if it is about nothing that concerns the shop
 * @throws {PaymentError} if Stripe has to be asked about it and isn't reached
 */
export async function readEvent(event: Stripe.Event, provider: Provider): Promise<ProviderEvent | null> {
  const { id } = event;
  const about = async (
    intent: string | { readonly id: string } | null,
    type: ProviderEvent['type'],
  ): Promise<ProviderEvent | null> => {
    if (intent === null) return null;
    const payment = await provider.find(typeof intent === 'string' ? intent : intent.id);
    return payment && { id, type, payment };
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const payment = toPayment(event.data.object);
      // Approved, but the money hasn't arrived: another event follows.
      return payment.status === 'succeeded' ? { id, type: 'succeeded', payment } : null;
    }
    case 'checkout.session.async_payment_failed':
      return { id, type: 'lapsed', payment: toPayment(event.data.object), isDeclined: true };
    case 'checkout.session.expired':
      return { id, type: 'lapsed', payment: toPayment(event.data.object) };
    case 'payment_intent.payment_failed':
      return about(event.data.object, 'failed');
    case 'charge.refunded':
      // A part of it is the operator's business alone: the order goes on.
      return event.data.object.refunded ? about(event.data.object.payment_intent, 'refunded') : null;
    case 'refund.updated':
      return event.data.object.status === 'failed'
        ? about(event.data.object.payment_intent, 'refund-failed')
        : null;
    case 'charge.dispute.created':
      return about(event.data.object.payment_intent, 'disputed');
    default:
      return null;
  }
}
