import { randomBytes } from 'node:crypto';
import { StartError } from '../start-error.js';

/** What the environment says of a card provider; null for the one that is played. */
export interface PaymentSettings {
  readonly url: string;
  readonly secret: string;
}

/** A card provider, real or played; the code that talks to it is the same. */
export interface PaymentConfig {
  /** Base URL, without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  /** Where the provider tells us what became of a payment. */
  readonly webhookUrl: string;
  /** Where the provider sends the shopper back to. */
  readonly returnUrl: string;
  readonly isPlayed: boolean;
}

const MIN_SECRET = 16;

/** Null without `PAYMENT_URL`. What it throws never holds the secret. */
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

/** One that is played, at `standIn`, has a new secret at each start: only this process can say what is paid. */
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
