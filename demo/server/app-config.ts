import { FOLDERS, type Folders, type Settings } from './config.js';
import { type PaymentConfig, paymentConfig } from './payments/payment-config.js';
import { type SocialConfig, socialConfig } from './social/social-config.js';

/** What the apps need to know of their surroundings. */
export interface AppConfig {
  readonly storefrontOrigin: string;
  readonly partnerOrigin: string;
  /** Of the suggestion host. */
  readonly suggestOrigin: string;
  /** Origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly folders: Folders;
  readonly social: SocialConfig;
  readonly payments: PaymentConfig;
}

/** Completes the settings by the ports that the server has got. */
export function appConfig(
  settings: Settings,
  port: number,
  partnerPort: number,
  oidcPort = settings.oidcPort,
  suggestPort = settings.suggestPort,
  paymentPort = settings.paymentPort,
): AppConfig {
  const { partnerOrigin, allowedOrigins, social } = settings;
  const storefrontOrigin = settings.storefrontOrigin ?? `http://localhost:${port}`;
  const own = [port, partnerPort].flatMap((each) => [`http://localhost:${each}`, `http://127.0.0.1:${each}`]);
  const configured = [settings.storefrontOrigin, partnerOrigin].filter((origin) => origin !== null);
  return {
    storefrontOrigin,
    partnerOrigin: partnerOrigin ?? `http://localhost:${partnerPort}`,
    suggestOrigin: settings.suggestOrigin ?? `http://localhost:${suggestPort}`,
    allowedOrigins: [...own, ...configured, ...allowedOrigins],
    folders: FOLDERS,
    social: socialConfig(
      social,
      settings.oidcOrigin ?? `http://localhost:${oidcPort}`,
      `${storefrontOrigin}/v3`,
    ),
    payments: paymentConfig(
      settings.payment,
      settings.paymentOrigin ?? `http://localhost:${paymentPort}`,
      storefrontOrigin,
    ),
  };
}
