import { createHmac, timingSafeEqual } from 'node:crypto';
import { enums, type Infer, integer, optional, pattern, string, type } from 'superstruct';

/** The states of a payment at the provider. `processing`: approved, but the money hasn't arrived yet. */
const Status = enums(['open', 'processing', 'succeeded', 'expired']);

const Id = pattern(string(), /^[\w-]{1,100}$/);

/** A payment as reported by the provider. `amount` is in the smallest unit of the currency. */
export const ProviderPayment = type({
  id: Id,
  /** The shop's ID for what is paid. */
  reference: string(),
  amount: integer(),
  currency: string(),
  status: Status,
  /** URL of the page where the shopper pays. */
  url: string(),
  card_brand: optional(pattern(string(), /^[\w ]{0,30}$/)),
  card_last4: optional(pattern(string(), /^(\d{4})?$/)),
});
export type ProviderPayment = Infer<typeof ProviderPayment>;

/** An event that the provider reports to the shop. */
export const ProviderEvent = type({
  /** Stays the same if the event is sent again. */
  id: Id,
  type: enums(['payment.succeeded', 'payment.failed', 'payment.refunded']),
  payment: ProviderPayment,
});
export type ProviderEvent = Infer<typeof ProviderEvent>;

/** The header of a signed request, in both directions. */
export const SIGNATURE_HEADER = 'Payment-Signature';

/** A signature whose time is further from now than this is treated as a replay. */
const TOLERANCE_S = 300;

/** The parts of a request that are signed. */
export interface Signed {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  /** The body as it is sent; empty for none. */
  readonly body: string;
}

/**
 * Signs a request: `t={unix seconds},v1={hex}`, where the hex is the HMAC-SHA256 of `{t}.{METHOD} {path}\n{body}`. It
 * includes the path, so a signature for one call isn't valid for any other.
 */
export function sign(secret: string, request: Signed, now: Date): string {
  const time = Math.floor(now.getTime() / 1_000);
  return `t=${time},v1=${mac(secret, time, request)}`;
}

/** Returns whether a header is a recent signature of this request, made with the secret. */
export function isSigned(secret: string, header: string, request: Signed, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (time === '' || Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_S) return false;
  const wanted = mac(secret, Number(time), request);
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(wanted, 'hex'));
}

function mac(secret: string, time: number, { method, path, body }: Signed): string {
  return createHmac('sha256', secret).update(`${time}.${method} ${path}\n${body}`).digest('hex');
}
