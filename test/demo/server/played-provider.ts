import { type NewPayment, PaymentError, type Provider } from '../../../demo/server/payments/provider.js';
import {
  type ProviderEvent,
  type ProviderPayment,
  SIGNATURE_HEADER,
  sign,
} from '../../../demo/shared/payment-protocol.js';
import { type App, DEFAULT_CONFIG } from './test-app.js';

/** Creates a fake card provider in memory, which records its requests and which a test can control. */
export function playedProvider() {
  const payments = new Map<string, ProviderPayment>();
  const keys = new Map<string, string>();
  const refunds: string[] = [];
  const descriptions: string[] = [];
  const told = { isDown: false };
  const answers = () => {
    if (told.isDown) throw new PaymentError('the provider is down');
  };
  const find = (id: string): ProviderPayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new PaymentError('no such payment', 404);
    return payment;
  };
  const calls: Provider = {
    async create({ reference, amount, description, key }: NewPayment) {
      answers();
      descriptions.push(description);
      const id = keys.get(key) ?? `pay_${payments.size + 1}_${crypto.randomUUID().slice(0, 8)}`;
      keys.set(key, id);
      const url = `https://pay.example/${id}`;
      const payment = payments.get(id) ?? {
        ...{ id, reference, amount, currency: 'USD', status: 'open' as const, url },
      };
      payments.set(id, payment);
      return payment;
    },
    async read(id) {
      answers();
      return find(id);
    },
    async refund({ id }) {
      answers();
      refunds.push(id);
      return find(id);
    },
  };
  const last = (): ProviderPayment => {
    const payment = [...payments.values()].at(-1);
    if (payment === undefined) throw new Error('nothing was to be paid');
    return payment;
  };
  return {
    ...{ calls, payments, refunds, descriptions, told, last },
    /** Marks the last payment, or another one, as paid, without notifying the shop. */
    pay(id = last().id): ProviderPayment {
      const paid = { ...find(id), status: 'succeeded' as const, card_brand: 'Visa', card_last4: '4242' };
      payments.set(id, paid);
      return paid;
    },
    set: (id: string, change: Partial<ProviderPayment>) => payments.set(id, { ...find(id), ...change }),
  };
}

/** Notifies the shop of a payment, as the provider does. */
export async function tell(
  app: App,
  event: ProviderEvent,
  { at, secret = DEFAULT_CONFIG.payments.secret }: { at: Date; secret?: string },
): Promise<number> {
  const body = JSON.stringify(event);
  const path = '/v3/pc/payment/webhook';
  const response = await app.request(path, {
    method: 'POST',
    headers: { [SIGNATURE_HEADER]: sign(secret, { method: 'POST', path, body }, at) },
    body,
  });
  return response.status;
}
