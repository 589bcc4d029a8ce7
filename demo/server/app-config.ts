import { isIP } from 'node:net';
import { PAGES_OF_THIS_MACHINE } from '../shared/allowed-origins.js';
import { FOLDERS, type Folders, type Settings } from './config.js';
import type { TrustedProxies } from './http/visitor-address.js';
import { type PaymentConfig, paymentConfig } from './payments/settings.js';
import { isProduction } from './production.js';
import type { OutsideLinks } from './site/outside-links.js';
import { type SocialConfig, socialConfig } from './social/social-config.js';

export interface AppConfig {
  readonly storefrontOrigin: string;
  readonly partnerOrigin: string;
  /** Base URL of the suggestion host, which may be the API itself. */
  readonly suggestUrl: string;
  /** The origins whose pages may call the API, in the notation of `isAllowed`. */
  readonly allowedOrigins: readonly string[];
  readonly folders: Folders;
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: TrustedProxies;
  readonly databasePool: number;
  readonly social: SocialConfig;
  readonly outsideLinks: OutsideLinks;
  readonly payments: PaymentConfig;
}

/** Whether this is a demo whose mail stays in its own mailbox, so that nothing anybody does in it leaves it. */
const isForTrying = (settings: Settings): boolean =>
  !isProduction(settings) && (settings.smtpUrl === null || settings.mailboxUrl !== null);

/** Completes the settings with the ports the server got. Under https, the shop never defaults to `localhost`. */
export function appConfig(
  settings: Settings,
  port: number,
  partnerPort: number,
  oidcPort = settings.oidcPort,
  suggestPort = settings.suggestPort,
  paymentPort = settings.paymentPort,
): AppConfig {
  const { host, partnerOrigin, allowedOrigins, social, trustedProxies, databasePool } = settings;
  const storefrontOrigin = settings.storefrontOrigin ?? `http://localhost:${port}`;
  const isHttps = storefrontOrigin.startsWith('https:');
  const local = (each: number) => `http://localhost:${each}`;
  const names = new Set(['localhost', '127.0.0.1', isIP(host) === 6 ? `[${host}]` : host]);
  const own = [port, partnerPort].flatMap((each) => [...names].map((name) => `http://${name}:${each}`));
  const configured = [settings.storefrontOrigin, partnerOrigin].filter((origin) => origin !== null);
  return {
    storefrontOrigin,
    partnerOrigin: partnerOrigin ?? (isHttps ? storefrontOrigin : local(partnerPort)),
    suggestUrl: settings.suggestOrigin ?? (isHttps ? `${storefrontOrigin}/v3` : local(suggestPort)),
    allowedOrigins: [
      ...(isHttps ? [] : own),
      ...configured,
      ...allowedOrigins,
      ...(isForTrying(settings) ? PAGES_OF_THIS_MACHINE : []),
    ],
    folders: FOLDERS,
    trustedProxies,
    databasePool,
    outsideLinks: settings.outsideLinks,
    social: socialConfig(
      social,
      settings.oidcOrigin ?? `http://localhost:${oidcPort}`,
      `${storefrontOrigin}/v3`,
    ),
    payments: paymentConfig(settings.payment, {
      standIn: local(paymentPort),
      origin: settings.paymentOrigin,
      storefrontOrigin,
    }),
  };
}
