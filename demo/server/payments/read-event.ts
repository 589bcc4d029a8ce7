import type Stripe from 'stripe';
import type { Provider } from './provider.js';
import { type ProviderPayment, toPayment } from './to-payment.js';

/** What Stripe reports to the shop, reduced to what the shop needs of it. */
export interface ProviderEvent {
  /** Stays the same if the event is sent again. */
  readonly id: string;
  /**
   * `failed`: a card was declined, and the page takes another. `lapsed`: this payment will never be made. `refunded`:
   * some or all of it went back. `refund-failed`: a refund came back from the bank.
   */
  readonly type: 'succeeded' | 'failed' | 'lapsed' | 'refunded' | 'refund-failed' | 'disputed';
  readonly payment: ProviderPayment;
  /** Whether a lapsed payment was declined, rather than left. Defaults to false. */
  readonly isDeclined?: boolean;
  /** US cents that have gone back in all, as Stripe says now; 0 for an event that isn't about a refund. */
  readonly refunded: number;
}

/**
 * Reads an event whose signature was checked.
 * @returns null if it is about nothing that concerns the shop
 * @throws {PaymentError} if Stripe has to be queried and can't be reached
 */
export async function readEvent(event: Stripe.Event, provider: Provider): Promise<ProviderEvent | null> {
  const { id } = event;
  const about = async (
    intent: string | { readonly id: string } | null,
    type: ProviderEvent['type'],
  ): Promise<ProviderEvent | null> => {
    if (intent === null) return null;
    const payment = await provider.find(typeof intent === 'string' ? intent : intent.id);
    return payment && { id, type, payment, refunded: 0 };
  };
  /** Asks what has gone back by now, because such events come in any order. */
  const aboutRefund = async (
    intent: string | { readonly id: string } | null,
    type: 'refunded' | 'refund-failed',
  ): Promise<ProviderEvent | null> => {
    const read = await about(intent, type);
    return read && { ...read, refunded: await provider.refunded(read.payment.intent) };
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const payment = toPayment(event.data.object);
      // Approved, but the money hasn't arrived: another event follows.
      return payment.status === 'succeeded' ? { id, type: 'succeeded', payment, refunded: 0 } : null;
    }
    case 'checkout.session.async_payment_failed':
      return { id, type: 'lapsed', payment: toPayment(event.data.object), refunded: 0, isDeclined: true };
    case 'checkout.session.expired':
      return { id, type: 'lapsed', payment: toPayment(event.data.object), refunded: 0 };
    case 'payment_intent.payment_failed':
      return about(event.data.object, 'failed');
    case 'charge.refunded':
      return aboutRefund(event.data.object.payment_intent, 'refunded');
    case 'refund.failed':
    case 'refund.updated': {
      const { id: refundId, payment_intent, status } = event.data.object;
      if (status !== 'failed') return null;
      const read = await aboutRefund(payment_intent, 'refund-failed');
      // Stripe reports it by two events. It has failed once.
      return read && { ...read, id: `failed-${refundId}` };
    }
    case 'charge.dispute.created':
      return about(event.data.object.payment_intent, 'disputed');
    default:
      return null;
  }
}
