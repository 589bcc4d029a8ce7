import { randomBytes } from 'node:crypto';
import { pathTo } from '../../shared/pages.js';
import { StartError } from '../start-error.js';

/** The keys of a Stripe account in the environment; null for the stand-in. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** How the shop reaches Stripe, or the stand-in that speaks like it. The code that talks to it is the same. */
export interface PaymentConfig extends PaymentSettings {
  /** Origin of the stand-in; null for Stripe itself. */
  readonly standIn: string | null;
  /** URL to which the shopper comes back from the page where orders are paid. */
  readonly returnUrl: string;
  /** Whether this process has to run the stand-in. */
  readonly isPlayed: boolean;
}

/** Keys of a whole account, and restricted ones. */
const SECRET_KEY = /^(sk|rk)_(test|live)_\w{8,}$/;
const WEBHOOK_SECRET = /^whsec_[\w+/=]{8,}$/;

/** Returns null without `STRIPE_SECRET_KEY`. Its errors never contain a key. */
export function readPaymentSettings(
  env: Readonly<Record<string, string | undefined>>,
): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env;
  if (secretKey === '' && webhookSecret === '') return null;
  if (!SECRET_KEY.test(secretKey))
    throw new StartError('STRIPE_SECRET_KEY must look like sk_live_… or sk_test_…');
  if (!WEBHOOK_SECRET.test(webhookSecret))
    throw new StartError('STRIPE_SECRET_KEY needs a STRIPE_WEBHOOK_SECRET that looks like whsec_…');
  return { secretKey, webhookSecret };
}

/** Whether a key moves real money. */
export const isLive = ({ secretKey }: PaymentSettings): boolean => /^\w\w_live_/.test(secretKey);

const random = () => randomBytes(24).toString('hex');

/**
 * The stand-in gets new keys at each start: only this process can use it, and only it can report a payment.
 * @param standIn where a stand-in of this process would be
 * @param origin `PAYMENT_ORIGIN`: where a stand-in is, also one of another process whose keys are set
 */
export function paymentConfig(
  settings: PaymentSettings | null,
  { standIn, origin, storefrontOrigin }: { standIn: string; origin: string | null; storefrontOrigin: string },
): PaymentConfig {
  return {
    secretKey: settings?.secretKey ?? `sk_test_${random()}`,
    webhookSecret: settings?.webhookSecret ?? `whsec_${random()}`,
    standIn: settings === null ? (origin ?? standIn) : origin,
    returnUrl: storefrontOrigin + pathTo('payment'),
    isPlayed: settings === null,
  };
}
