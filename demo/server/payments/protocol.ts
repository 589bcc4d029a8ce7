import { enums, type Infer, integer, optional, pattern, string, type } from 'superstruct';

/** What becomes of a payment at the provider. `processing`: approved, and the money is on its way. */
const Status = enums(['open', 'processing', 'succeeded', 'expired']);

const Id = pattern(string(), /^[\w-]{1,100}$/);

/** A payment as the provider tells it; `amount` is in the smallest unit of the currency. */
export const ProviderPayment = type({
  id: Id,
  /** The shop's own number of what is paid. */
  reference: string(),
  amount: integer(),
  currency: string(),
  status: Status,
  /** Where the shopper pays. */
  url: string(),
  card_brand: optional(pattern(string(), /^[\w ]{0,30}$/)),
  card_last4: optional(pattern(string(), /^(\d{4})?$/)),
});
export type ProviderPayment = Infer<typeof ProviderPayment>;

/** What the provider tells the shop of by itself. */
export const ProviderEvent = type({
  /** The same when it is told again. */
  id: Id,
  type: enums(['payment.succeeded', 'payment.failed', 'payment.refunded']),
  payment: ProviderPayment,
});
export type ProviderEvent = Infer<typeof ProviderEvent>;
