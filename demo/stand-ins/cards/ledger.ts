import { randomBytes } from 'node:crypto';
import { type Infer, integer, pattern, string, type } from 'superstruct';
import type { ProviderPayment } from '../../shared/payment-protocol.js';

/** A shop's request for a payment. */
export const Asked = type({
  reference: string(),
  amount: integer(),
  currency: string(),
  description: string(),
  lang: string(),
  expires_at: string(),
  return_url: pattern(string(), /^https?:\/\//),
  webhook_url: pattern(string(), /^https?:\/\//),
});
export type Asked = Infer<typeof Asked>;

/** A payment at the stand-in. It is only in memory, so a restart leaves the ledger empty. */
export interface Entry {
  readonly asked: Asked;
  /** The idempotency key that it was opened with; may be empty. */
  readonly key: string;
  payment: ProviderPayment;
  isRefunded: boolean;
}

/** Maximum number of payments kept. After that, the oldest is dropped. */
const MAX_ENTRIES = 20_000;

export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new Map<string, string>();

  /** @param origin the stand-in's origin, where its pages are */
  constructor(readonly origin: string) {}

  find(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** Opens a payment. The same key returns the same payment. */
  open(asked: Asked, key: string): Entry {
    const known = this.#entries.get(this.#keys.get(key) ?? '');
    if (key !== '' && known !== undefined) return known;
    const id = `pay_${randomBytes(15).toString('base64url')}`;
    const { reference, amount, currency } = asked;
    const url = `${this.origin}/pay/${id}`;
    const entry: Entry = {
      asked,
      key,
      payment: { id, reference, amount, currency, status: 'open', url },
      isRefunded: false,
    };
    this.#entries.set(id, entry);
    if (key !== '') this.#keys.set(key, id);
    for (const [oldest, { key: oldKey }] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES) break;
      this.#entries.delete(oldest);
      if (this.#keys.get(oldKey) === oldest) this.#keys.delete(oldKey);
    }
    return entry;
  }

  change(entry: Entry, change: Partial<ProviderPayment>): void {
    entry.payment = { ...entry.payment, ...change };
  }

  /** Expires a payment that wasn't made in time. */
  expireIfDue(entry: Entry, now: Date): void {
    if (entry.payment.status === 'open' && new Date(entry.asked.expires_at) <= now) {
      this.change(entry, { status: 'expired' });
    }
  }
}
