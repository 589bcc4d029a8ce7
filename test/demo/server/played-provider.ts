import Stripe from 'stripe';
import { type NewPayment, PaymentError, type Provider } from '../../../demo/server/payments/provider.js';
import type { ProviderPayment } from '../../../demo/server/payments/to-payment.js';
import { type App, DEFAULT_CONFIG } from './test-app.js';

/** Creates a fake card provider in memory, which records its requests and which a test can control. */
export function playedProvider() {
  const payments = new Map<string, ProviderPayment>();
  const keys = new Map<string, string>();
  const refunds: string[] = [];
  /** US cents of each PaymentIntent that have gone back. */
  const returned = new Map<string, number>();
  const descriptions: string[] = [];
  /** The payments whose pages the shop has asked to close. */
  const closings: string[] = [];
  /** The emails that payments were begun with. */
  const emails: (string | null)[] = [];
  const hooks = {
    isDown: false,
    /** What happens once a refund is made, before the shop is notified. */
    afterRefund: async () => {},
    /** What happens once a page is opened, before the shop is notified. */
    afterCreate: async () => {},
  };
  const answers = () => {
    if (hooks.isDown) throw new PaymentError('the provider is down');
  };
  const find = (id: string): ProviderPayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new PaymentError('no such payment', 404);
    return payment;
  };
  const calls: Provider = {
    async create({ reference, amount, description, email, key }: NewPayment) {
      answers();
      descriptions.push(description);
      emails.push(email);
      const id = keys.get(key) ?? `pay_${payments.size + 1}_${crypto.randomUUID().slice(0, 8)}`;
      keys.set(key, id);
      const url = `https://pay.example/${id}`;
      const payment = payments.get(id) ?? {
        ...{ id, reference, amount, currency: 'USD', status: 'open' as const, url },
        intent: `pi_${id}`,
      };
      payments.set(id, payment);
      await hooks.afterCreate();
      return payment;
    },
    async read(id) {
      answers();
      return find(id);
    },
    async expire(id) {
      answers();
      closings.push(id);
      const payment = find(id);
      if (payment.status === 'open') payments.set(id, { ...payment, status: 'expired' });
      return find(id);
    },
    async refund({ intent, amount }) {
      answers();
      const payment = await calls.find(intent);
      if (payment === null) throw new PaymentError('no such payment', 404);
      refunds.push(payment.id);
      returned.set(intent, amount);
      await hooks.afterRefund();
    },
    async find(intent) {
      answers();
      return [...payments.values()].find((payment) => payment.intent === intent) ?? null;
    },
    async refunded(intent) {
      answers();
      return returned.get(intent) ?? 0;
    },
  };
  const last = (): ProviderPayment => {
    const payment = [...payments.values()].at(-1);
    if (payment === undefined) throw new Error('nothing was to be paid');
    return payment;
  };
  return {
    ...{ calls, payments, refunds, closings, returned, descriptions, emails, hooks, last },
    /** Marks the last payment, or another one, as paid, without notifying the shop. */
    pay(id = last().id): ProviderPayment {
      const paid = { ...find(id), status: 'succeeded' as const, card_brand: 'Visa', card_last4: '4242' };
      payments.set(id, paid);
      return paid;
    },
    set: (id: string, change: Partial<ProviderPayment>) => payments.set(id, { ...find(id), ...change }),
  };
}

/** An event of Stripe's, by the payment that it is about. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: Stripe.Event['type'];
  readonly payment: ProviderPayment;
  /** More fields of the object that the event carries. */
  readonly more?: object;
}

/** Returns the object that such an event carries. */
function objectOf({ type, payment, more }: PaymentEvent): object {
  const { id, amount, currency, intent, reference, url } = payment;
  if (type.startsWith('checkout.'))
    return {
      ...{ id, object: 'checkout.session', amount_total: amount, currency: currency.toLowerCase(), url },
      ...{
        client_reference_id: reference,
        payment_intent: intent,
        status: 'complete',
        payment_status: 'paid',
      },
      ...more,
    };
  if (type.startsWith('payment_intent.')) return { id: intent, object: 'payment_intent', ...more };
  return { id: `of_${intent}`, payment_intent: intent, amount, refunded: true, ...more };
}

/** Notifies the shop of a payment, as Stripe does. */
export async function sendEvent(
  app: App,
  event: PaymentEvent,
  { at, secret = DEFAULT_CONFIG.payments.webhookSecret }: { at: Date; secret?: string },
): Promise<number> {
  const { id, type } = event;
  const body = JSON.stringify({ id, object: 'event', type, data: { object: objectOf(event) } });
  const timestamp = Math.floor(at.getTime() / 1_000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  const headers = { 'Stripe-Signature': signature };
  return (await app.request('/v3/pc/payment/webhook', { method: 'POST', headers, body })).status;
}
