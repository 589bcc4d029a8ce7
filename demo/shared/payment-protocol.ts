import { createHmac, timingSafeEqual } from 'node:crypto';
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

/** The header of a signed request, in both directions. */
export const SIGNATURE_HEADER = 'Payment-Signature';

/** A signature that is older, or from further in the future, is a replay. */
const TOLERANCE_S = 300;

/** What is signed. */
export interface Signed {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** As it is sent; empty for none. */
  readonly body: string;
}

/**
 * Signs a request: `t={unix seconds},v1={hex}`, the latter the HMAC-SHA256 of `{t}.{METHOD} {path}\n{body}`. The path
 * is in it, so that what was signed for one call is good for no other.
 */
export function sign(secret: string, request: Signed, now: Date): string {
  const time = Math.floor(now.getTime() / 1_000);
  return `t=${time},v1=${mac(secret, time, request)}`;
}

/** Whether a header is the signature of this request, made a short while ago by somebody who knows the secret. */
export function isSigned(secret: string, header: string, request: Signed, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (time === '' || Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_S) return false;
  const wanted = mac(secret, Number(time), request);
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(wanted, 'hex'));
}

function mac(secret: string, time: number, { method, path, body }: Signed): string {
  return createHmac('sha256', secret).update(`${time}.${method} ${path}\n${body}`).digest('hex');
}
