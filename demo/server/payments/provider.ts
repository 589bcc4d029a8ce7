import { randomBytes } from 'node:crypto';
import { type Struct, validate } from 'superstruct';
import { ProviderPayment, SIGNATURE_HEADER, sign } from '../../shared/payment-protocol.js';
import { StartError } from '../start-error.js';

/** The card provider's settings in the environment; null for the stand-in. */
export interface PaymentSettings {
  readonly url: string;
  readonly secret: string;
}

/** A card provider, real or stand-in. The code that talks to it is the same. */
export interface PaymentConfig {
  /** Base URL, without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  /** URL where the provider reports the outcome of a payment. */
  readonly webhookUrl: string;
  /** URL to which the provider sends the shopper back. */
  readonly returnUrl: string;
  readonly isPlayed: boolean;
}

const MIN_SECRET = 16;

/** Returns null without `PAYMENT_URL`. Its errors never contain the secret. */
export function readPaymentSettings(
  env: Readonly<Record<string, string | undefined>>,
): PaymentSettings | null {
  const { PAYMENT_URL: url, PAYMENT_SECRET: secret = '' } = env;
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StartError('PAYMENT_URL must look like https://pay.example/v1');
  }
  if (secret.length < MIN_SECRET) {
    throw new StartError(`PAYMENT_URL needs a PAYMENT_SECRET of at least ${MIN_SECRET} characters`);
  }
  return { url: url.replace(/\/+$/, ''), secret };
}

/** The stand-in, at `standIn`, gets a new secret at each start: only this process can report a payment. */
export function paymentConfig(
  settings: PaymentSettings | null,
  standIn: string,
  storefrontOrigin: string,
): PaymentConfig {
  return {
    url: settings?.url ?? standIn,
    secret: settings?.secret ?? randomBytes(32).toString('base64url'),
    webhookUrl: `${storefrontOrigin}/v3/pc/payment/webhook`,
    returnUrl: `${storefrontOrigin}/content/payment`,
    isPlayed: settings === null,
  };
}

const TIMEOUT_MS = 10_000;

/** Thrown if the provider doesn't answer, refuses, or sends an invalid reply. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    message: string,
    /** The HTTP status of a refusal; otherwise 0. */
    readonly status = 0,
  ) {
    super(message);
  }
}

export interface NewPayment {
  readonly reference: string;
  /** US cents. */
  readonly amount: number;
  readonly description: string;
  readonly lang: string;
  readonly expiresAt: Date;
  /** The idempotency key: the same key again means the same payment. */
  readonly key: string;
}

/** The calls of the protocol to one provider. Each may throw a PaymentError. */
export interface Provider {
  readonly create: (payment: NewPayment) => Promise<ProviderPayment>;
  readonly read: (id: string) => Promise<ProviderPayment>;
  /** Refunds a whole payment. Safe to repeat. */
  readonly refund: (payment: {
    readonly id: string;
    readonly reference: string;
    /** US cents. */
    readonly amount: number;
  }) => Promise<ProviderPayment>;
}

export function cardProvider(config: PaymentConfig, now: () => Date): Provider {
  const call = (method: 'GET' | 'POST', path: string, data?: object, key = '') =>
    ask(config, now, { method, path, body: data === undefined ? '' : JSON.stringify(data), key });
  return {
    create: ({ reference, amount, description, lang, expiresAt, key }) =>
      call(
        'POST',
        '/payments',
        {
          ...{ reference, amount, currency: 'USD', description, lang },
          expires_at: expiresAt.toISOString(),
          return_url: config.returnUrl,
          webhook_url: config.webhookUrl,
        },
        key,
      ),
    read: (id) => call('GET', `/payments/${id}`),
    refund: ({ id, reference, amount }) =>
      call('POST', `/payments/${id}/refunds`, { reference, amount, currency: 'USD' }, `refund-${id}`),
  };
}

async function ask(
  { url, secret }: PaymentConfig,
  now: () => Date,
  { method, path, body, key }: { method: string; path: string; body: string; key: string },
): Promise<ProviderPayment> {
  const address = new URL(url + path);
  try {
    const response = await fetch(address, {
      method,
      headers: {
        [SIGNATURE_HEADER]: sign(secret, { method, path: address.pathname, body }, now()),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new PaymentError(`${address} answered ${response.status}`, response.status);
    return fitting(await response.json(), ProviderPayment);
  } catch (error) {
    throw error instanceof PaymentError ? error : new PaymentError(`${address}: ${String(error)}`);
  }
}

function fitting<T>(value: unknown, struct: Struct<T, unknown>): T {
  const [unfit, fit] = validate(value, struct);
  if (unfit) throw new PaymentError(`The provider’s answer does not fit: ${unfit.message}`);
  return fit;
}
