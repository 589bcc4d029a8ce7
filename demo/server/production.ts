import type { Settings } from './config.js';
import { isLive } from './payments/settings.js';
import { StartError } from './start-error.js';

/** Returns the settings that show that a store has real shoppers: an external database, or an https origin. */
function signsOf({ databaseUrl, storefrontOrigin, partnerOrigin, suggestOrigin }: Settings): string[] {
  const isHttps = (origin: string | null) => origin?.startsWith('https:') ?? false;
  return [
    ...(databaseUrl === null ? [] : ['DATABASE_URL']),
    ...(isHttps(storefrontOrigin) ? ['STOREFRONT_ORIGIN'] : []),
    ...(isHttps(partnerOrigin) ? ['PARTNER_ORIGIN'] : []),
    ...(isHttps(suggestOrigin) ? ['SUGGEST_ORIGIN'] : []),
  ];
}

/** Whether a store has real shoppers. If so, it gets no stand-ins and no made-up data. */
export const isProduction = (settings: Settings): boolean => !settings.isDemo && signsOf(settings).length > 0;

/** Returns the settings that a server runs with: in production, without stand-ins. */
export function checkSettings(settings: Settings): Settings {
  checkKeys(settings);
  if (isProduction(settings)) {
    refuse(settings, missingProviders(settings));
    return { ...settings, standIns: false };
  }
  if (settings.storefrontOrigin?.startsWith('https:')) checkPlayedOrigins(settings);
  return settings;
}

/** Real money and what is played exclude each other. A demo may try a real account with its test key. */
function checkKeys(settings: Settings): void {
  const { payment, paymentOrigin, standIns } = settings;
  if (payment === null) return;
  const isReal = isProduction(settings);
  if (!isLive(payment)) {
    if (!isReal) return;
    throw new StartError(
      'STRIPE_SECRET_KEY is a test key, with which anybody can pay by a test card. Set the live one, or DEMO=1.',
    );
  }
  if (paymentOrigin !== null)
    throw new StartError(
      'STRIPE_SECRET_KEY is a live key, and PAYMENT_ORIGIN is where a stand-in is. Unset one.',
    );
  if (!isReal && standIns)
    throw new StartError(
      'STRIPE_SECRET_KEY is a live key: beside stand-ins, set a test key, or STAND_INS=off.',
    );
}

function missingProviders({ smtpUrl, payment, social }: Settings): string[] {
  return [
    ...(smtpUrl === null
      ? ['SMTP_URL: your mail server. The one that is played shows all mail to anybody.']
      : []),
    ...(payment === null
      ? [
          'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: your Stripe account. The one that is played takes any card.',
        ]
      : []),
    ...(social.google === null ? [signIn('Google', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')] : []),
    ...(social.x === null ? [signIn('X', 'X_CLIENT_ID', 'X_CLIENT_SECRET')] : []),
    ...(social.facebook === null ? [signIn('Facebook', 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')] : []),
  ];
}

const signIn = (provider: string, id: string, secret: string) =>
  `${id} and ${secret}: your app at ${provider}. The one that is played lets anybody sign in as anybody.`;

function refuse(settings: Settings, missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new StartError(
    [
      `This store is not only for you to look at: ${signsOf(settings).join(' and ')} is set. Set as well:`,
      ...missing.map((line) => `  ${line}`),
      'Or set DEMO=1 if it is a demo: then all of these are played, and its mail is for anybody to read.',
    ].join('\n'),
  );
}

/** An https page can't load from this machine's http, and other people's browsers can't reach this machine. */
function checkPlayedOrigins({ standIns, social, oidcOrigin, payment, paymentOrigin }: Settings): void {
  const { google, x, facebook } = social;
  const missing = [
    (google === null || x === null || facebook === null) && oidcOrigin === null && 'OIDC_ORIGIN',
    payment === null && paymentOrigin === null && 'PAYMENT_ORIGIN',
  ].filter(Boolean);
  if (!standIns || missing.length === 0) return;
  throw new StartError(
    `STOREFRONT_ORIGIN is https, and browsers must reach the stand-ins by https, too. Set ${missing.join(' and ')}.`,
  );
}
