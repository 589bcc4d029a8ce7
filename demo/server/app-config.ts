import { FOLDERS, type Folders, type Settings } from './config.js';

/** What the apps need to know of their surroundings. */
export interface AppConfig {
  readonly storefrontOrigin: string;
  readonly partnerOrigin: string;
  /** Origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly folders: Folders;
}

/** Completes the settings by the ports that the server has got. */
export function appConfig(settings: Settings, port: number, partnerPort: number): AppConfig {
  const { storefrontOrigin, partnerOrigin, allowedOrigins } = settings;
  const own = [port, partnerPort].flatMap((each) => [`http://localhost:${each}`, `http://127.0.0.1:${each}`]);
  const configured = [storefrontOrigin, partnerOrigin].filter((origin) => origin !== null);
  return {
    storefrontOrigin: storefrontOrigin ?? `http://localhost:${port}`,
    partnerOrigin: partnerOrigin ?? `http://localhost:${partnerPort}`,
    allowedOrigins: [...own, ...configured, ...allowedOrigins],
    folders: FOLDERS,
  };
}
