import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPANY } from '../shared/company.js';
import { readSeedDay } from './db/seed-day.js';
import { readTrustedProxies, type TrustedProxies } from './http/visitor-address.js';
import { type PaymentSettings, readPaymentSettings } from './payments/settings.js';
import { type OutsideLinks, readOutsideLinks } from './site/outside-links.js';
import { readSocialSettings, type SocialSettings } from './social/social-config.js';
import { StartError } from './start-error.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings from the environment. Every field has a default. */
export interface Settings {
  /** The address of this machine to listen on. Only this machine can reach `127.0.0.1`. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly partnerPort: number;
  readonly oidcPort: number;
  readonly suggestPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** How long a start waits for a database that is away, in seconds. */
  readonly databaseWaitS: number;
  /** The day that the seeds are dated by, in milliseconds since the epoch. */
  readonly seedDay: number;
  readonly workers: number;
  /** The port of `/metrics`; null when metrics are off. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  readonly isDemo: boolean;
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Origins that may call the API, besides the storefront's and the partner's. */
  readonly allowedOrigins: readonly string[];
  /** Public origins, if they differ from `http://localhost:port`. */
  readonly storefrontOrigin: string | null;
  readonly partnerOrigin: string | null;
  readonly oidcOrigin: string | null;
  readonly suggestOrigin: string | null;
  readonly social: SocialSettings;
  readonly outsideLinks: OutsideLinks;
  readonly paymentPort: number;
  readonly paymentOrigin: string | null;
  readonly payment: PaymentSettings | null;
  readonly mailPort: number;
  readonly smtpUrl: string | null;
  /** URL where another process of this store shows the embedded mail server's mails; null if there is none. */
  readonly mailboxUrl: string | null;
  readonly mailFrom: string;
  /** Whether stand-ins replace any provider that isn't configured. If false, all must be configured. */
  readonly standIns: boolean;
  /** Null for the default, which differs between a demo and a store with real shoppers. */
  readonly logLevel: (typeof LOG_LEVELS)[number] | null;
}

/** Absolute paths of the folders that are served. */
export interface Folders {
  readonly dist: string;
  readonly embeds: string;
  readonly docs: string;
  readonly host: string;
  readonly sellers: string;
  readonly mobile: string;
  readonly builder: string;
  readonly media: string;
  /** The code that renders pages on the server. Nothing in it is served. */
  readonly render: string;
}

/** The widgets' version, from package.json. */
export const VERSION: string = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')).version;

export const FOLDERS: Folders = {
  dist: join(PROJECT, 'dist'),
  embeds: join(PROJECT, 'demo/embeds'),
  docs: join(PROJECT, 'demo/build/docs'),
  host: join(PROJECT, 'demo/build/host'),
  sellers: join(PROJECT, 'demo/build/sellers'),
  mobile: join(PROJECT, 'demo/build/mobile'),
  builder: join(PROJECT, 'demo/build/builder'),
  media: join(PROJECT, 'demo/host/media'),
  render: join(PROJECT, 'demo/build/render'),
};

/** Reads the variables listed in the README. An empty variable counts as missing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = readPort(env, 'PORT', 4173);
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const settings: Settings = {
    host: env.HOST || '127.0.0.1',
    port,
    partnerPort: readPort(env, 'PARTNER_PORT', port === 0 ? 0 : port + 1),
    dataDir: resolve(PROJECT, env.DATA_DIR || 'demo/data'),
    databaseUrl: env.DATABASE_URL || null,
    databasePool: readNumber(env, 'DATABASE_POOL', 10, 1, 1_000),
    databaseWaitS: readNumber(env, 'DATABASE_WAIT', 60, 0, 86_400),
    seedDay: readSeedDay(env),
    workers: readNumber(env, 'WORKERS', 1, 1, 64),
    metricsPort: env.METRICS_PORT ? readPort(env, 'METRICS_PORT', 0) : null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    isDemo: readDemo(env.DEMO || '0'),
    trustedProxies: readProxies(env.TRUST_PROXY || '0'),
    allowedOrigins: origins.filter(Boolean).map((origin) => checkOrigin('ALLOWED_ORIGINS', origin)),
    storefrontOrigin: env.STOREFRONT_ORIGIN ? checkOrigin('STOREFRONT_ORIGIN', env.STOREFRONT_ORIGIN) : null,
    partnerOrigin: env.PARTNER_ORIGIN ? checkOrigin('PARTNER_ORIGIN', env.PARTNER_ORIGIN) : null,
    suggestPort: readPort(env, 'SUGGEST_PORT', port === 0 ? 0 : port + 4),
    suggestOrigin: env.SUGGEST_ORIGIN ? checkOrigin('SUGGEST_ORIGIN', env.SUGGEST_ORIGIN) : null,
    oidcPort: readPort(env, 'OIDC_PORT', port === 0 ? 0 : port + 3),
    oidcOrigin: env.OIDC_ORIGIN ? checkOrigin('OIDC_ORIGIN', env.OIDC_ORIGIN) : null,
    social: readSocialSettings(env),
    outsideLinks: readOutsideLinks(env),
    paymentPort: readPort(env, 'PAYMENT_PORT', port === 0 ? 0 : port + 5),
    paymentOrigin: env.PAYMENT_ORIGIN ? checkOrigin('PAYMENT_ORIGIN', env.PAYMENT_ORIGIN) : null,
    payment: readPaymentSettings(env),
    mailPort: readPort(env, 'MAIL_PORT', port === 0 ? 0 : port + 2),
    smtpUrl: env.SMTP_URL ? checkSmtpUrl(env.SMTP_URL) : null,
    mailboxUrl: env.MAILBOX_URL || null,
    mailFrom: env.MAIL_FROM || COMPANY.sender,
    standIns: readSwitch(env, 'STAND_INS'),
    logLevel: env.LOG_LEVEL ? readLogLevel(env.LOG_LEVEL) : null,
  };
  if (!settings.standIns) checkComplete(settings);
  if (settings.workers > 1 && settings.databaseUrl === null)
    throw new StartError(
      `WORKERS=${settings.workers} needs DATABASE_URL: the embedded database can be opened by one process alone`,
    );
  return settings;
}

/** Throws if a provider isn't configured: without stand-ins, nothing can replace it. */
function checkComplete({ smtpUrl, payment, social, oidcOrigin }: Settings): void {
  const missing = [
    smtpUrl === null && 'SMTP_URL',
    payment === null && 'STRIPE_SECRET_KEY',
    social.google === null && oidcOrigin === null && 'GOOGLE_CLIENT_ID',
    social.x === null && oidcOrigin === null && 'X_CLIENT_ID',
    social.facebook === null && oidcOrigin === null && 'FACEBOOK_APP_ID',
  ].filter(Boolean);
  if (missing.length > 0) throw new StartError(`STAND_INS=off needs ${missing.join(', ')}`);
}

function readSwitch(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = env[name] || 'on';
  if (text !== 'on' && text !== 'off') throw new StartError(`${name} must be on or off, not "${text}"`);
  return text === 'on';
}

function readPort(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  return readNumber(env, name, fallback, 0, 65_535);
}

function readNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name] || String(fallback);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return number;
}

function readDemo(text: string): boolean {
  if (text !== '0' && text !== '1') throw new StartError(`DEMO must be 1 or 0, not "${text}"`);
  return text === '1';
}

function readProxies(text: string): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (proxies !== null) return proxies;
  throw new StartError(
    `TRUST_PROXY must be a number of proxies, or addresses such as 10.0.0.0/8 with commas between, not "${text}"`,
  );
}

function checkOrigin(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new StartError(
    `${name} must hold origins such as https://shop.example, without a path, not "${text}"`,
  );
}

/** The error message omits the value, which may contain a password. */
function checkSmtpUrl(text: string): string {
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '')
    return text;
  throw new StartError('SMTP_URL must look like smtp://user:password@mail.example:587');
}

function readLogLevel(text: string): Settings['logLevel'] {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level === undefined)
    throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
}
